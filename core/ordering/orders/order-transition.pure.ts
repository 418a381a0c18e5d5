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

/** Who may bring an event about: people, the money that came, or whoever delivers. */
export const ORDER_ACTORS = ['customer', 'staff', 'payment', 'delivery'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

interface Transition {
  from: readonly OrderStatus[];
  to: OrderStatus;
  by: readonly OrderActor[];
}

/** Under way or held up, and not over. */
const OPEN = ['in_processing', 'in_moderation', 'stopped', 'error'] as const;

/** What may become of an order, and through whom; what does not stand here changes nothing. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderEvent, Transition>> = {
  pay: { from: ['unpaid'], to: 'in_processing', by: ['payment', 'customer'] },
  // Somebody looks at it before anything is delivered.
  hold: { from: ['in_processing'], to: 'in_moderation', by: ['staff', 'delivery'] },
  approve: { from: ['in_moderation'], to: 'in_processing', by: ['staff'] },
  // Whoever delivers may be done before they hear that they were to stop.
  complete: { from: OPEN, to: 'completed', by: ['delivery', 'staff'] },
  // A part of it, or nothing, was delivered, and nothing more will be.
  end_short: { from: OPEN, to: 'canceled', by: ['delivery', 'staff'] },
  // Nobody takes it at the moment; what was paid is neither used nor given back yet.
  fail: { from: ['in_processing'], to: 'error', by: ['delivery', 'staff'] },
  retry: { from: ['error'], to: 'in_processing', by: ['staff', 'delivery'] },
  pause: { from: ['in_processing'], to: 'stopped', by: ['customer', 'staff'] },
  activate: { from: ['stopped'], to: 'in_processing', by: ['customer', 'staff'] },
  // Before anything was sent to who delivers; afterwards it is asked for, and ends short.
  cancel: { from: OPEN, to: 'canceled', by: ['customer', 'staff'] },
  // Nothing was paid, and nothing will be.
  delete: { from: ['unpaid'], to: 'canceled', by: ['customer', 'staff'] },
};

/** What an order becomes by an event; undefined where it is none for it, or not theirs to bring. */
export function orderAfter(
  status: OrderStatus,
  { event, by }: { event: OrderEvent; by: OrderActor },
): OrderStatus | undefined {
  const { from, to, by: allowed } = ORDER_TRANSITIONS[event];
  return from.includes(status) && allowed.includes(by) ? to : undefined;
}
