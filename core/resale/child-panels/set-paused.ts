import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { putOffPausedRuns } from '#core/ordering/orders/put-off-runs.ts';
import { actAs } from '#core/platform/db/act-as.ts';
import { pauseInstance, retireInstance } from '#core/tenancy/instances/pause-instance.ts';
import type { ChildPanelRow } from './child-panel.store.ts';

/** Pauses the instance of a panel, or lets it go on, in the transaction of the panel that rents it out. */
export function setPaused(
  { trx, instanceId, clock }: LedgerDeps,
  { child_instance_id: childId }: Pick<ChildPanelRow, 'child_instance_id'>,
  isPaused: boolean,
): Promise<void> {
  const then = { as: 'app', instanceId } as const;
  const paused = { instanceId: childId, isPaused, now: clock.now() };
  return actAs(trx, { as: { as: 'system' }, then }, async () => {
    if (!isPaused) await putOffPausedRuns(trx, paused);
    await pauseInstance(trx, paused);
  });
}

/** Pauses it for good, and gives up its hosts. */
export function retire(
  { trx, instanceId, clock }: LedgerDeps,
  { child_instance_id: childId }: Pick<ChildPanelRow, 'child_instance_id'>,
): Promise<void> {
  const then = { as: 'app', instanceId } as const;
  const retired = { instanceId: childId, now: clock.now() };
  return actAs(trx, { as: { as: 'system' }, then }, () => retireInstance(trx, retired));
}
