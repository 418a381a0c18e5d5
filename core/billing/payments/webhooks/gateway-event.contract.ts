import { z } from 'zod';

export const EVENT_KINDS = [
  'created',
  'paid',
  'failed',
  'refunded',
  'disputed',
  'dispute_won',
  'dispute_lost',
  // The page for saving a card has ended; its gateway is asked for the result.
  'card_setup',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const webhookPath = z.object({ gateway: z.string().max(40) });

/** A stored event; the amount is text, because JSON has no integers of that size. */
export const keptEvent = z.object({
  id: z.string(),
  kind: z.enum(EVENT_KINDS),
  reference: z.string(),
  amountMicro: z.string().optional(),
  returnedMicro: z.string().optional(),
  refunds: z.array(z.object({ reference: z.string(), returned: z.string().optional() })).optional(),
  unaskedMicro: z.array(z.string()).optional(),
  caseId: z.string().optional(),
  /** The account that has signed it, as in `TakenBy`; unknown of what was kept before. */
  accountId: z.string().nullable().optional(),
});
export type KeptEvent = z.infer<typeof keptEvent>;
