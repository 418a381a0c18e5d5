import { DISPATCH_ORDER } from '#core/dispatch/dispatch-kind.ts';
import { enqueue } from '#core/jobs/enqueue.ts';
import type { LedgerDeps } from '#core/ledger/post.ts';
import { measureAtCreation } from '#core/positions/schedule-positions.ts';
import { recordOrdered } from '#core/reviews/own-shopping.ts';
import { askForSnippets } from '#core/snippets/snippets-of-links.ts';
import type { OrderRow } from './order.store.ts';
import { linkOf } from './show-promotable.ts';

interface Ordered {
  customerId: bigint;
  orders: readonly OrderRow[];
}

/** Whatever follows from orders being paid, in the transaction that pays them: all come by here. */
export async function noteOrdered(
  { trx, instanceId, clock }: LedgerDeps,
  { customerId, orders }: Ordered,
): Promise<void> {
  const at = clock.now();
  const serviceIds = [...new Set(orders.map(({ service_id: id }) => id))].sort((a, b) => a - b);
  for (const serviceId of serviceIds) {
    await recordOrdered(trx, { instanceId, customerId, serviceId, at });
  }
  await askForSnippets(trx, { instanceId, urls: orders.map(linkOf), at });
  await measureAtCreation(trx, orders, at);
  for (const { id } of orders) {
    const payload = { orderId: String(id) };
    await enqueue({ clock }, trx, { job: DISPATCH_ORDER, instanceId, payload });
  }
}
