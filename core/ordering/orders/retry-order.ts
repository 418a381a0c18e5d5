import { DISPATCH_ORDER } from '#core/ordering/dispatches/dispatch-kind.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { tellOrderEvent } from './tell-order-event.ts';
import { orderAfter } from './order-transition.pure.ts';
import { changeOrder, lockOrder } from './order.store.ts';

interface Retry {
  orderId: bigint;
  /** The provider can take it now, or a member of staff has decided. */
  by: 'delivery' | { staffId: bigint };
}

/** Puts a failed order back into delivery. */
export async function retryOrder(deps: LedgerDeps, { orderId, by }: Retry): Promise<boolean> {
  const { trx, instanceId, clock } = deps;
  const actor = by === 'delivery' ? by : 'staff';
  const order = await lockOrder(trx, { instanceId, id: orderId });
  const status = order && orderAfter(order.status, { event: 'retry', by: actor });
  if (!status) return false;
  const at = clock.now();
  await changeOrder(trx, { instanceId, id: orderId }, { status, updated_at: at });
  await tellOrderEvent(trx, {
    ...{ instanceId, orderId, kind: 'retried', actor, at },
    ...(by !== 'delivery' && by),
  });
  await dispatchAgain(deps, orderId);
  return true;
}

/** The provider is chosen again. */
export async function dispatchAgain(
  { trx, instanceId, clock }: LedgerDeps,
  orderId: bigint,
): Promise<void> {
  const payload = { orderId: String(orderId) };
  await enqueue({ clock }, trx, { job: DISPATCH_ORDER, instanceId, payload });
}
