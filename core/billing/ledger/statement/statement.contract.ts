import { z } from 'zod';
import { bigId, count, pageLimit, unlessEmpty } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { ENTRY_KINDS, PURSES } from '../kinds.pure.ts';

/** Written once with commas, or repeated as a form does. */
const listOf = <T extends string>(items: readonly [T, ...T[]]) =>
  z.preprocess(
    (value) =>
      value === undefined || value === '' ? undefined : [value].flat().flatMap(splitAtCommas),
    z
      .array(z.enum(items))
      .max(items.length)
      .transform((list) => [...new Set(list)])
      .optional(),
  );

function splitAtCommas(part: unknown): unknown[] {
  return typeof part === 'string' ? part.split(',') : [part];
}

/** A day, or a moment of it, in UTC. */
const moment = z
  .string()
  .max(20)
  .refine((text) => momentOf(text) !== undefined, { params: { code: 'invalid_format' } })
  .meta({ description: '`YYYY-MM-DD` or `YYYY-MM-DD H:mm:ss`, in UTC.' });

const MOMENT = /^\d{4}-\d{2}-\d{2}(?: \d{1,2}:\d{2}:\d{2})?$/;

/** Undefined for malformed times and impossible dates. */
export function momentOf(text: string): Date | undefined {
  if (!MOMENT.test(text)) return undefined;
  const [day = '', time = '0:00:00'] = text.split(' ');
  const date = new Date(`${day}T${time.padStart(8, '0')}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? date : undefined;
}

const cursor = z
  .string()
  .regex(/^\d{1,13}\.\d{1,18}\.\d{1,18}$/)
  .meta({ description: 'The `next` of the page before.' });

export const entriesQuery = localeQuery.extend({
  account: listOf(PURSES),
  type: listOf(ENTRY_KINDS),
  start_date: unlessEmpty(moment),
  end_date: unlessEmpty(moment).meta({ description: 'A day is meant with all of its hours.' }),
  before: unlessEmpty(cursor),
  per_page: unlessEmpty(pageLimit),
});
export type EntriesQuery = z.infer<typeof entriesQuery>;

const amount = z.number().meta({ description: 'In dollars, with all of its digits.' });

const ENTRY_CAUSES = [
  'payment',
  'payment_refund',
  'refund_returned',
  'dispute',
  'dispute_won',
  'debt_paid',
  'debt_returned',
  'withdrawal',
  'withdrawal_returned',
  'earnings_moved',
  'reward_released',
] as const;
export type EntryCause = (typeof ENTRY_CAUSES)[number];

export const financeEntry = z
  .object({
    id: bigId,
    type: z.enum(ENTRY_KINDS),
    account: z.enum(PURSES),
    amount: amount.meta({ description: 'In dollars; below zero for what was taken.' }),
    balance: amount.meta({ description: 'What the account held after it.' }),
    created_at: z.iso.datetime(),
    order_id: bigId.nullable(),
    drip_feed_id: bigId.nullable().meta({
      description: 'What was paid for all runs, or given back for those that never began.',
    }),
    invoice_id: bigId.nullable(),
    payment_method: count.nullable().meta({ description: 'The id of the payment method.' }),
    reason: z.string().nullable(),
    cause: z
      .enum(ENTRY_CAUSES)
      .nullable()
      .meta({ description: 'What has moved the money, where the type alone does not tell.' }),
  })
  .meta({ id: 'FinanceEntry' });
export type FinanceEntry = z.infer<typeof financeEntry>;

export const entriesAnswer = z.object({
  data: z.array(financeEntry),
  meta: z.object({
    per_page: count,
    next: z.string().nullable().meta({ description: 'Asks for the page after as `before`.' }),
    balances: z
      .object({ balance: amount, referral: amount, task: amount, held: amount, debt: amount })
      .meta({
        description:
          'What the accounts hold now; `held` waits for a decision, `debt` is owed and paid by what comes next.',
      }),
  }),
});

/** More days could not be told apart in a chart. */
export const MOST_DAYS = 366;

export const balanceDaysQuery = localeQuery.extend({
  start_date: unlessEmpty(moment).meta({ description: 'Four weeks before the end unless said.' }),
  end_date: unlessEmpty(moment).meta({ description: 'Today unless said.' }),
});
export type BalanceDaysQuery = z.infer<typeof balanceDaysQuery>;

export const balanceDaysAnswer = z.object({
  data: z
    .array(z.object({ day: z.iso.date(), balance: amount }))
    .max(MOST_DAYS)
    .meta({ description: 'What the balance held at the end of each day, in UTC.' }),
});

export const statementQuery = localeQuery.extend({
  account: unlessEmpty(z.enum(PURSES)).meta({ description: '`balance` unless it says another.' }),
});
