import { z } from 'zod';
import { QUEUES, type Decision } from '#core/fulfilment/dispatch/staff/queue-words.pure.ts';

/** Which delivery was looked at is sent along, so that nothing is decided of the one after it. */
const sent = {
  key: z.uuid(),
  delivery_since: z.iso.datetime().optional(),
  /** Where the order stood, and with it the next one. */
  queue: z.enum(QUEUES).optional().catch(undefined),
};
/** What the dialog has asked about; what cannot be undone does not happen without it. */
const confirmed_amount = z.string().max(30).optional();
const MOST = Number.MAX_SAFE_INTEGER;
const count = z.int().min(0).max(2_147_483_647);
const reason = z.string().trim().min(1).max(500);
const nothing = z.object(sent);

/** What staff send with each decision; the core knows better what fits the order. */
export const DECISION_FORMS = {
  take: z.object({ ...sent, taken_by: z.int().min(1).max(MOST).optional() }),
  progress: z.object({ ...sent, start_quantity: count.optional(), delivered: count }),
  complete: z.object({ ...sent, start_quantity: count.optional(), confirmed_amount }),
  end: z.object({ ...sent, delivered: count, reason, confirmed_amount }),
  keep_on: nothing,
  was_accepted: z.object({
    ...sent,
    reference: z
      .string()
      .trim()
      .regex(/^[\w-]{1,100}$/)
      .max(100),
  }),
  send_again: nothing,
  give_back: z.object({ ...sent, reason, confirmed_amount }),
  retry: nothing,
  approve: nothing,
  hold: z.object({ ...sent, reason }),
  refill_take: nothing,
  refill_complete: nothing,
  refill_refuse: z.object({ ...sent, reason }),
  refill_send_again: nothing,
} as const satisfies Record<Decision, z.ZodType>;

export function isDecision(name: unknown): name is Decision {
  return typeof name === 'string' && Object.hasOwn(DECISION_FORMS, name);
}
