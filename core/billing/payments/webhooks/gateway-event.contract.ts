import { z } from 'zod';

export const EVENT_KINDS = [
  'created',
  'paid',
  'failed',
  'refunded',
  'disputed',
  'dispute_won',
  'dispute_lost',
  // Something became of a page where a card is saved; its gateway is asked what.
  'card_setup',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const webhookPath = z.object({ gateway: z.string().max(40) });

/** An event as it is kept; the amount is text, because JSON has no whole numbers of that size. */
export const keptEvent = z.object({
  id: z.string(),
  kind: z.enum(EVENT_KINDS),
  reference: z.string(),
  amountMicro: z.string().optional(),
  caseId: z.string().optional(),
});
export type KeptEvent = z.infer<typeof keptEvent>;
