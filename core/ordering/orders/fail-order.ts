import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { tellOrderEvent } from './tell-order-event.ts';
import { orderAfter, type OrderActor } from './order-transition.pure.ts';
import { changeOrder, lockOrder } from './order.store.ts';

/** No provider takes the order: staff decide to retry or to refund. */
export async function failOrder(
  { trx, instanceId, clock }: LedgerDeps,
  { orderId, by }: { orderId: bigint; by: OrderActor },
): Promise<boolean> {
  const order = await lockOrder(trx, { instanceId, id: orderId });
  const status = order && orderAfter(order.status, { event: 'fail', by });
  if (!status) return false;
  const at = clock.now();
  await changeOrder(trx, { instanceId, id: orderId }, { status, updated_at: at });
  await tellOrderEvent(trx, { instanceId, orderId, kind: 'failed', actor: by, at });
  return true;
}
