import { z } from 'zod';
import { stepUpProof } from '#core/accounts/two-factor/two-factor.contract.ts';
import {
  bigId,
  id,
  unlessEmpty,
  wireAmount,
  wireFloat,
} from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { amountToMove, withdrawalTotalBody } from './methods/withdrawal-method.contract.ts';
import { WITHDRAWAL_STATUSES } from './withdrawal-status.pure.ts';

export const requestWithdrawalQuery = localeQuery.extend({
  with_increased_balance_accuracy: z
    .enum(['0', '1'])
    .optional()
    .meta({ description: 'With 1, what is left has all six digits behind the point.' }),
});

export const requestWithdrawalBody = withdrawalTotalBody.extend({
  account_number: z
    .string()
    .trim()
    .min(4)
    .max(500)
    .meta({ description: 'Where the money goes, as the method asks for it.' }),
  user_comment: unlessEmpty(z.string().trim().max(500)).meta({ description: 'For staff.' }),
  ...stepUpProof,
});
export type RequestWithdrawalBody = z.infer<typeof requestWithdrawalBody>;

/** An id too long to exist is answered as not found. */
export const withdrawalPath = z.object({ withdrawalId: z.string().max(100) });

export const withdrawalIdOf = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;

export const cursor = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional()
  .meta({ description: 'The `next` of the page before.' });

export const withdrawal = z
  .object({
    id: bigId,
    status: z.enum(WITHDRAWAL_STATUSES).meta({
      description: '`unknown`: it was sent, and nobody knows yet whether it arrives.',
    }),
    amount: wireAmount.meta({ description: 'What leaves the earnings.' }),
    amount_float: wireFloat,
    fee: wireAmount,
    fee_float: wireFloat,
    total_amount: wireAmount.meta({ description: 'What is paid out.' }),
    total_amount_float: wireFloat,
    method: z.object({ id, name: z.string(), icon: z.string() }),
    account_number: z.string(),
    user_comment: z.string().nullable(),
    reason: z.string().nullable().meta({ description: 'Of staff, why it was refused.' }),
    may_be_canceled: z.boolean(),
    created_at: z.iso.datetime(),
    approved_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.infer<typeof withdrawal>;

export const withdrawalAnswer = z.object({ data: withdrawal });

export const requestedAnswer = withdrawalAnswer.extend({
  meta: z.object({
    available: wireAmount.meta({ description: 'What is still earned and can be withdrawn.' }),
    available_float: wireFloat,
  }),
});

export const withdrawalsQuery = localeQuery.extend({ cursor });
export const withdrawalsAnswer = z.object({
  data: z.array(withdrawal).meta({ description: 'The newest first.' }),
  meta: z.object({ next: z.string().nullable() }),
});

export const moveEarningsBody = z.object({
  amount: amountToMove.meta({ description: 'US dollars, with at most six digits.' }),
});
export const movedAnswer = z.object({
  data: z
    .object({
      moved: wireAmount,
      moved_float: wireFloat,
      balance: wireAmount.meta({ description: 'After it, and after what was owed is paid.' }),
      balance_float: wireFloat,
      available: wireAmount.meta({ description: 'What is still earned and can be withdrawn.' }),
      available_float: wireFloat,
    })
    .meta({ id: 'MovedEarnings' }),
});
