import { positionSource } from '#core/fulfilment/positions/position-source.ts';
import type { Deps } from '#core/deps.ts';
import { floatAmount, formatAmount } from '#core/money/money.ts';
import type { VisitorCaller } from '#core/platform/operations/current-customer.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import { countTracked } from '../campaign.store.ts';
import { choiceOf, type Running } from './plan-choice.pure.ts';
import { readPlans } from './read-plans.ts';
import type { TariffPlans } from './tariff.contract.ts';
import { findLatestTariff, type TariffRow } from './tariff.store.ts';

/** The plans of an owner, for a customer with what choosing each would do. */
export function listPlans(
  deps: Pick<Deps, 'db' | 'clock' | 'isDemo'>,
  { instanceId, language, customer }: VisitorCaller,
): Promise<TariffPlans> {
  return deps.db.read(instanceId, async (trx) => {
    const plans = (await readPlans(trx, instanceId)).filter(({ isShown }) => isShown);
    const ref = customer && { instanceId, customerId: customer.id };
    const row = ref && (await findLatestTariff(trx, ref));
    const standing = ref && {
      ...{ running: runningOf(row), hadOne: row !== undefined, now: deps.clock.now() },
      trackedKeywords: await countTracked(trx, ref),
    };
    const textIn = (text: TariffRow['plan_name']) => String(localize(text, language));
    return {
      data: plans.map((plan) => {
        const chosen = standing && choiceOf(plan, standing);
        return {
          ...{ id: plan.id, name: textIn(plan.name) },
          description: plan.description === null ? null : textIn(plan.description),
          keywords_limit: plan.keywordsLimit,
          ...{ price: formatAmount(plan.priceMicro), price_float: floatAmount(plan.priceMicro) },
          ...{ trial_days: plan.trialDays, is_highlight: plan.isHighlight },
          choice: chosen?.choice ?? null,
          pay_now: chosen ? formatAmount(chosen.payNowMicro) : null,
          credited: chosen && chosen.creditedMicro > 0n ? formatAmount(chosen.creditedMicro) : null,
          keywords_over: chosen?.keywordsOver ?? 0,
        };
      }),
      meta: { is_measured: positionSource(deps) !== undefined },
    };
  });
}

/** Nothing where none runs. */
export function runningOf(row: TariffRow | undefined): Running | undefined {
  if (!row || row.status === 'ended') return undefined;
  return {
    ...{ planId: row.plan_id, nextPlanId: row.next_plan?.id, status: row.status },
    ...{ priceMicro: row.price_micro, keywordsLimit: row.keywords_limit },
    ...{ paidMicro: row.paid_micro, beginsAt: row.begins_at, paidUntil: row.paid_until },
  };
}
