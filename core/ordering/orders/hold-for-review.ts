import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { orderAfter } from './order-transition.pure.ts';
import { changeOrder, lockOrder } from './order.store.ts';
import { tellOrderEvent } from './tell-order-event.ts';

/** Holds an order for staff to review; false if its status does not allow that. */
export async function holdForReview(
  { trx, instanceId, clock }: LedgerDeps,
  { orderId, staffId, reason }: { orderId: bigint; staffId: bigint; reason: string },
): Promise<boolean> {
  const order = await lockOrder(trx, { instanceId, id: orderId });
  const status = order && orderAfter(order.status, { event: 'hold', by: 'staff' });
  if (!status) return false;
  const at = clock.now();
  await changeOrder(trx, { instanceId, id: orderId }, { status, updated_at: at });
  // What is said here is for staff; of the history, customers see that it is held.
  const told = { instanceId, orderId, staffId, details: { reason }, at };
  await tellOrderEvent(trx, { ...told, kind: 'held', actor: 'staff' });
  return true;
}
