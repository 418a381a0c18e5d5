import { chargeMonth } from '#core/billing/ledger/moves/charge-month.ts';
import type { LedgerActor } from '#core/billing/ledger/entry.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { monthAfter } from '#core/billing/renewals/months.pure.ts';
import { unlessTooLittle } from '#core/billing/renewals/unless-too-little.ts';
import { updatePanel, type ChildPanelRow } from './child-panel.store.ts';
import { nextLook } from './next-look.pure.ts';
import { setPaused } from './set-paused.ts';

/**
 * Pays the next month of a panel that is locked, and lets it go on where it was paused. After a pause
 * the month begins now: nobody pays for days on which nothing worked.
 */
export async function renewMonth(
  deps: LedgerDeps,
  row: ChildPanelRow,
  actor: LedgerActor,
): Promise<ChildPanelRow> {
  const { trx, clock, instanceId } = deps;
  const now = clock.now();
  const month = row.months + 1;
  const isPaused = row.status === 'suspended';
  const day = isPaused ? now.getUTCDate() : row.billing_day;
  const paidUntil = monthAfter(isPaused ? now : row.paid_until, day);
  await chargeMonth(deps, {
    ...{ kind: 'child_panel', customerId: row.customer_id, id: row.id, month },
    ...{ amountMicro: row.price_micro, actor },
  });
  if (isPaused) await setPaused(deps, row, false);
  return updatePanel(
    trx,
    { instanceId, id: row.id },
    {
      ...{ status: 'active', months: month, billing_day: day, paid_until: paidUntil },
      ...{ overdue_since: null, suspended_at: null, suspended_reason: null },
      next_look_at: nextLook({ status: 'active', renews: row.renews, paidUntil }, now),
    },
  );
}

/** The same; undefined, and nothing done, where the balance is too little. */
export const tryToRenew = (
  deps: LedgerDeps,
  row: ChildPanelRow,
): Promise<ChildPanelRow | undefined> =>
  unlessTooLittle(() => renewMonth(deps, row, { kind: 'system' }));
