import { z } from 'zod';
import { payTo } from '#core/billing/payouts/payout.contract.ts';
import { bigId } from '#core/platform/http/wire.contract.ts';

/** Whether there is such a customer is looked at before what is said. */
export const eraseBody = z.object({
  reason: z
    .string()
    .trim()
    .min(5)
    .max(300)
    .optional()
    .meta({ description: 'Needed; for the audit, so without what identifies the person.' }),
  confirmation: z.string().max(400).optional().meta({
    description:
      'Whose account it is, typed by who agrees. Without it, or with another, nothing is done, and the answer says what to type.',
  }),
  pay_to: payTo.optional().meta({ description: 'Needed where there is money: where it goes.' }),
});
export type EraseBody = z.output<typeof eraseBody>;

export const erasedAnswer = z.object({
  data: z.object({ state: z.enum(['erased', 'waiting']) }).meta({ id: 'CustomerErased' }),
});
export type Erased = z.infer<typeof erasedAnswer>;

export const erasureAnswer = z.object({
  data: z
    .object({
      customer: z.object({ id: bigId, name: z.string(), email: z.string().nullable() }),
      phrase: z.string().meta({ description: 'What is to be typed.' }),
      paid_back: z.string().meta({ description: 'What would be paid out, in US dollars.' }),
      lapses: z.string().meta({ description: 'Bonuses that would lapse.' }),
      held_lapses: z.string().meta({ description: 'Rewards not released yet, which would lapse.' }),
      needs_second: z.boolean().meta({ description: 'There is money: two people decide.' }),
      obstacle: z
        .enum(['own_account', 'member_of_team'])
        .nullable()
        .meta({ description: 'Why it cannot be erased.' }),
      asked: z
        .object({
          by: z.string(),
          at: z.iso.datetime(),
          reason: z.string(),
          pay_to: z.string().nullable(),
          is_mine: z.boolean(),
        })
        .nullable()
        .meta({ description: 'By the first of the two.' }),
    })
    .meta({ id: 'CustomerErasure' }),
});
export type Erasure = z.infer<typeof erasureAnswer>['data'];
