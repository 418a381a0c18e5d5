import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { childPanelIdOf } from './child-panel.contract.ts';
import {
  lockPanel,
  updatePanel,
  type ChildPanelChange,
  type ChildPanelRow,
} from './child-panel.store.ts';
import { nextLook } from './next-look.pure.ts';
import { setPaused } from './set-paused.ts';
import { tellRenter } from './tell-renter.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

/** Pauses a panel; for the same reason twice is once. */
export function suspendPanel(
  deps: Ports,
  caller: CustomerCaller,
  { idInPath, reason: given }: { idInPath: string; reason: string | undefined },
): Promise<void> {
  return decide(deps, { caller, idInPath }, async (own, row) => {
    const reason = requiredField('reason', given === '' ? undefined : given);
    if (row.status === 'suspended' && row.suspended_reason === reason) return;
    if (row.status === 'suspended' || row.status === 'closed')
      throw new AppError('already_decided');
    const { trx, clock, instanceId } = own;
    await setPaused(own, row, true);
    const paused = await updatePanel(
      trx,
      { instanceId, id: row.id },
      {
        ...{ status: 'suspended', suspended_at: clock.now(), suspended_reason: reason },
        ...{ suspended_by: caller.customer.id, next_look_at: null },
      },
    );
    await note(own, caller, { row, action: 'child_panel.suspended', details: { reason } });
    await tellRenter(own, paused, 'child_panel_suspended');
  });
}

/**
 * Lets a panel go on. What was paid when it was paused and ran out meanwhile is due from now on: nobody
 * is overdue for days on which nothing worked.
 */
export function resumePanel(deps: Ports, caller: CustomerCaller, idInPath: string): Promise<void> {
  return decide(deps, { caller, idInPath }, async (own, row) => {
    if (row.status === 'active' || row.status === 'overdue') return;
    if (row.suspended_by === null || row.status === 'closed') throw new AppError('already_decided');
    const { trx, clock, instanceId } = own;
    await setPaused(own, row, false);
    const resumed = await updatePanel(
      trx,
      { instanceId, id: row.id },
      {
        ...{ suspended_at: null, suspended_reason: null, suspended_by: null },
        ...goingOn(row, clock.now()),
      },
    );
    await note(own, caller, { row, action: 'child_panel.resumed' });
    await tellRenter(own, resumed, 'child_panel_resumed');
  });
}

function goingOn(row: ChildPanelRow, now: Date): ChildPanelChange {
  const { paid_until: paidUntil, renews, suspended_at: since } = row;
  if (paidUntil > now) {
    const next = nextLook({ status: 'active', renews, paidUntil }, now);
    return { status: 'active', overdue_since: null, next_look_at: next };
  }
  const wasPaid = since !== null && paidUntil > since;
  return {
    ...{ status: 'overdue', overdue_since: now, next_look_at: now },
    ...(wasPaid && { paid_until: now, billing_day: now.getUTCDate() }),
  };
}

async function decide(
  { db, clock }: Ports,
  { caller, idInPath }: { caller: CustomerCaller; idInPath: string },
  work: (own: LedgerDeps, row: ChildPanelRow) => Promise<void>,
): Promise<void> {
  const { instanceId } = caller;
  const id = childPanelIdOf(idInPath);
  await db.inInstance(instanceId, async (trx) => {
    const row = id === undefined ? undefined : await lockPanel(trx, { instanceId, id });
    if (!row) throw new AppError('not_found');
    await work({ trx, clock, instanceId }, row);
  });
}

interface Noted {
  row: ChildPanelRow;
  action: 'child_panel.suspended' | 'child_panel.resumed';
  details?: { reason: string };
}

function note(own: LedgerDeps, caller: CustomerCaller, { row, action, details }: Noted) {
  const { id: staffId, sessionId } = caller.customer;
  return recordAudit(own, caller, {
    ...{ action, customerId: row.customer_id, staffId, sessionId },
    details: { host: row.host, panel: String(row.id), ...details },
  });
}
