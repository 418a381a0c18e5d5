import type { AppLoadContext } from '@remix-run/node';
import { listOrderTable } from '#core/ordering/orders/list/order-table.operations.ts';
import type { Order } from '#core/ordering/orders/order.contract.ts';
import { listOrders } from '#core/ordering/orders/order.operations.ts';
import { readPlacedIds } from '#app/lib/checkout/placed-query.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { reviewPrompts } from '#app/lib/orders/review-prompts.server.ts';
import { isFreeTrial } from '#app/lib/orders/is-free-trial.ts';
import { reorderPath } from '#app/lib/orders/reorder-path.ts';
import { stateOf } from '#app/lib/orders/order-state.ts';
import { orderTableQueryOf } from '#app/areas/ordering/order-filters.server.ts';
import type { OrderFilters } from '#app/areas/ordering/order-filters.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';

/** A page of the customer's orders; undefined where nobody answers. */
export async function ordersPage(context: AppLoadContext, filters: OrderFilters) {
  const { before, perPage } = filters;
  const query = {
    ...orderTableQueryOf(filters),
    per_page: String(perPage),
    ...(before !== undefined && { cursor: before }),
  };
  try {
    const { data, recordsFiltered, meta } = await context.core.call(listOrderTable, { query });
    const toReview = await servicesToReview(context, data);
    return {
      orders: data.map((order) => rowOf(order, toReview)),
      found: recordsFiltered,
      isCounted: meta.is_counted,
      isWhole: meta.is_whole,
      next: meta.next ?? undefined,
    };
  } catch (error) {
    if (error instanceof CoreError && error.status >= 500) return undefined;
    throw error;
  }
}

/** Whatever of it came whole, asked about at once. */
async function servicesToReview(context: AppLoadContext, orders: readonly Order[]) {
  const completed = orders.filter(({ status }) => status === 'completed');
  const ids = new Set(completed.map(({ service_id: id }) => id));
  const prompts = await reviewPrompts(context, [...ids]);
  return new Set(prompts.map(({ service_id: id }) => id));
}

function rowOf(order: Order, toReview: ReadonlySet<number>) {
  return {
    id: order.id,
    name: unbrokenName(order.service.name),
    icon: order.service.network.icon,
    url: order.url,
    quantity: order.quantity,
    delivered: order.current_quantity,
    start: order.start_quantity,
    run: order.run,
    cost: order.amount_to_pay ?? order.cost,
    isFreeTrial: isFreeTrial(order),
    refunded: order.refunded_float > 0 ? order.refunded : null,
    price: order.price,
    per: order.service.pricing_per,
    state: stateOf(order),
    isPaid: order.paid_at !== null,
    again: reorderPath(order),
    actions: {
      activable: order.actions.activable,
      pausable: order.actions.pausable,
      payable: order.actions.payable,
      cancelable: order.actions.cancelable,
    },
    /** The service that its customer may still say something of. */
    toReview:
      order.status === 'completed' && toReview.has(order.service_id) ? order.service_id : undefined,
    createdAt: order.created_at,
    completedAt: order.completed_at,
  };
}

/** What was just ordered, for the list that says thanks for it; a page is no less without it. */
export async function placedOrders(context: AppLoadContext, query: URLSearchParams) {
  const ids = readPlacedIds(query);
  if (ids.length === 0) return [];
  const answer = await withoutCore(context, () =>
    context.core.call(listOrders, { query: { ids: ids.join() } }),
  );
  return (answer?.data ?? []).map(({ id, service }) => ({ id, name: unbrokenName(service.name) }));
}

export type OrdersPage = NonNullable<Awaited<ReturnType<typeof ordersPage>>>;
export type OrderRow = OrdersPage['orders'][number];
