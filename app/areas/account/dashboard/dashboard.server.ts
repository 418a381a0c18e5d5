import type { AppLoadContext } from '@remix-run/node';
import type { Order } from '#core/ordering/orders/order.contract.ts';
import { getDashboard } from '#core/ordering/orders/statistics/statistics.operations.ts';
import { stateOf } from '#app/lib/orders/order-state.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';

/** How many orders there are in each state, and the last of those that people look for. */
export async function dashboard({ core }: AppLoadContext) {
  const { data } = await core.call(getDashboard);
  return {
    orders: data.orders,
    statuses: data.statuses,
    running: data.last_in_processing.map(lineOf),
    delivered: data.last_completed.map(lineOf),
  };
}

export type Found = Awaited<ReturnType<typeof dashboard>>;

const lineOf = (order: Order) => ({
  id: order.id,
  name: unbrokenName(order.service.name),
  icon: order.service.network.icon,
  quantity: order.quantity,
  delivered: order.current_quantity,
  state: stateOf(order),
  at: order.completed_at ?? order.created_at,
});

export type LastOrder = ReturnType<typeof lineOf>;
