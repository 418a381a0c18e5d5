import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { bigId, wireAmount } from '#core/platform/http/wire.contract.ts';

export const PAYOUT_STATES = ['open', 'paid'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Where the customer wants the money: account and holder, in their own words. */
export const payTo = z.string().trim().min(5).max(500);

export const payoutPath = z.object({ payoutId: z.string().max(100) });

export const payoutIdOf = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;

const payout = z
  .object({
    id: bigId,
    amount: z.string().meta({ description: 'In US dollars.' }),
    name: z.string(),
    email: z.string().nullable(),
    pay_to: z.string().meta({ description: 'In the words of who left; empty once it was paid.' }),
    state: z.enum(PAYOUT_STATES),
    requested_at: z.iso.datetime(),
    first_approval: z
      .object({ id: bigId, name: z.string(), at: z.iso.datetime(), is_mine: z.boolean() })
      .nullable()
      .meta({ description: 'Of a large one; somebody else has to pay it.' }),
    may: z
      .enum(['approve', 'pay'])
      .nullable()
      .meta({ description: 'What who asks can do now; both are asked for in the same way.' }),
    second_approval_above: wireAmount.meta({
      description: 'For more than this, two people are needed.',
    }),
    paid_at: z.iso.datetime().nullable(),
    paid_by: z.object({ id: bigId, name: z.string() }).nullable(),
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof payout>;

const foreseenPayout = z
  .object({
    paid_back: z.string().meta({ description: 'What was paid in or earned, in US dollars.' }),
    lapses: z.string().meta({ description: 'Bonuses that were not used.' }),
    held_lapses: z.string().meta({ description: 'Commissions that are not released yet.' }),
  })
  .meta({ id: 'ForeseenPayout' });
export type ForeseenPayout = z.infer<typeof foreseenPayout>;

export const foreseenPayoutAnswer = z.object({ data: foreseenPayout });

export const payoutAnswer = z.object({ data: payout });
export const payoutsAnswer = z.object({
  data: z.array(payout),
  meta: z.object({ next: z.string().nullable() }),
});

export const payoutsQuery = localeQuery.extend({
  state: z.enum(PAYOUT_STATES).default('open'),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
});

export const payBody = z.object({
  confirmed_amount: z
    .string()
    .max(30)
    .optional()
    .meta({ description: 'What was paid out, as staff have agreed to it.' }),
});
