import { z } from 'zod';
import { bigId, wireAmount } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { ADJUSTMENT_STATUSES } from './adjustment-status.pure.ts';

const person = z.object({ id: bigId, name: z.string() });

export const signedAmount = z
  .string()
  .regex(/^[+-]\d+(\.\d{1,6})?$/)
  .meta({ description: 'US dollars, exact, with their sign.' });

export const adjustment = z
  .object({
    id: bigId,
    customer: person.extend({ email: z.string().nullable() }),
    amount: signedAmount,
    reason: z.string(),
    status: z.enum(ADJUSTMENT_STATUSES),
    asked_by: person,
    asked_at: z.iso.datetime(),
    ended_by: person.nullable(),
    ended_at: z.iso.datetime().nullable(),
    is_mine: z.boolean().meta({ description: 'Asked for by who asks now: a colleague decides.' }),
    may_be_decided: z.boolean(),
  })
  .meta({ id: 'BalanceAdjustment' });
export type Adjustment = z.infer<typeof adjustment>;

export const adjustmentAnswer = z.object({ data: adjustment });
export const adjustmentsAnswer = z.object({
  data: z.array(adjustment),
  meta: z.object({
    next: z.string().nullable(),
    second_approval_above: wireAmount.meta({
      description: 'The most that one person moves alone within a day.',
    }),
  }),
});

export const adjustmentsQuery = localeQuery.extend({
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
});

export const adjustmentPath = z.object({ adjustmentId: z.string().regex(/^[1-9]\d{0,14}$/) });

export const adjustBody = z.object({
  amount: z
    .string()
    .max(30)
    .optional()
    .meta({ description: 'Needed: in US dollars; with a minus it is taken from the balance.' }),
  reason: z
    .string()
    .trim()
    .min(3)
    .max(500)
    .optional()
    .meta({ description: 'Needed; the customer reads it.' }),
  confirmation: z.string().max(400).optional().meta({
    description:
      'The sum and whose balance it is, typed by who agrees. Without it, or with another, nothing moves, and the answer says what to type.',
  }),
});
