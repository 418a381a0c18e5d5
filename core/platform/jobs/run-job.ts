import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Log } from '#core/log.ts';
import { retryDelaySeconds } from './backoff.ts';
import { PermanentFailure, type JobHandler } from './define-job.ts';
import { failureReason } from './failure-reason.ts';
import { endAttempt, type ClaimedJob, type JobEnd } from './job.store.ts';

/** One attempt in this process. */
export interface JobRun {
  job: ClaimedJob;
  startedAt: Date;
  maxRunSeconds: number;
  /** Resolves, never rejects, when the attempt ended or was let go. */
  ended: Promise<void>;
  /** Stops waiting for the handler and counts the attempt as failed. */
  fail(reason: string): void;
  /** Stops waiting for the handler and writes nothing: the lease is, or soon will be, another's. */
  letGo(reason: string): void;
}

export interface RunContext {
  deps: Deps;
  workerId: string;
  random: () => number;
}

type Outcome =
  | { kind: 'done' }
  | { kind: 'failed'; reason: string; permanent: boolean }
  | { kind: 'let-go'; reason: string };

interface Attempt {
  context: RunContext;
  job: ClaimedJob;
  prepared: ReturnType<JobHandler['prepare']>;
  log: Log;
}

export function runJob(context: RunContext, handler: JobHandler, job: ClaimedJob): JobRun {
  const abort = new AbortController();
  let cut: (outcome: Outcome & { reason: string }) => void = () => {};
  const cutShort = new Promise<Outcome>((resolve) => {
    cut = (outcome) => {
      resolve(outcome);
      abort.abort(new Error(outcome.reason));
    };
  });
  const log = context.deps.log.child({ job: String(job.id), kind: job.kind, attempt: job.attempt });
  const attempt: Attempt = { context, job, log, prepared: handler.prepare(job.payload) };

  // When even the end cannot be written, the lease runs out and the job is tried again.
  const ended = Promise.race([cutShort, handle(attempt, abort.signal)])
    .then((outcome) => settle(attempt, outcome))
    .catch((error: unknown) => log.error({ err: error }, 'The end of a job could not be written'));

  return {
    job,
    startedAt: context.deps.clock.now(),
    maxRunSeconds: handler.maxRunSeconds,
    ended,
    fail: (reason) => cut({ kind: 'failed', reason, permanent: false }),
    letGo: (reason) => cut({ kind: 'let-go', reason }),
  };
}

async function handle({ context, job, prepared }: Attempt, signal: AbortSignal): Promise<Outcome> {
  if ('refused' in prepared) return { kind: 'failed', reason: prepared.refused, permanent: true };
  if (job.attempt > job.maxAttempts) {
    // Only a job that takes its worker down each time gets here; running it again would too.
    const before = job.lastError ? ` Before that: ${job.lastError}` : '';
    return {
      kind: 'failed',
      reason: `Its worker vanished during the last try.${before}`,
      permanent: true,
    };
  }
  try {
    await prepared.run(context.deps, {
      id: job.id,
      instanceId: job.instanceId,
      attempt: job.attempt,
      signal,
    });
    return { kind: 'done' };
  } catch (error) {
    return {
      kind: 'failed',
      reason: failureReason(error),
      permanent: error instanceof PermanentFailure,
    };
  }
}

async function settle(attempt: Attempt, outcome: Outcome): Promise<void> {
  const { context, job, log } = attempt;
  const now = context.deps.clock.now();
  if (outcome.kind === 'let-go') {
    log.warn({ reason: outcome.reason }, 'A job was let go');
    return;
  }
  if (outcome.kind === 'done') {
    await end(attempt, { state: 'done', finishedAt: now });
    log.debug({}, 'A job is done');
    return;
  }
  const lastError = failureReason(outcome.reason);
  if (outcome.permanent || job.attempt >= job.maxAttempts) {
    await end(attempt, { state: 'dead', finishedAt: now, lastError });
    log.error({ reason: lastError }, 'A job is dead');
    return;
  }
  const delaySeconds = retryDelaySeconds(job.attempt, context.random());
  const runAt = new Date(now.getTime() + delaySeconds * 1000);
  await end(attempt, { state: 'ready', runAt, lastError });
  log.warn({ reason: lastError, runAt }, 'A job failed and will be tried again');
}

async function end({ context, job, prepared, log }: Attempt, jobEnd: JobEnd): Promise<void> {
  const hold = { id: job.id, attempt: job.attempt, workerId: context.workerId };
  async function write(trx: Trx): Promise<void> {
    if (!(await endAttempt(trx, hold, jobEnd))) {
      log.warn({}, 'A job ended after its lease had gone to another worker');
      return;
    }
    if (jobEnd.state === 'dead' && !('refused' in prepared)) {
      const { clock } = context.deps;
      const reason = jobEnd.lastError ?? '';
      await prepared.bury(trx, { instanceId: job.instanceId, reason, clock });
    }
  }
  const { db } = context.deps;
  await (job.instanceId === null ? db.asSystem(write) : db.inInstance(job.instanceId, write));
}
