import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import { noteProgress } from '#core/ordering/orders/note-progress.ts';
import type { DeliveryState } from './deliverer.ts';
import { changeDispatch, type DispatchRow } from './dispatch.store.ts';
import { nextCheckAt } from './next-check.ts';
import { beginWatch } from './refills/begin-watch.ts';

/** What a provider has reported of an order. */
export interface Told {
  dispatch: DispatchRow;
  state: DeliveryState;
}

/** Applies a provider's report to the order. Repeating it changes nothing. */
export async function applyState(deps: LedgerDeps, { dispatch, state }: Told): Promise<void> {
  const { order_id: orderId } = dispatch;
  if (state.state === 'completed' || state.state === 'ended') {
    const { startQuantity } = state;
    const end =
      state.state === 'completed'
        ? ({ event: 'complete', delivered: 0 } as const)
        : ({ event: 'end_short', delivered: state.delivered } as const);
    await endOrder(deps, { orderId, by: 'delivery', startQuantity, ...end });
    if (state.state === 'completed') await beginWatch(deps, dispatch);
    return note(deps, dispatch, { state: 'ended', next_check_at: null });
  }
  if (state.state === 'working') {
    const { startQuantity, delivered } = state;
    await noteProgress(deps, { orderId, startQuantity, delivered });
  }
  const failures = state.state === 'unclear' ? dispatch.failures + 1 : 0;
  const at = nextCheckAt({ ...dispatch, failures }, deps.clock.now());
  return note(deps, dispatch, { failures, next_check_at: at });
}

function note(
  { trx, clock }: LedgerDeps,
  { instance_id: instanceId, id }: DispatchRow,
  change: Omit<Parameters<typeof changeDispatch>[2], 'updated_at'>,
): Promise<void> {
  return changeDispatch(trx, { instanceId, id }, { ...change, updated_at: clock.now() });
}
