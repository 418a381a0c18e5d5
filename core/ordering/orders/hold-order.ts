import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { dispatchAgain } from './retry-order.ts';
import { tellOrderEvent } from './tell-order-event.ts';
import { orderAfter } from './order-transition.pure.ts';
import { changeOrder, type OrderRow } from './order.store.ts';

interface Holding {
  /** Locked by the caller. */
  order: OrderRow;
  event: 'pause' | 'activate';
  /** Whether a provider or staff have it, who then continue with it. */
  isWithSomebody: boolean;
}

const KINDS = { pause: 'paused', activate: 'activated' } as const;

/** Pauses or resumes an order for its customer; false if its status does not allow that. */
export async function holdOrder(
  deps: LedgerDeps,
  { order, event, isWithSomebody }: Holding,
): Promise<boolean> {
  const { trx, instanceId, clock } = deps;
  const status = orderAfter(order.status, { event, by: 'customer' });
  if (!status) return false;
  const at = clock.now();
  await changeOrder(trx, { instanceId, id: order.id }, { status, updated_at: at });
  const told = {
    instanceId,
    orderId: order.id,
    kind: KINDS[event],
    actor: 'customer',
    at,
  } as const;
  await tellOrderEvent(trx, told);
  if (event === 'activate' && !isWithSomebody) await dispatchAgain(deps, order.id);
  return true;
}
