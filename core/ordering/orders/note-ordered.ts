import { DISPATCH_ORDER } from '#core/ordering/dispatches/dispatch-kind.ts';
import { runTogether } from '#core/platform/db/run-together.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { measureAtCreation } from '#core/ordering/keywords/schedule-positions.ts';
import { askForSnippets } from '#core/catalogue/snippets/snippets-of-links.ts';
import type { OrderRow } from './order.store.ts';
import { ordersPaid, type KnownOfOrders } from './orders-paid.ts';
import { linkOf } from './show-promotable.ts';

interface Ordered extends KnownOfOrders {
  customerId: bigint;
  orders: readonly OrderRow[];
}

/** All that follows from orders being paid, in the same transaction. Every payment calls this. */
export async function noteOrdered(deps: LedgerDeps, { orders, ...paid }: Ordered): Promise<void> {
  const { trx, instanceId, clock } = deps;
  const at = clock.now();
  const dispatch = ({ id }: OrderRow) =>
    enqueue({ clock }, trx, { job: DISPATCH_ORDER, instanceId, payload: { orderId: String(id) } });
  await runTogether([
    ordersPaid.tell(deps, { ...paid, orders }),
    askForSnippets(trx, { instanceId, urls: orders.map(linkOf), at }),
    measureAtCreation(trx, orders, at),
    ...orders.map(dispatch),
  ]);
}
