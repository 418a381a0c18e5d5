import { z } from 'zod';
import {
  bigId,
  id,
  methodId,
  quantity,
  wireAmount,
  wireFloat,
} from '#core/platform/http/wire.contract.ts';
import { parseAmount } from '#core/money/money.ts';
import {
  dripFeed,
  isSpeedup,
  link,
  serviceName,
  targetableValues,
} from '#core/ordering/form/order-cost.contract.ts';
import { MOST_LINES } from '#core/ordering/form/order-line.pure.ts';
import { ORDER_TYPES } from '#core/ordering/form/order-query.pure.ts';
import { invoice } from '#core/billing/payments/invoices/invoice.contract.ts';
import { panelPath } from '#core/billing/payments/panel-path.contract.ts';
import { dripFeedOrdered, order } from './order.contract.ts';

/** The id of the balance among the payment methods. */
export const BALANCE = 0;

const MOST_COUNTRIES = 300;

const countryIds = z.array(id).max(MOST_COUNTRIES).default([]).meta({
  description: 'Ids of /api/v1/countries that the service allows; none means all of them.',
});
/** A flag may be written as 1 or 0. */
const flag = z.preprocess(
  (value) => (value === 1 || value === 0 ? value === 1 : value),
  z.boolean().default(false),
);

const orderLine = z.object({
  service_id: serviceName,
  quantity: quantity.meta({ description: 'Of the first run, where it is a drip-feed.' }),
  url: link.default(''),
  drip_feed: dripFeed.nullish(),
  is_guarantee: z.boolean().default(false),
  targetable_values: targetableValues.default([]),
  country_ids: countryIds,
  is_reorder: flag,
  is_speedup: isSpeedup,
});
export type OrderLineAsked = z.infer<typeof orderLine>;

/** The same line with the field names of the widget. */
const widgetLine = z
  .object({
    serviceId: serviceName,
    quantity,
    url: link.default(''),
    dripFeed: dripFeed.nullish(),
    isGuarantee: flag,
    targetableValues: targetableValues.default([]),
    countryIds,
    isReorder: flag,
    isSpeedup: flag,
  })
  .transform((line): OrderLineAsked => ({
    service_id: line.serviceId,
    quantity: line.quantity,
    url: line.url,
    drip_feed: line.dripFeed,
    is_guarantee: line.isGuarantee,
    targetable_values: line.targetableValues,
    country_ids: line.countryIds,
    is_reorder: line.isReorder,
    is_speedup: line.isSpeedup,
  }));

const lines = <T extends z.ZodType>(line: T) => z.array(line).min(1).max(MOST_LINES);

const wayBack = panelPath.optional().meta({
  description: 'A path of the panel; it comes back with `invoice`, the id, in its query.',
});
const chosenMethod = methodId.meta({
  description: 'One of /api/v1/payment-methods; 0 is the balance, which only customers have.',
});
const cardId = bigId.meta({
  description: 'A saved card of the customer, instead of a method.',
});
export const expectedTotal = z
  .string()
  .max(30)
  .refine((text) => parseAmount(text) !== undefined, { params: { code: 'invalid_format' } })
  .optional()
  .meta({ description: 'The `total` that was shown; another one now is refused.' });

/** The fields common to all lines. */
const terms = z.object({
  // A channel is subscribed instead, which then places orders of this type.
  type: z
    .enum(ORDER_TYPES)
    .refine((type) => type !== 'autopromotion', { params: { code: 'no_autopromotion' } })
    .default('single'),
  coupon_code: z.string().max(100).nullish(),
  source: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .default('single_form'),
  is_speedup: z.boolean().default(false).meta({
    description: 'Whether the offer to speed up was taken; it counts where a line can be.',
  }),
  expected_total: expectedTotal,
  versions: z
    .object({ price: z.string().max(40), rate: z.string().max(40) })
    .optional()
    .meta({ description: 'Of the total that was shown; where no total is expected, they count.' }),
});

export const placeOrderBody = terms.extend({
  orders: lines(orderLine),
  payment_method_id: chosenMethod.nullish(),
  recurring_payments_method_id: cardId.nullish(),
  success_url: wayBack,
  cancel_url: wayBack,
});
/** The body to which every way of placing an order is converted. */
export type PlaceOrderBody = z.infer<typeof placeOrderBody>;

const analytics = {
  google_analytics4_client_id: z.string().max(200).nullish(),
  google_analytics4_session_id: z.string().max(200).nullish(),
};

export const widgetOrderBody = terms.extend({ orders: lines(widgetLine), ...analytics });

const request = terms.extend({
  orders: lines(widgetLine),
  email: z.string().max(320).nullish().meta({
    description: 'Of a guest; whoever is logged in needs none.',
  }),
  affiliate_code: z.string().max(250).nullish(),
  success_url: wayBack,
  cancel_url: wayBack,
  yandex_metrika_client_id: z.string().max(200).nullish(),
  ...analytics,
});
export type OrderRequest = z.infer<typeof request>;
export const orderRequestBody = request.extend({ payment_method_id: chosenMethod });
export const cardRequestBody = request.extend({ recurring_payments_method_id: cardId });

export const NEXT_STEPS = ['done', 'redirect', 'instructions', 'wait', 'failed'] as const;

const placed = z.object({
  orders: z.array(order).meta({
    description: 'In the order of the lines; of a drip-feed its first run.',
  }),
  drip_feeds: z.array(dripFeedOrdered),
  total: wireAmount.meta({ description: 'What is paid, with its fee.' }),
  total_float: wireFloat,
  next_step: z.enum(NEXT_STEPS).meta({
    description:
      '`done`: all is paid, go to the orders. `redirect`: go to `payment.payment.url`. ' +
      '`instructions`: show `payment.payment`, a code or an account. `wait`: ask for the invoice ' +
      'until that is known. `failed`: nothing was paid, the orders stay unpaid; see ' +
      '`payment.reason`.',
  }),
  payment: invoice.nullable().meta({ description: 'Nothing where the balance has paid.' }),
});

export const placedAnswer = z.object({ data: placed.meta({ id: 'PlacedOrders' }) });
export type PlacedOrders = z.infer<typeof placed>;

/** Only the values sent: the answer does not depend on whether an account exists. */
const guest = z.object({
  isNewUser: z.literal(true).meta({ description: 'Said of everybody who is not logged in.' }),
  email: z.string(),
  accountType: z.literal('personal'),
  name: z.string(),
});

export const requestAnswer = z.object({
  data: placed
    .extend({
      data: invoice.nullable().meta({ description: 'The same as `payment`.' }),
      user: guest.nullable().meta({
        description: 'Nothing for who is logged in, or has a link to the order.',
      }),
      paid_signature: z.string().nullable().meta({
        description: 'By which a guest says that `payment` is paid; nothing for who is logged in.',
      }),
      follow_signatures: z.array(z.string()).default([]).meta({
        description: 'Of `orders`, each opens its one to a guest; none for who is logged in.',
      }),
    })
    .meta({ id: 'RequestedOrders' }),
});

export type RequestedOrders = z.infer<typeof requestAnswer>['data'];

export const validateOrderBody = z.object({ orders: lines(orderLine) });
export const widgetValidateOrderBody = z.object({ orders: lines(widgetLine) });
export const validatedAnswer = z.object({
  data: z.object({
    orders: z.array(
      z.object({
        service_id: id,
        url: z.string().meta({ description: 'The link in the form in which it is kept.' }),
        total_quantity: quantity,
      }),
    ),
  }),
});

const UNPAID_DISCOUNT = z
  .union([z.number(), z.string().max(30)])
  .nullish()
  .meta({
    description: 'A fraction that is taken off; no more than the server grants, which is nothing.',
  });
export const payByInvoiceBody = z.object({
  payment_method_id: chosenMethod.nullish(),
  recurring_payments_method_id: cardId.nullish(),
  unpaid_discount: UNPAID_DISCOUNT,
  expected_total: expectedTotal,
  success_url: wayBack,
  cancel_url: wayBack,
});
export type PayByInvoiceBody = z.infer<typeof payByInvoiceBody>;
export const payByBalanceBody = z.object({
  unpaid_discount: UNPAID_DISCOUNT,
  expected_total: expectedTotal,
});
