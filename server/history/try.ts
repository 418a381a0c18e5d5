import { refuseTrial, approveTrial } from '#core/growth/free-trials/staff/decide-trial.ts';
import type { FreeTrial } from '#core/growth/free-trials/free-trial.contract.ts';
import { takeTrial } from '#core/growth/free-trials/take-trial.ts';
import { trackQuest } from '#core/growth/free-trials/track-quest.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import { runDueJobs } from './run-jobs.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

const MINUTE_MS = 60_000;

/** As quick as an order of that size is. */
const COURSE = { by: 'simulator', startMinutes: 25, runMinutes: 9 * 60 } as const;

/** Somebody takes a free trial, and what becomes of that. */
export async function tryForFree(stage: Stage, troupe: Troupe, deed: DeedOf<'try'>): Promise<void> {
  const { deps } = stage;
  const caller = callerOf(troupe, deed.who);
  const { id, gradeId } = caller.customer;
  const buyer = { customerId: id, gradeId, declaredCountry: undefined };
  const { quest, url, ends, afterMinutes } = deed;
  // Staff decide about nothing else.
  const isProven = ends === 'in_moderation' || afterMinutes !== undefined;
  if (url === undefined) {
    const begun = await trackQuest(deps, caller, { idInPath: String(quest), buyer });
    if (!begun) throw new Error(`Quest ${quest} is not open to ${deed.who}.`);
    return;
  }
  const { bytes } = await takeTrial(deps, caller, {
    ...{ key: stage.key(), route: 'POST /api/v1/free-trials', buyer },
    body: {
      ...{ free_trial_quest_id: quest, url },
      proof_url: isProven ? proofOf(stage, deed.who) : undefined,
    },
  });
  const taken = trialIn(bytes);
  await deliver(stage, troupe, taken);
  if (taken.status !== 'in_moderation' || ends === 'in_moderation') return;
  stage.after(afterMinutes ?? 0, () => decide(stage, troupe, { deed, trialId: taken.id }));
}

interface Deciding {
  deed: DeedOf<'try'>;
  trialId: number;
}

async function decide(
  stage: Stage,
  troupe: Troupe,
  { deed: { ends, reason }, trialId }: Deciding,
): Promise<void> {
  const staff = callerOf(troupe, DEMO_STAFF.email);
  const does = ends === 'refused' ? 'refuse' : 'approve';
  const asked = {
    ...{ key: stage.key(), idInPath: String(trialId) },
    route: `POST /api/v1/staff/free-trials/{id}/${does}`,
  };
  const { bytes } =
    does === 'refuse'
      ? await refuseTrial(stage.deps, staff, { ...asked, body: { reason } })
      : await approveTrial(stage.deps, staff, asked);
  await deliver(stage, troupe, trialIn(bytes));
}

/** A free order is delivered as any other. */
async function deliver(stage: Stage, troupe: Troupe, { order_id: id }: FreeTrial): Promise<void> {
  if (id === null) return;
  stage.parts.set(BigInt(id), { troupe, fate: COURSE });
  await runDueJobs(stage);
}

function trialIn(bytes: Uint8Array): FreeTrial {
  // Made by the core in this very moment.
  const { data } = JSON.parse(Buffer.from(bytes).toString()) as { data: FreeTrial };
  return data;
}

/** A page on a site of their own. */
function proofOf(stage: Stage, who: string): string {
  const [, domain = ''] = who.split('@');
  const minutes = Math.floor(stage.clock.now().getTime() / MINUTE_MS);
  return `https://blog.${domain}/posts/${minutes % 9_000}`;
}
