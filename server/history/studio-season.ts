import { createCustomer } from '#core/accounts/customers/create-customer.ts';
import { createRole } from '#core/accounts/roles/create-role.ts';
import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { PERMISSIONS } from '#core/platform/operations/permissions.pure.ts';
import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import { getDraft } from '#core/studio/drafts/get-draft.ts';
import { saveDraft } from '#core/studio/drafts/save-draft.ts';
import { publishDraft } from '#core/studio/publishing/publish-draft.ts';
import { endScheduledJob, publishScheduledJob } from '#core/studio/publishing/run-schedule.ts';
import { schedulePublication } from '#core/studio/publishing/schedule-publication.ts';
import type { DocumentSet } from '#core/tenancy/revisions/document-set.ts';
import { findPublishedSet } from '#core/tenancy/revisions/read-revisions.ts';
import { DEMO_DESIGNER } from '#fixtures/demo-designer.ts';
import { DEMO_OWNER } from '#fixtures/demo-owner.ts';
import type { Season, SeasonStep } from '#fixtures/history/season.ts';
import { callerFor } from './caller-for.ts';
import { NOBODY_KNOWS } from './nobody-knows.ts';
import { runDueOf } from './run-jobs.ts';
import { RunningClock } from './running-clock.ts';
import { changesToFiles, draftChanges } from './season-changes.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** When the first revision of a season was published. */
export const SEASON_DAYS = 181;

interface SeasonBrand {
  instanceId: number;
  host: string;
  season: Season;
  /** As they are published today, with the addresses of their pictures. */
  files: DocumentSet;
}

type Callers = Record<SeasonStep['who'], CustomerCaller>;

interface Playing extends SeasonBrand {
  deps: Deps;
  clock: RunningClock;
  callers: Callers;
}

/**
 * Half a year in the studio, by the use cases of its editor on a clock that ends now: revisions of two
 * people, and a draft under way. What is public at the end is what the files say.
 */
export async function playSeason(given: Deps, brand: SeasonBrand): Promise<void> {
  const endsAt = given.clock.now().getTime();
  const clock = new RunningClock(new Date(endsAt - SEASON_DAYS * DAY_MS));
  const deps = { ...given, clock };
  const playing = { ...brand, deps, clock, callers: await callersOf(deps, brand) };
  const { steps, draft } = brand.season;
  for (const step of steps) {
    clock.moveTo(new Date(endsAt - step.daysAgo * DAY_MS));
    const changes = await plan(playing, step);
    if (step.untilHours === undefined) await publish(playing, step, changes);
    else await schedule(playing, { ...step, untilHours: step.untilHours }, changes);
  }
  for (const [at, changes] of draft.entries()) {
    clock.moveTo(new Date(endsAt - (draft.length - at) * HOUR_MS));
    const now = await publicSet(playing);
    await save(playing, playing.callers.owner, draftChanges(changes, { now, files: brand.files }));
  }
}

/** The last step takes along what no other has, so that the files may change without the plan. */
async function plan(playing: Playing, step: SeasonStep): Promise<DraftChange[]> {
  const { season, files } = playing;
  const now = await publicSet(playing);
  const isLast = step === season.steps.at(-1);
  return isLast ? changesToFiles(now, files) : draftChanges(step.changes, { now, files });
}

/** Planned the day before, published by itself, and taken back by itself. */
async function schedule(
  playing: Playing,
  step: SeasonStep & { untilHours: number },
  changes: DraftChange[],
): Promise<void> {
  const { deps, callers, clock } = playing;
  const caller = callers[step.who];
  const at = clock.now();
  const until = new Date(at.getTime() + step.untilHours * HOUR_MS);
  const planning = { ...deps, clock: new RunningClock(new Date(at.getTime() - DAY_MS)) };
  const { rev, base } = await save({ ...playing, deps: planning }, caller, changes);
  const body = {
    ...{ rev, base_revision: base, note: step.note },
    ...{ at: at.toISOString(), until: until.toISOString() },
  };
  const key = `season ${at.toISOString()}`;
  const once = { key, route: 'POST /api/v1/studio/schedule' };
  await schedulePublication(planning, caller, { body, once });
  for (const [job, moment] of [
    [publishScheduledJob, at],
    [endScheduledJob, until],
  ] as const) {
    clock.moveTo(moment);
    await runDueOf(deps, job);
  }
}

async function publish(playing: Playing, step: SeasonStep, changes: DraftChange[]): Promise<void> {
  const { deps, callers, clock } = playing;
  const caller = callers[step.who];
  const { rev, base } = await save(playing, caller, changes);
  const body = { rev, base_revision: base, note: step.note };
  const key = `season ${clock.now().toISOString()}`;
  await publishDraft(deps, caller, { body, once: { key, route: 'POST /api/v1/studio/publish' } });
}

async function save(
  { deps }: Playing,
  caller: CustomerCaller,
  changes: DraftChange[],
): Promise<{ rev: number; base: number }> {
  const { rev } = await getDraft(deps, caller);
  const { data } = await saveDraft(deps, caller, { rev, changes });
  return { rev: data.rev, base: data.published_revision };
}

async function publicSet({ deps, instanceId }: Playing): Promise<DocumentSet> {
  const published = await deps.db.read(instanceId, (trx) => findPublishedSet(trx, instanceId));
  return published?.documents ?? [];
}

/** The owner is there already; she has made a role for who looks after the looks. */
async function callersOf(deps: Deps, brand: SeasonBrand): Promise<Callers> {
  const { instanceId } = brand;
  const { id } = await deps.db.read(instanceId, (trx) =>
    trx
      .selectFrom('customers')
      .select('id')
      .where('instance_id', '=', instanceId)
      .where('email', '=', DEMO_OWNER.email)
      .executeTakeFirstOrThrow(),
  );
  const owner = callerFor(brand, { id, language: 'en', permissions: PERMISSIONS });
  const { name, email, role } = DEMO_DESIGNER;
  await createRole(deps, owner, { name: role.name, permissions: [...role.permissions] });
  const now = deps.clock.now();
  const designerId = await deps.db.inInstance(instanceId, (trx) =>
    createCustomer(trx, {
      ...{ instance_id: instanceId, name, email, language: 'en', roles: [role.name] },
      ...{ email_confirmed_at: now, is_demo: true, created_at: now },
      ...{ password_hash: NOBODY_KNOWS, password_changed_at: now },
    }),
  );
  if (designerId === undefined) throw new Error(`Somebody has the address ${email} already.`);
  const { permissions } = role;
  return { owner, designer: callerFor(brand, { id: designerId, language: 'en', permissions }) };
}
