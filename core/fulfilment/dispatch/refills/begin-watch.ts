import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { readOrdersOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import type { DispatchRow } from '../dispatch.store.ts';
import { nextCountAt } from '../next-check.ts';
import { insertWatch } from './drop-watch.store.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** What has no guarantee is counted for its service's record alone. */
const WITHOUT_GUARANTEE_DAYS = 7;

/** From now on it is looked after whether an order drops that is complete; staff do not count. */
export async function beginWatch(
  { trx, instanceId }: LedgerDeps,
  { id, order_id: orderId, route }: DispatchRow,
): Promise<void> {
  if (route === 'manual' || route === 'tasks') return;
  const [order] = await readOrdersOfAnybody(trx, { instanceId, ids: [orderId] });
  const at = order?.completed_at;
  if (!order || order.status !== 'completed' || !at) return;
  const days = order.guarantee_days ?? WITHOUT_GUARANTEE_DAYS;
  await insertWatch(trx, {
    instance_id: instanceId,
    order_id: orderId,
    dispatch_id: id,
    completed_at: at,
    until: new Date(at.getTime() + days * DAY_MS),
    next_check_at: nextCountAt({ route, completed_at: at, failures: 0 }, at),
  });
}
