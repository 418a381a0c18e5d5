import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { dispatchAgain } from './retry-order.ts';
import { orderAfter } from './order-transition.pure.ts';
import { changeOrder, type OrderRow } from './order.store.ts';
import { tellOrderEvent } from './tell-order-event.ts';

interface Approval {
  /** Locked by the caller. */
  order: OrderRow;
  /** Whether a provider or staff have it, who then continue with it. */
  isWithSomebody: boolean;
  staffId: bigint;
}

/** Lets an order go on that was held for review; false if its status does not allow that. */
export async function approveOrder(
  deps: LedgerDeps,
  { order, isWithSomebody, staffId }: Approval,
): Promise<boolean> {
  const { trx, instanceId, clock } = deps;
  const { id: orderId } = order;
  const status = orderAfter(order.status, { event: 'approve', by: 'staff' });
  if (!status) return false;
  const at = clock.now();
  await changeOrder(trx, { instanceId, id: orderId }, { status, updated_at: at });
  const told = { instanceId, orderId, staffId, at };
  await tellOrderEvent(trx, { ...told, kind: 'approved', actor: 'staff' });
  if (!isWithSomebody) await dispatchAgain(deps, orderId);
  return true;
}
