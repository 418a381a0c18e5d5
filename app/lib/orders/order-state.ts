import type { Order } from '#core/ordering/orders/order.contract.ts';

/**
 * What an order is to its customer: one that ended with a part of it, one that nobody has begun and
 * one that may be lost have no status of their own.
 */
export type OrderState = Order['status'] | 'partial' | 'waiting' | 'checking';

interface Shown {
  status: Order['status'];
  current_quantity: number;
  stage: Order['stage'];
}

export function stateOf({ status, current_quantity: delivered, stage }: Shown): OrderState {
  if (stage === 'waiting' || stage === 'checking') return stage;
  return status === 'canceled' && delivered > 0 ? 'partial' : status;
}

/** Something happens to it by itself, so that its page looks again. */
export const isUnderWay = (state: OrderState): boolean =>
  state === 'in_processing' || state === 'waiting' || state === 'checking';

export const isOver = (state: OrderState): boolean =>
  state === 'completed' || state === 'canceled' || state === 'partial';

export const STATE_TONES = {
  completed: 'success',
  in_processing: 'info',
  waiting: 'neutral',
  checking: 'warning',
  in_moderation: 'info',
  unpaid: 'warning',
  stopped: 'warning',
  partial: 'warning',
  error: 'warning',
  canceled: 'neutral',
} as const satisfies Record<OrderState, string>;
