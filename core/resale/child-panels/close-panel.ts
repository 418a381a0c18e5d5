import { narrowToken } from '#core/accounts/api-tokens/narrow-token.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { Deps } from '#core/deps.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { ChildPanel } from './child-panel.contract.ts';
import { lockOpenPanelsOf, updatePanel, type ChildPanelRow } from './child-panel.store.ts';
import { lockOwnPanel } from './own-panel.ts';
import { retire } from './set-paused.ts';
import { showPanel } from './show-panel.ts';

/** Gives up a panel that is locked: its hosts are free, and it orders no more. What it has is kept. */
export async function closeRow(deps: LedgerDeps, row: ChildPanelRow): Promise<ChildPanelRow> {
  const { trx, clock, instanceId } = deps;
  await retire(deps, row);
  // What is being delivered is still asked about, until its customers have it.
  await narrowToken(trx, { instanceId, tokenId: row.token_id, scopes: ['read'] });
  const change = { status: 'closed', renews: false, next_look_at: null } as const;
  return updatePanel(trx, { instanceId, id: row.id }, { ...change, closed_at: clock.now() });
}

/** Gives up a panel for whoever rents it; one that was given up before stays so. */
export function closePanel(
  deps: Pick<Deps, 'db' | 'clock' | 'defaultInstance'>,
  caller: CustomerCaller,
  idInPath: string,
): Promise<ChildPanel> {
  const { instanceId, customer } = caller;
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockOwnPanel(trx, caller, idInPath);
    if (row.status === 'closed') return showPanel(deps, row);
    const closed = await closeRow({ ...deps, trx, instanceId }, row);
    await recordAudit({ ...deps, trx }, caller, {
      ...{ action: 'child_panel.closed', customerId: customer.id, sessionId: customer.sessionId },
      details: { host: row.host, panel: String(row.id) },
    });
    return showPanel(deps, closed);
  });
}

/** Gives up all panels of somebody who leaves. */
export async function closePanelsOf(
  { trx, clock }: Pick<LedgerDeps, 'trx' | 'clock'>,
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  const rows = await lockOpenPanelsOf(trx, { instanceId, customerId });
  for (const row of rows) await closeRow({ trx, clock, instanceId }, row);
}
