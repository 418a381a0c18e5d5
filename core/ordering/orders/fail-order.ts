import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { recordOrderEvents } from './record-order-events.ts';
import { tellOrderEvent } from './tell-order-event.ts';
import { orderAfter, type OrderActor } from './order-transition.pure.ts';
import { changeOrder, lockOrder } from './order.store.ts';

/** No provider takes the order: staff decide to retry or to refund. */
export async function failOrder(
  deps: LedgerDeps,
  { orderId, by }: { orderId: bigint; by: OrderActor },
): Promise<boolean> {
  const { trx, instanceId, clock } = deps;
  const order = await lockOrder(trx, { instanceId, id: orderId });
  const status = order && orderAfter(order.status, { event: 'fail', by });
  if (!status) return false;
  const at = clock.now();
  await changeOrder(trx, { instanceId, id: orderId }, { status, updated_at: at });
  await tellOrderEvent(trx, { instanceId, orderId, kind: 'failed', actor: by, at });
  await recordOrderEvents(deps, 'order.failed', [{ ...order, status }]);
  return true;
}
