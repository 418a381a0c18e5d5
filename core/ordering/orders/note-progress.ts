import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { recordOrderEvents } from './record-order-events.ts';
import { tellOrderEvent } from './tell-order-event.ts';
import { insertProgress } from './order-event.store.ts';
import { changeOrder, lockOrder } from './order.store.ts';
import { isFurther } from './progress.pure.ts';

interface Progress {
  orderId: bigint;
  startQuantity?: number | undefined;
  delivered?: number | undefined;
}

/** Records the progress of a delivery; ignored for orders that have ended. */
export async function noteProgress(deps: LedgerDeps, progress: Progress): Promise<void> {
  const { trx, instanceId, clock } = deps;
  const order = await lockOrder(trx, { instanceId, id: progress.orderId });
  if (!order || (order.status !== 'in_processing' && order.status !== 'stopped')) return;
  const { startQuantity = order.start_quantity } = progress;
  const delivered = Math.min(progress.delivered ?? order.current_quantity, order.quantity);
  const isSame = delivered === order.current_quantity && startQuantity === order.start_quantity;
  if (isSame && order.started_at) return;
  const at = clock.now();
  const change = {
    current_quantity: delivered,
    start_quantity: startQuantity,
    started_at: order.started_at ?? at,
    updated_at: at,
  };
  await changeOrder(trx, { instanceId, id: order.id }, change);
  if (isFurther({ before: order.current_quantity, now: delivered }, order.quantity)) {
    await insertProgress(trx, { instanceId, orderId: order.id, delivered, at });
  }
  if (order.started_at) return;
  const details: Record<string, number> = startQuantity === null ? {} : { startQuantity };
  await tellOrderEvent(trx, {
    ...{ instanceId, orderId: order.id, kind: 'started', actor: 'delivery', details, at },
  });
  await recordOrderEvents(deps, 'order.started', [{ ...order, ...change }]);
}
