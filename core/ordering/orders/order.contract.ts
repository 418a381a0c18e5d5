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
import { DRIP_FEED_MODES } from '#core/ordering/form/drip-feed.pure.ts';
import { targetableValues } from '#core/ordering/form/order-cost.contract.ts';
import { ORDER_TYPES } from '#core/ordering/form/order-query.pure.ts';
import { quoteLine } from '#core/pricing/quote/quote-line.contract.ts';
import { seoPositions } from '#core/ordering/keywords/position.contract.ts';
import { promotable } from '#core/catalogue/snippets/snippet.contract.ts';
import { ORDER_EVENT_KINDS } from './order-event-kinds.pure.ts';
import { ORDER_STAGES } from './order-stage.pure.ts';
import { DRIP_FEED_STATUSES, ORDER_STATUSES } from './order-status.pure.ts';
import { ORDER_ACTORS } from './order-transition.pure.ts';

const place = z.object({ id, slug: z.string(), name: z.string(), icon: z.string() });
const orderedService = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    has_refill: z.boolean(),
    price: wireAmount,
    pricing_per: quantity,
    service_type: place,
    network: place,
  })
  .meta({
    id: 'OrderedService',
    description: 'The service as it was when it was ordered, named in the language of the answer.',
  });

const ordered = z.object({
  id: bigId,
  service_id: id,
  name: z.string().meta({ description: 'Of the service.' }),
  service: orderedService,
  url: z.string(),
  quantity,
  cost: wireAmount,
  cost_float: wireFloat,
  price: wireAmount.meta({ description: 'Of the service, for `pricing_per` of it.' }),
  price_float: wireFloat,
  is_guarantee: z.boolean(),
  is_speedup: z.boolean(),
  countries: z.array(id).meta({ description: 'Ids; none where it is for all of them.' }),
  targetable_values: targetableValues,
  source: z.string(),
  type: z.enum(ORDER_TYPES),
  is_reorder: z.boolean(),
  lines: z.array(quoteLine).meta({ description: 'How the cost came about.' }),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  completed_at: z.iso.datetime().nullable(),
});

export const order = ordered
  .extend({
    status: z.enum(ORDER_STATUSES),
    stage: z.enum(ORDER_STAGES).nullable().meta({
      description:
        'While it is in processing: it waits to be started, it is being delivered, or the provider is asked whether it arrived.',
    }),
    drip_feed_id: bigId.nullable(),
    run: quantity.nullable().meta({ description: 'Which run of its drip-feed it is.' }),
    subscription_id: bigId.nullable().meta({
      description: 'It was placed for a post of the channel of this subscription.',
    }),
    amount_to_pay: wireAmount.nullable().meta({
      description: 'While it is unpaid; for the first run of a drip-feed, all of it.',
    }),
    has_refill: z.boolean().meta({ description: 'It was ordered with a guarantee.' }),
    guarantee_days: count.nullable().meta({
      description: 'As they were agreed on, for so long after it is complete.',
    }),
    guaranteed_until: z.iso.datetime().nullable(),
    start_quantity: count.nullable(),
    current_quantity: count,
    percent_of_current_fill: z.number().meta({ description: 'From 0 to 100.' }),
    started_at: z.iso.datetime().nullable(),
    refunded: wireAmount.meta({ description: 'What was given back of the cost.' }),
    refunded_float: wireFloat,
    cancel_state: z.enum(['asked', 'confirmed', 'refused']).nullable().meta({
      description: 'What became of the wish to cancel it; nothing without one.',
    }),
    cancel_reason: z.string().nullable(),
    cancel_description: z.string().nullable(),
    actions: z.object({
      activable: z.boolean(),
      deletable: z.boolean(),
      pausable: z.boolean(),
      payable: z.boolean(),
      cancelable: z.boolean(),
      refillable: z.boolean(),
    }),
    refill: z
      .object({ date: z.iso.datetime(), quantity: count })
      .nullable()
      .meta({ description: 'The first count after it was complete: how many stood.' }),
    auto_refill_is_allowed: z.boolean(),
    is_auto_refill: z.boolean().meta({ description: 'A drop asks for a refill by itself.' }),
    promotable: promotable.nullable(),
    keywords: z.array(z.string()),
    seo_positions: seoPositions,
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;

export const dripFeedOrdered = ordered
  .extend({
    status: z.enum(DRIP_FEED_STATUSES),
    runs: quantity,
    mode: z.enum(DRIP_FEED_MODES),
    step: count,
    minutes_between_runs: quantity,
    total_quantity: quantity,
    orders_count: count,
    next_run_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DripFeed' });
export type DripFeedOrdered = z.infer<typeof dripFeedOrdered>;

export const orderAnswer = z.object({ data: order });
export const orderMethodsAnswer = z.object({
  data: z.array(id).meta({
    description: 'Those that its order widget offers beside the balance; empty for all.',
  }),
});
export const dripFeedAnswer = z.object({ data: dripFeedOrdered });

export const orderHistoryAnswer = z.object({
  data: z.array(
    z
      .object({
        kind: z.enum(ORDER_EVENT_KINDS),
        actor: z.enum(ORDER_ACTORS),
        delivered: count.nullable().meta({ description: 'How many had come by then.' }),
        refunded: wireAmount.nullable(),
        created_at: z.iso.datetime(),
      })
      .meta({ id: 'OrderEvent' }),
  ),
  meta: z.object({
    progress: z
      .array(z.object({ date: z.iso.datetime(), quantity: count }))
      .meta({ description: 'How many had been delivered by when, at most one point for each 5%.' }),
  }),
});
export type OrderHistory = z.infer<typeof orderHistoryAnswer>['data'];
export type OrderProgress = z.infer<typeof orderHistoryAnswer>['meta']['progress'];

/** An id too long to exist is answered as not found. */
export const orderPath = z.object({ orderId: z.string().max(100) });
export const dripFeedPath = z.object({ dripFeedId: z.string().max(100) });

export const orderIdOf = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;

const listedIds = z
  .string()
  .regex(/^\d{1,18}(,\d{1,18}){0,99}$/)
  .meta({ description: 'Only these, separated by commas; all that are there, on one page.' });

export const ordersQuery = localeQuery.extend({
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
  status: z.enum(ORDER_STATUSES).optional(),
  ids: listedIds.optional(),
});

export const orderBriefsQuery = localeQuery.extend({ ids: listedIds });

export const orderBriefsAnswer = z.object({
  data: z.array(
    order
      .pick({
        ...{ id: true, name: true, quantity: true },
        ...{ current_quantity: true, cancel_description: true },
      })
      .meta({ id: 'OrderBrief', description: 'What was ordered, and how much of it came.' }),
  ),
});
export type OrderBrief = z.infer<typeof orderBriefsAnswer>['data'][number];

export const ordersAnswer = z.object({
  data: z.array(order),
  meta: z.object({ next: z.string().nullable() }),
});
