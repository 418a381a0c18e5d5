/** What a program can be told of; a type never changes its meaning. */
export const EVENT_TYPES = [
  'order.created',
  'order.started',
  'order.completed',
  'order.partial',
  'order.canceled',
  'order.failed',
  'order.refilled',
  'payment.paid',
  'payment.refunded',
  'balance.low',
  'ticket.answered',
  'service.changed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Sent to one endpoint, by who wants to see whether it arrives. */
export const TEST_TYPE = 'webhook.test';

/** What an event is about; the events of one of them follow each other by their sequence. */
export type EventResource = 'order' | 'payment' | 'balance' | 'ticket' | 'catalogue' | 'webhook';

/** How the fields of the events are called and what they mean; another one is another number. */
export const EVENT_VERSION = 1;

/** Facts that are no secrets. What is longer is asked for by its id. */
export type EventData = Record<string, string | number | boolean | null>;

/** How long events are kept, in days. */
export const EVENT_DAYS = 30;
