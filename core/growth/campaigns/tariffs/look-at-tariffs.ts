import { z } from 'zod';
import { findKnownCustomer } from '#core/accounts/customers/known-customer.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import {
  after,
  nextLookWhileOverdue,
  OVERDUE_MS,
} from '#core/billing/renewals/renewal-times.pure.ts';
import { positionSource } from '#core/fulfilment/positions/position-source.ts';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { doAllApart } from '#core/platform/jobs/do-apart.ts';
import { endTariff } from './end-tariff.ts';
import { nextPlanOf, tryToRenewTariff } from './pay-tariff.ts';
import {
  findTariff,
  listDueTariffs,
  lockPlanOf,
  updateTariff,
  type DueTariff,
  type TariffRow,
} from './tariff.store.ts';
import { tellOfTariff } from './tell-of-tariff.ts';

const AT_ONCE = 200;

/** Renews plans, reminds, and ends those that are not paid for. */
export const lookAtTariffs = defineJob({
  kind: 'look-at-tariffs',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    const now = deps.clock.now();
    await doAllApart(deps, {
      most: AT_ONCE,
      list: (most) => deps.db.asSystem((trx) => listDueTariffs(trx, { now, most })),
      signal,
      work: (ref) => lookAt(deps, ref),
      failure: 'A plan cannot be looked at',
      named: ({ instanceId, id }) => ({ instanceId, tariff: String(id) }),
    });
  },
});

export const TARIFF_SCHEDULES = [
  {
    name: 'look-at-tariffs',
    job: lookAtTariffs,
    instanceId: null,
    payload: {},
    everySeconds: 900,
  },
];

type Ports = Pick<Deps, 'db' | 'clock' | 'isDemo'>;

/** All that is to be done about one plan, in one transaction: cut short, nothing of it was done. */
function lookAt(deps: Ports, ref: DueTariff): Promise<void> {
  const { instanceId } = ref;
  return deps.db.inInstance(instanceId, async (trx) => {
    await lockPlanOf(trx, ref);
    const row = await findTariff(trx, ref);
    // Somebody was quicker.
    if (!row?.next_look_at || row.next_look_at > deps.clock.now()) return;
    const own = { trx, clock: deps.clock, instanceId };
    if (row.paid_until > deps.clock.now()) return remind(own, row);
    // Nobody pays for what nobody measures.
    if (!row.renews || !positionSource(deps)) return end(own, row);
    if (!(await mayPay(own, row)) || !(await tryToRenewTariff(own, row))) {
      await goUnpaid(own, row);
    }
  });
}

/** Nothing moves on the balance of somebody who is frozen. */
async function mayPay({ trx, instanceId }: LedgerDeps, row: TariffRow): Promise<boolean> {
  const customer = await findKnownCustomer(trx, { instanceId, id: row.customer_id });
  return customer !== undefined && customer.frozen_at === null;
}

async function remind(own: LedgerDeps, row: TariffRow): Promise<void> {
  const { trx, instanceId } = own;
  await updateTariff(trx, { instanceId, id: row.id }, { next_look_at: row.paid_until });
  if (!row.renews) return;
  // Whoever has paid nothing yet is told of the first month in any case.
  if (row.months === 0) return tellOfTariff(own, row, 'tariff_trial_ending');
  const { balanceMicro } = await readMoney(trx, { instanceId, id: row.customer_id });
  if (balanceMicro < BigInt(nextPlanOf(row).price)) await tellOfTariff(own, row, 'tariff_reminder');
}

async function end(own: LedgerDeps, row: TariffRow): Promise<void> {
  await tellOfTariff(own, await endTariff(own, row), 'tariff_ended');
}

/** It is measured for a while yet, or no more. */
async function goUnpaid(own: LedgerDeps, row: TariffRow): Promise<void> {
  const { trx, clock, instanceId } = own;
  const now = clock.now();
  const overdueSince = row.overdue_since ?? now;
  if (after(overdueSince, OVERDUE_MS) <= now) return end(own, row);
  const overdue = await updateTariff(
    trx,
    { instanceId, id: row.id },
    {
      ...{ status: 'overdue', overdue_since: overdueSince },
      next_look_at: nextLookWhileOverdue(overdueSince, now),
    },
  );
  if (row.overdue_since === null) await tellOfTariff(own, overdue, 'tariff_overdue');
}
