import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob, type BuriedJob, type RunningJob } from '#core/platform/jobs/define-job.ts';
import { lockForPublishing } from '#core/tenancy/instances/publish-documents.ts';
import { endPublication } from './end-publication.ts';
import { publishScheduled } from './publish-scheduled.ts';
import { refuseScheduled } from './refuse-scheduled.ts';
import { END_SCHEDULED, PUBLISH_SCHEDULED } from './schedule-jobs.ts';
import { lockScheduled, type ScheduledRow } from './schedule.store.ts';

type Job = Pick<RunningJob<{ scheduleId: string }>, 'instanceId' | 'payload'>;

/** What a plan of the schedule does when its moment has come. */
export interface DuePublication {
  slug: string;
  row: ScheduledRow;
}

type Act = (deps: Deps, trx: Trx, due: DuePublication) => Promise<void>;

export const publishScheduledJob = defineJob({
  ...PUBLISH_SCHEDULED,
  handle: (deps, job) => whenDue(deps, job, publishScheduled),
  onDead: giveUp,
});

export const endScheduledJob = defineJob({
  ...END_SCHEDULED,
  handle: (deps, job) => whenDue(deps, job, endPublication),
  onDead: giveUp,
});

/** In the order in which everybody else locks who publishes. */
async function whenDue(deps: Deps, { instanceId, payload }: Job, act: Act): Promise<void> {
  invariant(instanceId !== null, 'a publication is of an instance');
  await deps.db.inInstance(instanceId, async (trx) => {
    const { slug } = await lockForPublishing(trx, instanceId);
    const row = await lockScheduled(trx, { instanceId, id: BigInt(payload.scheduleId) });
    if (row) await act(deps, trx, { slug, row });
  });
}

async function giveUp(
  trx: Trx,
  { instanceId, payload, clock }: BuriedJob<{ scheduleId: string }>,
): Promise<void> {
  if (instanceId === null) return;
  const row = await lockScheduled(trx, { instanceId, id: BigInt(payload.scheduleId) });
  if (row) await refuseScheduled({ clock, trx }, row, 'failed');
}
