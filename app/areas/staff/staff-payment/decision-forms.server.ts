import { z } from 'zod';

const key = z.uuid();

/** What staff send; the core knows amounts better, and who may decide. */
export const DECISION_FORMS = {
  approve: z.object({
    key,
    received_amount: z.string().trim().max(30).optional(),
    /** What the dialog has asked about; nothing is credited without it. */
    confirmed_amount: z.string().max(30).optional(),
  }),
  refuse: z.object({ key, reason: z.string().trim().min(1).max(500) }),
} as const;

export const REFUND_FORM = z.object({
  key,
  amount: z.string().trim().max(30).optional(),
  reason: z.string().trim().min(1).max(500),
  confirmed_amount: z.string().max(30).optional(),
});

export const FAILED_REFUND_FORM = z.object({
  key,
  refund: z.string().max(30),
  decision: z.enum(['retry', 'giveUp']),
});

export const RETURNED_REFUNDS_FORM = z.object({ key });

export type ApproveInput = z.input<typeof DECISION_FORMS.approve>;
export type RefuseInput = z.input<typeof DECISION_FORMS.refuse>;
export type RefundInput = z.input<typeof REFUND_FORM>;

export function isDecision(name: unknown): name is keyof typeof DECISION_FORMS {
  return typeof name === 'string' && Object.hasOwn(DECISION_FORMS, name);
}
