import type { AppLoadContext } from '@remix-run/node';
import { ORDER_STATUSES } from '#core/orders/order-status.pure.ts';
import type { Order } from '#core/orders/order.contract.ts';
import { CoreError } from '../../lib/core.server.ts';
import { ordersCall } from '../../lib/order-calls.server.ts';
import { stateOf } from '../../lib/order-state.ts';
import type { OrderFilters } from './orders-address.ts';

/** What of an address makes sense. */
export function readOrderFilters(query: URLSearchParams): OrderFilters {
  const before = query.get('before') ?? '';
  return {
    status: ORDER_STATUSES.find((status) => status === query.get('status')),
    before: /^[1-9]\d{0,17}$/.test(before) ? before : undefined,
  };
}

/** A page of the customer's orders; undefined where nobody answers. */
export async function ordersPage({ core }: AppLoadContext, { status, before }: OrderFilters) {
  const query = {
    ...(status !== undefined && { status }),
    ...(before !== undefined && { cursor: before }),
  };
  try {
    const { data, meta } = await core.call(ordersCall, { query });
    return { orders: data.map(rowOf), next: meta.next ?? undefined };
  } catch (error) {
    if (error instanceof CoreError && error.status >= 500) return undefined;
    throw error;
  }
}

function rowOf(order: Order) {
  return {
    id: order.id,
    name: order.service.name,
    network: order.service.network.name,
    url: order.url,
    quantity: order.quantity,
    delivered: order.current_quantity,
    run: order.run,
    cost: order.amount_to_pay ?? order.cost,
    state: stateOf(order),
    isPayable: order.actions.payable,
    createdAt: order.created_at,
  };
}

export type OrdersPage = NonNullable<Awaited<ReturnType<typeof ordersPage>>>;
export type OrderRow = OrdersPage['orders'][number];
