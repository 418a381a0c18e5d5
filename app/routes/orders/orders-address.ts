import type { OrderStatus } from '#core/orders/order-status.pure.ts';

export interface OrderFilters {
  status: OrderStatus | undefined;
  before: string | undefined;
}

/** The list of one status, or of all; from the newest on, or from what came before an order. */
export function ordersAddress({ status, before }: Partial<OrderFilters>): string {
  const query = new URLSearchParams({
    ...(status !== undefined && { status }),
    ...(before !== undefined && { before }),
  }).toString();
  return query === '' ? '/orders' : `/orders?${query}`;
}
