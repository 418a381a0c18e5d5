import { z } from 'zod';
import { count, unlessEmpty, wireAmount, wireFloat } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { momentOf } from '#core/billing/ledger/statement/statement.contract.ts';
import { order } from '../order.contract.ts';
import type { OrderStatus } from '../order-status.pure.ts';
import { STATISTIC_GROUPS } from './statistic-groups.pure.ts';

/** More days could not be told apart in a chart. */
export const MOST_DAYS = 366;
const MOST_ORDERS = 100;

const day = z
  .string()
  .max(20)
  .refine((text) => momentOf(text) !== undefined, { params: { code: 'invalid_format' } })
  .transform((text) => text.slice(0, 10))
  .meta({ description: '`YYYY-MM-DD`, in UTC; of a moment its day counts.' });

const ids = z
  .string()
  .max(MOST_ORDERS * 20)
  .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17})*$/)
  .transform((text) => text.split(',').map(BigInt))
  .pipe(z.array(z.bigint()).max(MOST_ORDERS));

export const statisticsQuery = localeQuery.extend({
  groupBy: unlessEmpty(z.enum(STATISTIC_GROUPS)).meta({ description: '`date` unless said.' }),
  startDate: unlessEmpty(day).meta({ description: 'Four weeks before the end unless said.' }),
  endDate: unlessEmpty(day).meta({ description: 'Today unless said.' }),
  orders: unlessEmpty(ids).meta({ description: 'Numbers of orders: then of these alone.' }),
});
export type StatisticsQuery = z.infer<typeof statisticsQuery>;

const counts = z.object({
  completed: count,
  stopped: count,
  in_processing: count,
  in_moderation: count,
  canceled: count,
  unpaid: count,
  error: count,
} satisfies Record<OrderStatus, typeof count>);

const sums = z.object({
  orders: count,
  statuses: counts,
  quantity: count,
  cost: wireAmount.meta({ description: 'Of what is paid.' }),
  cost_float: wireFloat,
  refunded: wireAmount,
  refunded_float: wireFloat,
  spent: wireAmount.meta({ description: 'What is paid without what was given back.' }),
  spent_float: wireFloat,
});

export const statisticsAnswer = z.object({
  data: z.array(
    sums
      .extend({
        key: z.string().meta({ description: 'A day, the first day of a month, or an id.' }),
        name: z.string().nullable().meta({ description: 'Of a service or a network.' }),
      })
      .meta({ id: 'OrderStatistic' }),
  ),
  total: sums,
  meta: z.object({
    group_by: z.enum(STATISTIC_GROUPS),
    start_date: z.string(),
    end_date: z.string(),
  }),
});
export type Statistics = z.infer<typeof statisticsAnswer>;

export const dashboardAnswer = z.object({
  data: z.object({
    orders: count,
    statuses: counts,
    last_completed: z.array(order),
    last_in_processing: z.array(order),
  }),
});
export type Dashboard = z.infer<typeof dashboardAnswer>['data'];
