import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import { defineJob, type BuriedJob, type RunningJob } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { JobBench } from './job-bench.ts';

/** A job that does what its test says. */
export const NOTE = { kind: 'note', schema: z.strictObject({ n: z.int() }), maxAttempts: 3 };

export type Note = RunningJob<{ n: number }>;

interface NoteOptions {
  maxRunSeconds?: number;
  maxAtOnce?: number;
  onDead?(trx: Trx, job: BuriedJob<{ n: number }>): Promise<void>;
}

export function noteJob(handle: (job: Note) => Promise<void> | void, more: NoteOptions = {}) {
  return defineJob({ ...NOTE, ...more, handle: async (_deps, job) => handle(job) });
}

/** Enqueues notes numbered from 0, in one transaction. */
export async function addNotes(
  { deps, instanceId }: JobBench,
  count = 1,
  more: { runAt?: Date } = {},
): Promise<void> {
  await deps.db.inInstance(instanceId, async (trx) => {
    for (let n = 0; n < count; n += 1) {
      await enqueue(deps, trx, { job: NOTE, instanceId, payload: { n }, ...more });
    }
  });
}

export async function onlyJob(bench: JobBench) {
  const [job, second] = await bench.jobs();
  if (!job || second) throw new Error('There is not exactly one job.');
  return job;
}
