import { z } from 'zod';
import {
  bigId,
  count,
  id,
  methodId,
  quantity,
  wireAmount,
  wireFloat,
} from '#core/platform/http/wire.contract.ts';
import { LONGEST_LINK } from '#core/tenancy/link-rules/read-address.pure.ts';
import { parseAmount } from '#core/money/money.ts';
import { quoteLine } from '#core/pricing/quote/quote-line.contract.ts';
import { COUPON_TYPES } from '#core/pricing/quote/coupon-terms.pure.ts';
import { DRIP_FEED_MODES } from './drip-feed.pure.ts';
import { MOST_LINES } from './order-line.pure.ts';
import { ORDER_TYPES } from './order-query.pure.ts';

const MOST_CONTENTS = 1_000;
const MOST_TARGETS = 20;
const MOST_VALUES = 1_000;
const LONGEST_VALUE = 500;

/** An amount as text or number; a number in exponent notation is not accepted. */
const sumToSpend = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string()
    .max(30)
    .refine((text) => parseAmount(text) !== undefined, { params: { code: 'invalid_format' } }),
);

export const serviceName = z
  .union([id, z.string().min(1).max(120)])
  .meta({ description: 'The id of a service, or its slug: a restricted one has no other name.' });

export const dripFeed = z
  .object({
    numberOfRuns: count,
    dripFeedMinutes: count,
    mode: z.enum(DRIP_FEED_MODES).default('flat'),
    numberOfSteps: count.default(0).meta({
      description: 'By how much each run grows where the mode is progressive.',
    }),
  })
  .meta({
    id: 'DripFeedOfLine',
    description: 'The quantity of the line is that of its first run.',
  });

export const isSpeedup = z.boolean().default(false).meta({
  description: 'Whether this line is sped up, where it can be; with that of the whole, all are.',
});

export const targetableValues = z
  .array(
    z.object({
      targetId: id,
      viewType: z.string().max(40).nullable().default(null),
      values: z.array(z.string().max(LONGEST_VALUE)).max(MOST_VALUES),
    }),
  )
  .max(MOST_TARGETS);

export const link = z
  .string()
  .max(LONGEST_LINK)
  .refine((text) => !/[\s\p{Cc}]/u.test(text), { params: { code: 'invalid_url' } });

const isGuarantee = z.boolean().default(false);
const contentsLimit = z.int().min(1).max(MOST_CONTENTS).default(1).meta({
  description: 'So many publications are ordered for; each is an order of its own.',
});

const lines = <T extends z.ZodType>(line: T) => z.array(line).min(1).max(MOST_LINES);

export const costsBody = z.object({
  services: lines(z.object({ service_id: serviceName, quantity, is_guarantee: isGuarantee })),
  contents_limit: contentsLimit,
});
export type CostsBody = z.infer<typeof costsBody>;

export const quantitiesBody = z.object({
  services: lines(
    z.object({ service_id: serviceName, desired_cost: sumToSpend, is_guarantee: isGuarantee }),
  ),
  contents_limit: contentsLimit,
});
export type QuantitiesBody = z.infer<typeof quantitiesBody>;

const versions = z
  .object({ price: z.string(), rate: z.string() })
  .meta({ description: 'Of the catalogue and of the terms that the amounts were made of.' });

const serviceCost = z
  .object({
    service_id: id,
    quantity: quantity.meta({ description: 'Of one publication.' }),
    cost: wireAmount.meta({ description: 'For all publications.' }),
    cost_float: wireFloat,
    lines: z.array(quoteLine).meta({ description: 'How one publication comes to its cost.' }),
  })
  .meta({ id: 'ServiceCost' });

const serviceCosts = z
  .object({
    services: z.array(serviceCost),
    total_cost: wireAmount.meta({ description: 'The sum of all costs.' }),
    total_cost_float: wireFloat,
    cost_per_publication: wireAmount,
    cost_per_publication_float: wireFloat,
    versions,
  })
  .meta({ id: 'ServiceCosts' });
export type ServiceCosts = z.infer<typeof serviceCosts>;
export const serviceCostsAnswer = z.object({ data: serviceCosts });

export const totalCostBody = z.object({
  order_widget_type: z.enum(ORDER_TYPES).default('single'),
  services: lines(
    z.object({
      index: count.optional(),
      service_id: serviceName,
      quantity,
      url: link.default(''),
      is_guarantee: isGuarantee,
      drip_feed: dripFeed.nullish(),
      targetable_values: targetableValues.default([]),
      is_speedup: isSpeedup,
    }),
  ),
  coupon_code: z.string().max(100).nullish(),
  is_speedup: z.boolean().default(false).meta({
    description: 'All amounts with that which can be sped up sped up.',
  }),
  payment_method_id: methodId.nullish().meta({
    description: 'Without one and without a card, nothing is said of a fee.',
  }),
  recurring_payments_method_id: bigId
    .nullish()
    .meta({ description: 'A saved card of the customer, instead of a method.' }),
});
export type TotalCostBody = z.infer<typeof totalCostBody>;

const lineCost = z
  .object({
    index: count,
    serviceId: id,
    totalQuantity: quantity.meta({ description: 'Of all runs of a drip-feed.' }),
    cost: wireAmount,
    costFloat: wireFloat,
    canSpeedup: z.boolean(),
    speedupCost: wireAmount.meta({ description: 'What it costs more when it is sped up.' }),
    costWithSpeedup: wireAmount.meta({ description: 'The cost again where it cannot be sped up.' }),
    costWithSpeedupFloat: wireFloat,
    lines: z.array(quoteLine).meta({ description: 'How the cost comes about; it is their sum.' }),
  })
  .meta({ id: 'LineCost' });

const totalCost = z
  .object({
    items: z.array(
      z.object({
        url: z.string(),
        total: wireAmount,
        totalFloat: wireFloat,
        services: z.array(lineCost),
      }),
    ),
    total: wireAmount.meta({ description: 'What is paid, with its fee.' }),
    floatTotal: wireFloat,
    totalWithSpeedup: wireAmount.meta({ description: 'The same with all that can be sped up.' }),
    totalWithSpeedupFloat: wireFloat,
    originalAmount: wireAmount.meta({ description: 'What the lines cost without the coupon.' }),
    floatOriginal: wireFloat,
    fee: wireAmount,
    feeFloat: wireFloat,
    feePercent: z.number(),
    couponBonus: wireAmount.meta({ description: 'Nothing where the coupon does not apply.' }),
    couponBonusFloat: wireFloat,
    couponBonusPercentage: z.number().nullable(),
    couponBonusType: z.enum(COUPON_TYPES).nullable(),
    couponBonusAmountCalculationType: z.enum(['amount', 'percentage']).nullable(),
    paymentMethodBonus: wireAmount,
    paymentMethodBonusFloat: wireFloat,
    paymentMethodBonusPercent: z.number(),
    totalBonus: wireAmount,
    totalBonusFloat: wireFloat,
    lines: z.array(quoteLine).meta({ description: 'How the total comes about; it is their sum.' }),
    credits: z.array(quoteLine).meta({ description: 'What comes to the balance once it is paid.' }),
    versions,
  })
  .meta({ id: 'TotalCost' });
export type TotalCost = z.infer<typeof totalCost>;
export const totalCostAnswer = z.object({ data: totalCost });
