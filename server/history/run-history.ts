// Connects who listens to what happens here.
import '#core/nouns.ts';
import type { Deps } from '#core/deps.ts';
import { checkDispatches } from '#core/fulfilment/dispatch/check-dispatches.ts';
import { countDrops, putOffCounts } from '#core/fulfilment/dispatch/refills/watch-drops.ts';
import { refreshDeliveryRecords } from '#core/catalogue/delivery-records/refresh-records.ts';
import { endIdentityChecks } from '#core/billing/identity-checks/end-checks.ts';
import { settleDueGrades } from '#core/pricing/grades/settle-jobs.ts';
import { countMoney } from '#core/back-office/money/count-money.ts';
import { sealAudit } from '#core/platform/audit/seal-audit.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { countCompanions } from '#core/catalogue/companions/count-companions.ts';
import { permissionsOf, STAFF_ROLE } from '#core/platform/operations/permissions.pure.ts';
import { DEMO_OWNER } from '#fixtures/demo-owner.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import { callerFor } from './caller-for.ts';
import { act } from './deeds.ts';
import { planFor } from './deliver.ts';
import { settleReferrals } from './refer.ts';
import { aDayOfCampaigns } from './run-campaigns.ts';
import { shareDeliveries } from './share-deliveries.ts';
import { runAlone } from './run-jobs.ts';
import { RunningClock } from './running-clock.ts';
import { Stage, type HistoryBrand, type Troupe } from './stage.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 181;

/**
 * Half a year of brands, made by what people would have done, on a clock that ends now. Whatever is
 * under way then goes on by itself.
 */
export async function runHistory(deps: Deps, brands: readonly HistoryBrand[]): Promise<void> {
  const endsAt = deps.clock.now();
  const clock = new RunningClock(new Date(endsAt.getTime() - DAYS * DAY_MS));
  const parts: Stage['parts'] = new Map();
  const stage = new Stage({ ...deps, clock, planDelivery: planFor({ parts }) }, clock, {
    endsAt,
    parts,
  });
  const troupes = await Promise.all(brands.map((brand) => troupeOf(deps, brand)));
  for (const troupe of troupes) {
    for (const deed of troupe.plan.deeds) {
      stage.before(deed.agoMinutes, () => act(stage, troupe, deed));
    }
  }
  for (let day = 4; day < DAYS; day += 4) {
    stage.before((DAYS - day) * 24 * 60, () => countWhatDropped(stage, troupes));
    stage.before((DAYS - day) * 24 * 60, () => runAlone(stage, settleDueGrades));
    // Before the demo customer last reads what she was told.
    stage.before((DAYS - day) * 24 * 60 + 6 * 60, () => settleReferrals(stage));
  }
  for (let day = 0; day < DAYS; day += 1) {
    stage.before(day * 24 * 60 + 5 * 60, () => aDayOfCampaigns(stage));
  }
  await stage.play();
  await leave(stage, troupes);
}

async function troupeOf({ db }: Deps, brand: HistoryBrand): Promise<Troupe> {
  const { instanceId, plan } = brand;
  const members = await db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('customers')
      .select(['id', 'email'])
      .where('instance_id', '=', instanceId)
      .where('email', 'in', [DEMO_STAFF.email, DEMO_OWNER.email])
      .execute(),
  );
  const callers = members.map(({ id, email }) => {
    const { roles } = email === DEMO_OWNER.email ? DEMO_OWNER : DEMO_STAFF;
    const permissions = permissionsOf(roles, STAFF_ROLE.permissions);
    return [String(email), callerFor(brand, { id, language: 'en', permissions })] as const;
  });
  const people = new Map(plan.people.map((person) => [person.email, person]));
  return { ...brand, people, callers: new Map(callers) };
}

/** Of each order once, some days after it is complete, when most has dropped that will. */
async function countWhatDropped({ deps, clock }: Stage, troupes: readonly Troupe[]) {
  const until = new Date(clock.now().getTime() - 5 * DAY_MS);
  const since = new Date(until.getTime() - 4 * DAY_MS);
  for (const { instanceId } of troupes) {
    const orders = await deps.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('orders')
        .select('id')
        .where('instance_id', '=', instanceId)
        .where('status', '=', 'completed')
        .where('completed_at', '>', since)
        .where('completed_at', '<=', until)
        .orderBy('id')
        .execute(),
    );
    await countDrops(deps, { instanceId, orderIds: orders.map(({ id }) => id) });
  }
}

/** What runs is as far as it is by now, and nothing of the past is left to be done. */
async function leave(stage: Stage, troupes: readonly Troupe[]): Promise<void> {
  const { deps, clock } = stage;
  await runAlone(stage, checkDispatches);
  await runAlone(stage, settleDueGrades);
  await settleReferrals(stage);
  await runAlone(stage, refreshDeliveryRecords);
  await runAlone(stage, countCompanions);
  await runAlone(stage, endIdentityChecks);
  for (const troupe of troupes) await shareDeliveries(stage, troupe);
  const now = clock.now();
  for (const { instanceId } of troupes) {
    await deps.db.inInstance(instanceId, (trx) => putOffCounts(trx, { instanceId, now }));
  }
  await deps.db.asSystem(async (trx) => {
    // Mails about what happened months ago, and questions about links that are nobody's.
    await trx.deleteFrom('jobs').where('state', '=', 'ready').where('run_at', '<=', now).execute();
    await trx
      .updateTable('outgoing_mails')
      .set({ state: 'kept' })
      .where('state', '=', 'queued')
      .execute();
    await trx.deleteFrom('link_snippets').execute();
  });
  await sealLedgers(deps);
  await sealAudit(deps);
  await countMoney(deps);
}
