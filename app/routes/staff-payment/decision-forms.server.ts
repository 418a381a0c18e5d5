import { z } from 'zod';
import { approvePaymentCall, refusePaymentCall } from '#app/lib/money-calls.server.ts';

const key = z.uuid();

/** What staff send; the core knows amounts better, and who may decide. */
export const DECISIONS = {
  approve: {
    call: approvePaymentCall,
    schema: z.object({
      key,
      received_amount: z.string().trim().max(30).optional(),
      /** What the dialog has asked about; nothing is credited without it. */
      confirmed_amount: z.string().max(30).optional(),
    }),
  },
  refuse: {
    call: refusePaymentCall,
    schema: z.object({ key, reason: z.string().trim().min(1).max(500) }),
  },
} as const;

export type ApproveInput = z.input<typeof DECISIONS.approve.schema>;
export type RefuseInput = z.input<typeof DECISIONS.refuse.schema>;

export function isDecision(name: unknown): name is keyof typeof DECISIONS {
  return typeof name === 'string' && Object.hasOwn(DECISIONS, name);
}

/** Without the key, which goes before it. */
export function bodyOf({ key: _key, ...body }: { key: string }): object {
  return body;
}
