import { z } from 'zod';
import { bigId, wireAmount, pageLimit } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { WITHDRAWAL_DEEDS, WITHDRAWAL_STATUSES } from '../withdrawal-status.pure.ts';
import { cursor, withdrawal } from '../withdrawal.contract.ts';

const person = z.object({ id: bigId, name: z.string() });
const deed = person.extend({ at: z.iso.datetime(), is_mine: z.boolean() });

/** What staff do; `cancel` is its customer's. */
export const STAFF_DEEDS = WITHDRAWAL_DEEDS.filter((one) => one !== 'cancel');
export type StaffDeed = Exclude<(typeof WITHDRAWAL_DEEDS)[number], 'cancel'>;

const staffWithdrawal = withdrawal
  .omit({ may_be_canceled: true })
  .extend({
    customer: person.extend({
      email: z.string().nullable(),
      is_frozen: z.boolean(),
      earned: wireAmount.meta({ description: 'What they have earned in all.' }),
    }),
    first_approval: deed
      .nullable()
      .meta({ description: 'Of a large one; somebody else has to approve it as well.' }),
    approved_by: deed.nullable(),
    sent_by: deed.nullable().meta({ description: 'Who pays it; nobody else does.' }),
    ended_by: person.nullable().meta({ description: 'Null where its customer has.' }),
    is_own: z.boolean().meta({ description: 'Of who asks: nobody decides on their own.' }),
    may: z.array(z.enum(WITHDRAWAL_DEEDS)).meta({ description: 'What who asks can do now.' }),
    second_approval_above: wireAmount.meta({
      description: 'More than this is approved by two people.',
    }),
  })
  .meta({ id: 'StaffWithdrawal' });
export type StaffWithdrawal = z.infer<typeof staffWithdrawal>;

export const staffWithdrawalAnswer = z.object({ data: staffWithdrawal });
export const staffWithdrawalsAnswer = z.object({
  data: z.array(staffWithdrawal).meta({ description: 'What has waited longest first.' }),
  meta: z.object({ next: z.string().nullable() }),
});

export const staffWithdrawalsQuery = localeQuery.extend({
  status: z
    .enum(WITHDRAWAL_STATUSES)
    .optional()
    .meta({ description: '`requested` unless it says another.' }),
  cursor,
  limit: pageLimit.optional(),
});

export const paidBody = z.object({
  confirmed_amount: z.string().max(30).optional().meta({
    description:
      'What was paid out, as staff have agreed to it. Without it, or with another sum, nothing moves, and the answer names the sum.',
  }),
});

export const refuseWithdrawalBody = z.object({
  reason: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .optional()
    .meta({ description: 'Needed; the customer reads it.' }),
});
