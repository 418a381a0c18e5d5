import type { Deps } from '#core/deps.ts';
import { extendLeases } from './job.store.ts';
import type { JobRun } from './run-job.ts';

interface Beat {
  workerId: string;
  runs: readonly JobRun[];
  now: Date;
  leaseUntil: Date;
}

/**
 * Extends the leases of what runs. A job whose lease went to another worker meanwhile is let go,
 * and one that ran for too long has failed, so that a handler which hangs does not live for ever.
 */
export async function beat({ db }: Deps, { workerId, runs, now, leaseUntil }: Beat): Promise<void> {
  for (const run of runs) {
    const ranMs = now.getTime() - run.startedAt.getTime();
    if (ranMs > run.maxRunSeconds * 1000) run.fail(`It ran for more than ${run.maxRunSeconds} s.`);
  }
  const jobs = runs.map((run) => run.job);
  const held = await db.asSystem((trx) => extendLeases(trx, { workerId, jobs, leaseUntil }));
  for (const run of runs) if (!held.has(run.job.id)) run.letGo('Its lease is lost.');
}
