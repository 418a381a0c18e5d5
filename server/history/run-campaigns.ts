import { pauseCampaign } from '#core/growth/campaigns/change-campaign.ts';
import type { Campaign } from '#core/growth/campaigns/campaign.contract.ts';
import { createCampaign } from '#core/growth/campaigns/create-campaign.ts';
import { measureCampaigns } from '#core/growth/campaigns/measuring/measure-campaigns.ts';
import { changeTariff } from '#core/growth/campaigns/tariffs/change-tariff.ts';
import { listPlans } from '#core/growth/campaigns/tariffs/list-plans.ts';
import { lookAtTariffs } from '#core/growth/campaigns/tariffs/look-at-tariffs.ts';
import { takePlan } from '#core/growth/campaigns/tariffs/take-plan.ts';
import { parseAmount } from '#core/money/money.ts';
import { addWhatIsMissing } from './order.ts';
import { runAlone } from './run-jobs.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

const DAY = 24 * 60;
const DAY_MS = DAY * 60_000;
/** Before the next month is paid. */
const PAID_AHEAD_DAYS = 2;

/** What somebody does with a plan and its campaigns. */
export function planCampaigns(
  stage: Stage,
  troupe: Troupe,
  deed: DeedOf<'choose plan'> | DeedOf<'track'> | DeedOf<'end plan'>,
): Promise<void> {
  switch (deed.does) {
    case 'choose plan':
      return choosePlan(stage, troupe, deed);
    case 'track':
      return track(stage, troupe, deed);
    case 'end plan':
      return endPlan(stage, troupe, deed);
  }
}

/** Somebody chooses a plan, and has what it costs whenever a month begins. */
async function choosePlan(
  stage: Stage,
  troupe: Troupe,
  { who, plan }: DeedOf<'choose plan'>,
): Promise<void> {
  const caller = callerOf(troupe, who);
  const { data: plans } = await listPlans(stage.deps, caller);
  const chosen = plans.find(({ id }) => id === plan);
  if (!chosen) throw new Error(`${troupe.slug} has no plan ${plan}.`);
  const neededMicro = parseAmount(chosen.price) ?? 0n;
  const payable = () => addWhatIsMissing(stage, troupe, { who, neededMicro });
  if (chosen.pay_now !== '0') await payable();
  await takePlan(stage.deps, caller, {
    ...{ idInPath: String(plan), amount: undefined },
    once: { key: stage.key(), route: 'POST /api/v1/campaigns/tariff-plans/{id}/subscribe' },
  });
  const days = Math.floor((stage.endsAt.getTime() - stage.clock.now().getTime()) / DAY_MS);
  const first = (chosen.choice === 'trial' ? chosen.trial_days : 30) - PAID_AHEAD_DAYS;
  for (let day = first; day <= days; day += 28) stage.after(day * DAY, payable);
}

/** Somebody has it measured where a video stands. */
async function track(
  stage: Stage,
  troupe: Troupe,
  { who, url, countries, track: often, keywords, isPaused }: DeedOf<'track'>,
): Promise<void> {
  const caller = callerOf(troupe, who);
  const { bytes } = await createCampaign(stage.deps, caller, {
    input: { url, countries: [...countries], track: often, keywords: [...keywords] },
    once: { key: stage.key(), route: 'POST /api/v1/campaigns' },
  });
  if (!isPaused) return;
  // Made by the core in this very moment.
  const { data } = JSON.parse(Buffer.from(bytes).toString()) as { data: Campaign };
  stage.after(8 * DAY, async () => {
    await pauseCampaign(stage.deps, caller, { idInPath: String(data.id) });
  });
}

async function endPlan(
  { deps }: Stage,
  troupe: Troupe,
  { who }: DeedOf<'end plan'>,
): Promise<void> {
  await changeTariff(deps, callerOf(troupe, who), { renews: false });
}

/** What is done for all plans and campaigns, once a day. */
export async function aDayOfCampaigns(stage: Stage): Promise<void> {
  await runAlone(stage, lookAtTariffs);
  await runAlone(stage, measureCampaigns);
}
