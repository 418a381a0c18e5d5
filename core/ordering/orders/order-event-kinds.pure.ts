/** The kinds of events in an order's history; each has a sentence for display. */
export const ORDER_EVENT_KINDS = [
  'sent',
  'not_taken',
  'started',
  'completed',
  'ended_short',
  'failed',
  'retried',
  'cancel_asked',
  'cancel_refused',
  'canceled',
  'paused',
  'activated',
  'held',
  'approved',
  'refill_asked',
  'refill_asked_alone',
  'refill_started',
  'refill_completed',
  'refill_refused',
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];
