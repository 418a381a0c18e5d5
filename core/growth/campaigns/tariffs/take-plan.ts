import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { nextLookWhilePaid } from '#core/billing/renewals/renewal-times.pure.ts';
import { positionSource } from '#core/fulfilment/positions/position-source.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, refuseField } from '#core/errors.ts';
import { displayAmount, parseAmount } from '#core/money/money.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { countTracked } from '../campaign.store.ts';
import { resumeCampaigns } from '../resume-campaigns.ts';
import type { AgreedPlan } from '../campaign.tables.ts';
import { runningOf } from './list-plans.ts';
import { payMonth, termsOf } from './pay-tariff.ts';
import { choiceOf, type Choice } from './plan-choice.pure.ts';
import { readPlans, type Plan } from './read-plans.ts';
import { showSubscription } from './show-tariff.ts';
import {
  findLatestTariff,
  insertTariff,
  lockPlanOf,
  updateTariff,
  type TariffRow,
} from './tariff.store.ts';

type Ports = Pick<Deps, 'db' | 'clock' | 'isDemo'>;

const DAY_MS = 24 * 60 * 60 * 1000;

interface Subscribing {
  idInPath: string;
  /** What was shown to be paid now. */
  amount: string | undefined;
  once: OnceKey;
}

/** Chooses a plan. Twice at once, it is paid once: the second finds it chosen. */
export function takePlan(
  deps: Ports,
  caller: CustomerCaller,
  { idInPath, amount, once }: Subscribing,
): Promise<OnceAnswer> {
  const { instanceId, customer } = caller;
  return doOnce(deps, caller, {
    ...once,
    input: { idInPath, amount },
    async work(trx) {
      const ref = { instanceId, customerId: customer.id };
      await lockPlanOf(trx, ref);
      const latest = await findLatestTariff(trx, ref);
      const plan = await findPlan({ trx, instanceId }, idInPath);
      if (!positionSource(deps)) throw new AppError('not_measured');
      const chosen = choiceOf(plan, {
        ...{ running: runningOf(latest), hadOne: latest !== undefined, now: deps.clock.now() },
        trackedKeywords: await countTracked(trx, ref),
      });
      refuseOther(chosen, amount);
      const own = { trx, clock: deps.clock, instanceId };
      const row = await choose(own, { caller, plan, latest, chosen });
      if (row !== latest) {
        await resumeCampaigns(own, row);
        await recordAudit(own, caller, {
          ...{ action: 'tariff.chosen', customerId: customer.id, sessionId: customer.sessionId },
          details: { plan: plan.id, count: plan.keywordsLimit },
        });
      }
      return { status: 200, value: { data: await showSubscription(deps, trx, caller) } };
    },
  });
}

/** One that its owner does not offer any more is chosen by nobody anew. */
async function findPlan(
  { trx, instanceId }: Pick<LedgerDeps, 'trx' | 'instanceId'>,
  idInPath: string,
): Promise<Plan> {
  const plans = await readPlans(trx, instanceId);
  const plan = plans.find(({ id, isShown }) => isShown && String(id) === idInPath);
  if (!plan) throw new AppError('not_found');
  return plan;
}

function refuseOther({ payNowMicro, keywordsOver }: Choice, shown: string | undefined): void {
  if (shown !== undefined && parseAmount(shown) !== payNowMicro) {
    throw new AppError('total_changed', { params: { total: displayAmount(payNowMicro) } });
  }
  if (keywordsOver === 0) return;
  refuseField('tariff_plan', { code: 'keywords_tracked', params: { count: keywordsOver } });
}

interface Choosing {
  caller: CustomerCaller;
  plan: Plan;
  latest: TariffRow | undefined;
  chosen: Choice;
}

async function choose(
  own: LedgerDeps,
  { caller: { customer }, plan, latest, chosen }: Choosing,
): Promise<TariffRow> {
  const { trx, instanceId, clock } = own;
  const agreed = agreedOn(plan);
  const actor = { kind: 'customer', id: customer.id } as const;
  const { choice, creditedMicro } = chosen;
  if (choice === 'begin' || choice === 'trial' || !latest) {
    const began = await begin(own, { customerId: customer.id, plan, isTried: choice === 'trial' });
    if (choice === 'trial') return began;
    return payMonth(own, began, { plan: agreed, from: clock.now(), creditedMicro, actor });
  }
  const ref = { instanceId, id: latest.id };
  // Who chooses a plan wants it to go on.
  const look = nextLookWhilePaid({ isReminded: true, paidUntil: latest.paid_until }, clock.now());
  const goesOn = { renews: true, ...(latest.status === 'active' && { next_look_at: look }) };
  switch (choice) {
    case 'now': {
      const from = latest.status === 'overdue' ? latest.paid_until : clock.now();
      const row = { ...latest, renews: true };
      await updateTariff(trx, ref, { renews: true });
      return payMonth(own, row, { plan: agreed, from, creditedMicro, actor });
    }
    case 'later':
      return updateTariff(trx, ref, { ...goesOn, next_plan: JSON.stringify(agreed) });
    case 'keep':
      return updateTariff(trx, ref, { ...goesOn, next_plan: null });
    case 'current':
    case 'planned':
      return latest;
  }
}

const agreedOn = (plan: Plan): AgreedPlan => ({
  ...{ id: plan.id, name: plan.name, keywordsLimit: plan.keywordsLimit },
  price: String(plan.priceMicro),
});

/** Without a month that was paid: a trial, or what is paid for next. */
function begin(
  { trx, clock, instanceId }: LedgerDeps,
  { customerId, plan, isTried }: { customerId: bigint; plan: Plan; isTried: boolean },
): Promise<TariffRow> {
  const now = clock.now();
  const paidUntil = isTried ? new Date(now.getTime() + plan.trialDays * DAY_MS) : now;
  return insertTariff(trx, {
    ...{ instance_id: instanceId, customer_id: customerId, ...termsOf(agreedOn(plan)) },
    ...{ billing_day: paidUntil.getUTCDate(), begins_at: now, paid_until: paidUntil },
    next_look_at: nextLookWhilePaid({ isReminded: true, paidUntil }, now),
    created_at: now,
  });
}
