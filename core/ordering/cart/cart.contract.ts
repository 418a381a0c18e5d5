import { z } from 'zod';
import {
  bigId,
  count,
  id,
  quantity,
  wireAmount,
  wireFloat,
} from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import {
  dripFeed,
  link,
  serviceName,
  targetableValues,
} from '#core/ordering/form/order-cost.contract.ts';
import { MOST_LINES } from '#core/ordering/form/order-line.pure.ts';
import { quoteLine } from '#core/pricing/quote/quote-line.contract.ts';
import { CART_VALUE_MARKERS } from './cart-markers.pure.ts';

/** The countries, for a service that is sold in some only. */
const countryIds = z.array(id).max(300);

export const cartHeaders = z.object({
  'x-cart-token': z.string().optional().meta({
    description: 'What a guest was given with the first line. A session needs none.',
  }),
});

export const addBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        service_id: serviceName,
        url: link.default(''),
        quantity,
        is_guarantee: z.boolean().default(false),
        drip_feed: dripFeed.nullish(),
        targetable_values: targetableValues.default([]),
        country_ids: countryIds.default([]),
      }),
    )
    .min(1)
    .max(MOST_LINES),
  widget: z.string().min(1).max(200).optional().meta({
    description:
      'The token of an order widget whose link led here; it stays with the cart until that is empty.',
  }),
  put_key: z
    .uuid()
    .optional()
    .meta({ description: 'Sent again next with the same key, they are put into the cart once.' }),
});
export type AddBody = z.infer<typeof addBody>;

export const changeBody = z.strictObject({
  url: link.optional(),
  quantity: quantity.optional(),
  is_guarantee: z.boolean().optional(),
  drip_feed: dripFeed.nullable().optional().meta({ description: 'Nothing: all comes at once.' }),
  targetable_values: targetableValues.optional(),
  country_ids: countryIds.optional(),
});
export type ChangeBody = z.infer<typeof changeBody>;

export const linePath = z.object({ lineId: z.string().max(100) });

export const lineIdOf = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;

export const clearQuery = localeQuery.extend({
  network_id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional()
    .meta({ description: 'Only what is of this network.' }),
  line_ids: z
    .string()
    .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17})*$/)
    .max(19 * MOST_LINES)
    .transform((text) => text.split(',').map(BigInt))
    .optional()
    .meta({ description: 'Only these lines, with commas between them.' }),
});

const cartService = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    icon: z.string().meta({ description: 'The name of a picture: that of its type.' }),
    is_package: z.boolean(),
    min_quantity: id,
    max_quantity: id,
    quantity_step: id,
    service_type_id: id,
    network: z.object({ id, slug: z.string(), name: z.string(), icon: z.string() }),
  })
  .meta({ id: 'ServiceOfCart' });

export const cartLine = z
  .object({
    id: bigId,
    index: count,
    service: cartService.nullable().meta({ description: 'Nothing where it is sold no more.' }),
    url: z.string(),
    quantity: id.meta({ description: 'Of the first run, where it is a drip-feed.' }),
    total_quantity: id,
    subtotal: wireAmount.nullable().meta({ description: 'Nothing where it cannot be ordered.' }),
    subtotal_float: wireFloat.nullable(),
    lines: z.array(quoteLine).meta({ description: 'How the subtotal comes about.' }),
    is_guarantee: z.boolean(),
    drip_feed: dripFeed.nullable(),
    targetable_values: targetableValues,
    country_ids: countryIds,
    errors: z
      .record(z.string(), z.array(z.string()))
      .meta({ description: 'Why it cannot be ordered as it is, by field.' }),
  })
  .meta({ id: 'CartLine' });
export type CartLine = z.infer<typeof cartLine>;

export const cart = z
  .object({
    lines: z.array(cartLine),
    total: wireAmount.meta({ description: 'The sum of all subtotals.' }),
    total_float: wireFloat,
    versions: z.object({ price: z.string(), rate: z.string() }),
    widget: z.string().nullable().meta({
      description: 'The token of the order widget by whose link lines were put into it last.',
    }),
  })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof cart>;
export const cartAnswer = z.object({ data: cart });

export const cartCountAnswer = z.object({ data: z.object({ count }) });

export const cartMarkers = z
  .object({
    abandoned_until: z.iso.datetime().nullable().meta({
      description: 'Until then the cart counts as abandoned; nothing where it was empty.',
    }),
    value_marker: z.enum(CART_VALUE_MARKERS).nullable(),
  })
  .meta({ id: 'CartMarkers' });
export type CartMarkers = z.infer<typeof cartMarkers>;
export const cartMarkersAnswer = z.object({ data: cartMarkers });
