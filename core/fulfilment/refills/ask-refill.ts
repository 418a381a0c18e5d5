import { randomUUID } from 'node:crypto';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { lockOwnOrder, type OwnedOrder, type OwnOrder } from '#core/ordering/orders/own-order.ts';
import { tellOrderEvent } from '#core/ordering/orders/tell-order-event.ts';
import { SEND_REFILL } from '#core/ordering/refill-records/refill-kind.ts';
import {
  refillTerms,
  type RefillObstacle,
} from '#core/ordering/refill-records/refill-terms.pure.ts';
import {
  insertRefill,
  readLastRefills,
  readStatistics,
} from '#core/ordering/refill-records/refill-rows.ts';

/** The customer asks; while one is open, asked again is the same one. */
export async function askOwnRefill(deps: Deps, asking: OwnOrder): Promise<void> {
  const { instanceId } = asking;
  await deps.db.inInstance(instanceId, async (trx) => {
    const order = await lockOwnOrder(trx, asking);
    const obstacle = await askRefill({ trx, instanceId, clock: deps.clock }, order, 'customer');
    if (obstacle === 'too_soon') throw new AppError('refill_too_soon');
    if (obstacle !== null && obstacle !== 'open') throw new AppError('refill_impossible');
  });
}

/**
 * Requests a refill of a locked order. Returns the obstacle if there is one; then nothing has
 * changed.
 */
export async function askRefill(
  { trx, instanceId, clock }: LedgerDeps,
  order: OwnedOrder,
  by: 'customer' | 'clock',
): Promise<RefillObstacle | null> {
  const { id: orderId } = order;
  const now = clock.now();
  const [last] = await readLastRefills(trx, { instanceId, orderIds: [orderId] });
  const { obstacle } = refillTerms(order, last, now);
  if (obstacle !== null) return obstacle;
  const [count] = await readStatistics(trx, { instanceId, orderId, most: 1 });
  await insertRefill(trx, {
    instance_id: instanceId,
    order_id: orderId,
    state: 'asked',
    asked_by: by,
    missing: count ? Math.max(order.quantity - count.quantity, 0) : null,
    request_id: randomUUID(),
    asked_at: now,
    updated_at: now,
  });
  const told = { instanceId, orderId, at: now };
  await tellOrderEvent(
    trx,
    by === 'customer'
      ? { ...told, kind: 'refill_asked', actor: 'customer' }
      : { ...told, kind: 'refill_asked_alone', actor: 'delivery' },
  );
  const payload = { orderId: String(orderId) };
  await enqueue({ clock }, trx, { job: SEND_REFILL, instanceId, payload });
  return null;
}
