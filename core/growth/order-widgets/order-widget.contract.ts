import { z } from 'zod';
import { parseAmount } from '#core/money/money.ts';
import {
  count,
  bigId,
  methodId,
  wireAmount,
  wireFloat,
} from '#core/platform/http/wire.contract.ts';
import { WIDGET_GROUPS } from './widget-groups.pure.ts';

export const LONGEST_WIDGET_NAME = 80;
export const MOST_ORIGINS = 10;
const MOST_METHODS = 50;
const LONGEST_ORIGIN = 300;
const LONGEST_ID = 100;

const fraction = z.number().min(0).max(1).meta({ description: 'A fraction.' });

export const orderWidget = z
  .object({
    id: bigId,
    name: z.string(),
    api_token: z.string().meta({ description: 'Public: it stands in the page of the widget.' }),
    minimum_purchase_amount: wireAmount,
    payment_methods: z.array(methodId).meta({ description: 'None for all that are offered.' }),
    reward_percent: fraction,
    origins: z.array(z.string()).meta({ description: 'The sites that may show it.' }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'OrderWidget' });
export type OrderWidget = z.infer<typeof orderWidget>;

/** What everybody may know of a widget who has its token. */
export const widgetTermsAnswer = z.object({
  data: orderWidget.pick({ origins: true, minimum_purchase_amount: true }),
});

export const orderWidgetAnswer = z.object({ data: orderWidget });
export const orderWidgetsAnswer = z.object({
  data: z.array(orderWidget),
  meta: z.object({
    most_reward_percent: fraction.meta({ description: 'What the seller gives at the most.' }),
  }),
});

/** A form sends text, a program may send a number. */
const amount = z
  .preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().max(30))
  .refine((text) => parseAmount(text) !== undefined, { params: { code: 'invalid_format' } });

const name = z.string().trim().min(1).max(LONGEST_WIDGET_NAME);
const methods = z.array(methodId).max(MOST_METHODS);
const origins = z.array(z.string().trim().max(LONGEST_ORIGIN)).max(MOST_ORIGINS);

export const createWidgetBody = z.object({
  name,
  minimum_purchase_amount: amount.default('0'),
  payment_methods: methods.default([]),
  reward_percent: fraction.optional().meta({ description: 'What the seller gives unless said.' }),
  origins: origins.default([]),
});
export const changeWidgetBody = z.object({
  name: name.optional(),
  minimum_purchase_amount: amount.optional(),
  payment_methods: methods.optional(),
  reward_percent: fraction.optional(),
  origins: origins.optional(),
});
export type WidgetInput = z.output<typeof changeWidgetBody>;

/** Ids too long to exist are answered as not found. */
export const widgetPath = z.object({ id: z.string().max(LONGEST_ID) });

/** A form sends an empty field as an empty string. */
const day = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.iso.date().optional().meta({ description: '`YYYY-MM-DD`, in UTC.' }),
);

export const widgetStatisticsQuery = z.object({
  group_by: z.enum(WIDGET_GROUPS).default('date'),
  start_date: day,
  end_date: day,
});
export type WidgetStatisticsQuery = z.infer<typeof widgetStatisticsQuery>;

const statisticsRow = z.object({
  key: z.string().meta({ description: 'A day, or the id of what it is of.' }),
  name: z.string().meta({ description: 'Of a customer only their number is told.' }),
  orders: count,
  paid_orders: count,
  spent: wireAmount.meta({ description: 'Paid, without what was given back.' }),
  spent_float: wireFloat,
  reward: wireAmount.meta({ description: 'What is earned by it, without what was taken back.' }),
});
export type WidgetStatisticsRow = z.infer<typeof statisticsRow>;

export const widgetStatisticsAnswer = z.object({
  data: z.array(statisticsRow).meta({ description: 'The latest or the largest first.' }),
  meta: z
    .object({ earned: wireAmount, held: wireAmount, available: wireAmount, reversed: wireAmount })
    .meta({ description: 'Of all rewards so far, whatever the period.' }),
});
export type WidgetRewards = z.infer<typeof widgetStatisticsAnswer>['meta'];
