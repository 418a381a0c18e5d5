import { startCommissions } from '#core/billing/commissions/start-commission.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { PaidOrders } from '#core/ordering/orders/orders-paid.ts';
import { readWidgetOrders } from '#core/tenancy/widgets/keep-widgets.ts';

/** Orders that came through a widget earn its partner the share of that moment, once they end. */
export async function startWidgetRewards(
  deps: LedgerDeps,
  { customerId, orders, isOfWidget = true }: PaidOrders,
): Promise<void> {
  if (!isOfWidget) return;
  const real = new Map(orders.filter(({ is_test }) => !is_test).map((order) => [order.id, order]));
  if (real.size === 0) return;
  const { trx, instanceId } = deps;
  const asked = { instanceId, orderIds: [...real.keys()] };
  for (const came of await readWidgetOrders(trx, asked)) {
    const order = real.get(came.order_id);
    if (!order) continue;
    const { id, drip_feed_id: dripFeedId, cost_micro: costMicro } = order;
    await startCommissions(deps, {
      ...{ kind: 'widget_reward', customerId: came.customer_id, payerId: customerId },
      ...{ ratePpm: came.reward_ppm, orders: [{ id, dripFeedId, costMicro }] },
    });
  }
}
