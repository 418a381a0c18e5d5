import { z } from 'zod';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { after, OVERDUE_MS } from '#core/billing/renewals/renewal-times.pure.ts';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { doAllApart } from '#core/platform/jobs/do-apart.ts';
import {
  listDuePanels,
  lockPanel,
  updatePanel,
  type ChildPanelRow,
  type PanelRef,
} from './child-panel.store.ts';
import { closeRow } from './close-panel.ts';
import { nextLook } from './next-look.pure.ts';
import { tryToRenew } from './renew-month.ts';
import { setPaused } from './set-paused.ts';
import { tellRenter } from './tell-renter.ts';

const AT_ONCE = 200;

/** Renews rented panels, reminds, pauses those that are not paid for, and gives them up in the end. */
export const lookAtPanels = defineJob({
  kind: 'look-at-child-panels',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    const now = deps.clock.now();
    await doAllApart(deps, {
      most: AT_ONCE,
      list: (most) => deps.db.asSystem((trx) => listDuePanels(trx, { now, most })),
      signal,
      work: (ref) => lookAt(deps, ref),
      failure: 'A rented panel cannot be looked at',
      named: ({ instanceId, id }) => ({ instanceId, panel: String(id) }),
    });
  },
});

export const CHILD_PANEL_SCHEDULES = [
  {
    name: 'look-at-child-panels',
    job: lookAtPanels,
    instanceId: null,
    payload: {},
    everySeconds: 3_600,
  },
];

/** All that is to be done about one panel, in one transaction: cut short, nothing of it was done. */
function lookAt({ db, clock }: Pick<Deps, 'db' | 'clock'>, ref: PanelRef): Promise<void> {
  const { instanceId } = ref;
  return db.inInstance(instanceId, async (trx) => {
    const row = await lockPanel(trx, ref);
    // Somebody was quicker.
    if (!row?.next_look_at || row.next_look_at > clock.now()) return;
    const own = { trx, clock, instanceId };
    if (row.status === 'suspended') {
      await tellRenter(own, await closeRow(own, row), 'child_panel_closed');
    } else if (row.paid_until > clock.now()) {
      await remind(own, row);
    } else if (!row.renews || !(await tryToRenew(own, row))) {
      await goUnpaid(own, row);
    }
  });
}

async function remind(own: LedgerDeps, row: ChildPanelRow): Promise<void> {
  const { trx, instanceId } = own;
  const { balanceMicro } = await readMoney(trx, { instanceId, id: row.customer_id });
  await updatePanel(trx, { instanceId, id: row.id }, { next_look_at: row.paid_until });
  if (row.renews && balanceMicro < row.price_micro) {
    await tellRenter(own, row, 'child_panel_reminder');
  }
}

/** The balance was too little, or nothing is to be paid: it works on for a while, or no more. */
async function goUnpaid(own: LedgerDeps, row: ChildPanelRow): Promise<void> {
  const { trx, clock, instanceId } = own;
  const now = clock.now();
  const overdueSince = row.overdue_since ?? now;
  if (!row.renews || after(overdueSince, OVERDUE_MS) <= now) {
    await setPaused(own, row, true);
    const paused = await updatePanel(
      trx,
      { instanceId, id: row.id },
      {
        ...{ status: 'suspended', suspended_at: now },
        next_look_at: nextLook({ status: 'suspended', suspendedAt: now }, now),
      },
    );
    await tellRenter(own, paused, 'child_panel_suspended');
    return;
  }
  const overdue = await updatePanel(
    trx,
    { instanceId, id: row.id },
    {
      ...{ status: 'overdue', overdue_since: overdueSince },
      next_look_at: nextLook({ status: 'overdue', overdueSince }, now),
    },
  );
  if (row.overdue_since === null) await tellRenter(own, overdue, 'child_panel_overdue');
}
