import type { OrderStatus } from './order-status.pure.ts';

export const ORDER_EVENTS = [
  'pay',
  'hold',
  'approve',
  'complete',
  'end_short',
  'fail',
  'retry',
  'pause',
  'activate',
  'cancel',
  'delete',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Who may cause an event: customer, staff, a payment, or the provider. */
export const ORDER_ACTORS = ['customer', 'staff', 'payment', 'delivery'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

interface Transition {
  from: readonly OrderStatus[];
  to: OrderStatus;
  by: readonly OrderActor[];
}

/** Paid and not ended. */
const OPEN = ['in_processing', 'in_moderation', 'stopped', 'error'] as const;

/** The allowed transitions and their actors. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderEvent, Transition>> = {
  pay: { from: ['unpaid'], to: 'in_processing', by: ['payment', 'customer'] },
  // Staff review the order before anything is delivered.
  hold: { from: ['in_processing', 'error'], to: 'in_moderation', by: ['staff', 'delivery'] },
  approve: { from: ['in_moderation'], to: 'in_processing', by: ['staff'] },
  // A provider may complete an order before it learns that it should pause.
  complete: { from: OPEN, to: 'completed', by: ['delivery', 'staff'] },
  // A part or nothing was delivered, and nothing more will be.
  end_short: { from: OPEN, to: 'canceled', by: ['delivery', 'staff'] },
  // No provider takes it at the moment; the money is neither used nor refunded yet.
  fail: { from: ['in_processing'], to: 'error', by: ['delivery', 'staff'] },
  retry: { from: ['error'], to: 'in_processing', by: ['staff', 'delivery'] },
  pause: { from: ['in_processing'], to: 'stopped', by: ['customer', 'staff'] },
  activate: { from: ['stopped'], to: 'in_processing', by: ['customer', 'staff'] },
  // Only before the order was sent; after that, a cancellation is requested and the order ends
  // short.
  cancel: { from: OPEN, to: 'canceled', by: ['customer', 'staff'] },
  // It was never paid.
  delete: { from: ['unpaid'], to: 'canceled', by: ['customer', 'staff'] },
};

/** The next status; undefined if the event is not allowed in this status or for this actor. */
export function orderAfter(
  status: OrderStatus,
  { event, by }: { event: OrderEvent; by: OrderActor },
): OrderStatus | undefined {
  const { from, to, by: allowed } = ORDER_TRANSITIONS[event];
  return from.includes(status) && allowed.includes(by) ? to : undefined;
}
