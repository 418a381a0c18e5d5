import type { Order } from '#core/orders/order.contract.ts';

/** What an order is to its customer: one that ended with a part of it has no status of its own. */
export type OrderState = Order['status'] | 'partial';

export function stateOf({
  status,
  current_quantity: delivered,
}: Pick<Order, 'status' | 'current_quantity'>): OrderState {
  return status === 'canceled' && delivered > 0 ? 'partial' : status;
}

export const STATE_TONES = {
  completed: 'success',
  in_processing: 'info',
  in_moderation: 'info',
  unpaid: 'warning',
  stopped: 'warning',
  partial: 'warning',
  error: 'danger',
  canceled: 'neutral',
} as const satisfies Record<OrderState, string>;
