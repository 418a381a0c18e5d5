import { z } from 'zod';
import { count, unlessEmpty } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { momentOf } from '#core/billing/ledger/statement/statement.contract.ts';
import { DISPATCH_ROUTES, MONEY_GROUPS } from './money-groups.pure.ts';

const day = z
  .string()
  .max(10)
  .refine((text) => momentOf(text) !== undefined, { params: { code: 'invalid_format' } })
  .meta({ description: '`YYYY-MM-DD`, in UTC.' });

export const moneyQuery = localeQuery.extend({
  group_by: unlessEmpty(z.enum(MONEY_GROUPS)).meta({ description: '`day` unless said.' }),
  start_date: unlessEmpty(day).meta({ description: 'Four weeks before the end unless said.' }),
  end_date: unlessEmpty(day).meta({ description: 'Today unless said.' }),
});
export type MoneyQuery = z.infer<typeof moneyQuery>;

export const signedAmount = z
  .string()
  .regex(/^-?\d+(\.\d{1,6})?$/)
  .meta({ description: 'US dollars, exact; below zero where more went than came.' });

const moved = z.object({
  received: signedAmount.meta({ description: 'Payments, less what was given back of them.' }),
  sales: signedAmount.meta({ description: 'Orders, less what was given back of them.' }),
  monthly: signedAmount.meta({
    description: 'Rented panels and plans, less what was given back of them.',
  }),
  fees: signedAmount,
  bonuses: signedAmount.meta({ description: 'Bonuses and coupons given, less those taken back.' }),
  rewards: signedAmount.meta({ description: 'Earned by customers.' }),
  adjusted: signedAmount.meta({ description: 'Given by staff, less what they took.' }),
  paid_out: signedAmount,
});

const owed = z.object({
  balances: signedAmount.meta({ description: 'What customers can spend.' }),
  earnings: signedAmount.meta({ description: 'What customers have earned and not taken out.' }),
  held: signedAmount,
  debts: signedAmount.meta({ description: 'What customers owe; zero or below.' }),
});

const delivered = z.object({
  orders: count,
  sales: signedAmount,
  cost: signedAmount,
  margin: signedAmount.meta({ description: 'Sales less cost.' }),
  without_cost: count.meta({ description: 'Orders of which no cost is known.' }),
});

const waiting = z.object({ count, amount: signedAmount });

export const moneyAnswer = z.object({
  data: z.array(
    moved
      .extend({
        key: z.string().meta({ description: 'A day, or the first day of a month.' }),
        owed: owed.meta({ description: 'At its end.' }),
      })
      .meta({ id: 'MoneyOfPeriod' }),
  ),
  total: moved,
  providers: z.array(
    delivered
      .extend({
        route: z.enum(DISPATCH_ROUTES),
        name: z.string().nullable().meta({ description: 'Of a provider.' }),
      })
      .meta({ id: 'MoneyOfProvider' }),
  ),
  delivered,
  waiting: z.object({ payments: waiting, withdrawals: waiting }),
  meta: z.object({
    group_by: z.enum(MONEY_GROUPS),
    start_date: z.string(),
    end_date: z.string(),
    counted_at: z.iso.datetime().nullable().meta({ description: 'Nothing before the first time.' }),
  }),
});
export type MoneyOverview = z.infer<typeof moneyAnswer>;
