import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { dispatchAgain } from './retry-order.ts';
import { tellOrderEvent } from './tell-order-event.ts';
import { orderAfter } from './order-transition.pure.ts';
import { changeOrder, type OrderRow } from './order.store.ts';

interface Holding {
  /** Locked. */
  order: OrderRow;
  event: 'pause' | 'activate';
  /** Whether somebody has it, who goes on with it then. */
  isWithSomebody: boolean;
}

const KINDS = { pause: 'paused', activate: 'activated' } as const;

/** The customer has an order held, or gone on with; false where that is none for it. */
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
