import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { ChildPanel } from './child-panel.contract.ts';
import { updatePanel, type ChildPanelRow } from './child-panel.store.ts';
import { nextLook } from './next-look.pure.ts';
import { lockOwnPanel } from './own-panel.ts';
import { renewMonth } from './renew-month.ts';
import { showPanel } from './show-panel.ts';

type Ports = Pick<Deps, 'db' | 'clock' | 'defaultInstance'>;

/** Says whether the next month of a panel is paid from the balance. */
export function changePanel(
  deps: Ports,
  caller: CustomerCaller,
  { idInPath, renews: given }: { idInPath: string; renews: boolean | undefined },
): Promise<ChildPanel> {
  return change(deps, { caller, idInPath }, async (own, row) => {
    const renews = requiredField('renews', given);
    if (row.renews === renews) return row;
    const { trx, clock, instanceId } = own;
    const { status, paid_until: paidUntil } = row;
    const changed = await updatePanel(
      trx,
      { instanceId, id: row.id },
      {
        renews,
        ...(status === 'active' && {
          next_look_at: nextLook({ status, renews, paidUntil }, clock.now()),
        }),
      },
    );
    await recordAudit(own, caller, {
      ...{ action: renews ? 'child_panel.renewal_on' : 'child_panel.renewal_off' },
      ...{ customerId: row.customer_id, sessionId: caller.customer.sessionId },
      details: { host: row.host, panel: String(row.id) },
    });
    return changed;
  });
}

/** Pays what is due for a panel; twice at once, it is paid once. */
export function renewPanel(
  deps: Ports,
  caller: CustomerCaller,
  idInPath: string,
): Promise<ChildPanel> {
  return change(deps, { caller, idInPath }, async (own, row) => {
    if (!isDue(row, own.clock.now())) return row;
    return renewMonth(own, row, { kind: 'customer', id: caller.customer.id });
  });
}

/** What staff have paused is not for whoever rents it to pay for. */
const isDue = ({ status, paid_until: paidUntil, suspended_by: by }: ChildPanelRow, now: Date) =>
  status === 'suspended' ? by === null : paidUntil <= now;

function change(
  deps: Ports,
  { caller, idInPath }: { caller: CustomerCaller; idInPath: string },
  work: (own: LedgerDeps, row: ChildPanelRow) => Promise<ChildPanelRow>,
): Promise<ChildPanel> {
  const { instanceId } = caller;
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockOwnPanel(trx, caller, idInPath);
    if (row.status === 'closed') throw new AppError('panel_closed');
    return showPanel(deps, await work({ trx, instanceId, clock: deps.clock }, row));
  });
}
