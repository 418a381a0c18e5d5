import { randomUUID } from 'node:crypto';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import type { Log } from '#core/log.ts';
import type { JobHandler } from './define-job.ts';
import { JOBS_CHANNEL } from './enqueue.ts';
import { beat } from './heartbeat.ts';
import { claimJobs, endAttempt, type ClaimedJob } from './job.store.ts';
import { countKinds, roomsOf } from './rooms.ts';
import { runJob, type JobRun } from './run-job.ts';
import { enqueueDueSchedules, putSchedule, type Schedule } from './schedule.store.ts';
import { systemTimer, type Timer } from './timer.ts';

export interface WorkerOptions {
  /** Jobs running at once in this process; 8 by default. */
  concurrency?: number;
  /** How long a job stays this worker's without a sign of life; 60 by default. */
  leaseSeconds?: number;
  /** How often it looks unasked: for retries, what is due later, leases that ran out; 5 by default. */
  pollSeconds?: number;
  /** What recurs; written as rows at the start. */
  schedules?: Schedule[];
  timer?: Timer;
  /** Draws the lot of a back-off. */
  random?: () => number;
}

export interface Worker {
  /** Looks for due jobs now. */
  wake(): void;
  /** Resolves when nothing is due and nothing runs here. */
  idle(): Promise<void>;
  /**
   * Takes nothing more and waits for what runs. What still runs at the limit is told by its
   * signal and left behind: its lease runs out and another worker tries again.
   */
  stop(limitSeconds: number): Promise<{ left: number }>;
}

/** Takes jobs of the given kinds out of the table and runs them until it is stopped. */
export function startWorker(
  deps: Deps,
  handlers: readonly JobHandler[],
  options: WorkerOptions = {},
): Worker {
  return new JobWorker(deps, handlers, options);
}

const SCHEDULES_AT_ONCE = 500;
const BEATS_PER_LEASE = 3;

class JobWorker implements Worker {
  readonly #id = randomUUID();
  readonly #deps: Deps;
  readonly #log: Log;
  readonly #handlers: ReadonlyMap<string, JobHandler>;
  readonly #options: Required<WorkerOptions>;
  readonly #runs = new Map<bigint, JobRun>();
  readonly #endPolling: () => void;
  readonly #endBeating: () => void;

  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #pollDue = true;
  /** More may be due than there was room for, so a job that ends lets another in. */
  #backlog = false;
  #beating = false;
  #schedulesWritten = false;
  #unlisten: (() => Promise<void>) | undefined;
  #stopped: Promise<{ left: number }> | undefined;
  #whenIdle: (() => void)[] = [];

  constructor(deps: Deps, handlers: readonly JobHandler[], options: WorkerOptions) {
    this.#deps = deps;
    this.#log = deps.log.child({ worker: this.#id });
    this.#handlers = new Map(handlers.map((handler) => [handler.kind, handler]));
    invariant(this.#handlers.size === handlers.length, 'each kind of job has one handler');
    this.#options = {
      concurrency: 8,
      leaseSeconds: 60,
      pollSeconds: 5,
      schedules: [],
      timer: systemTimer,
      random: Math.random,
      ...options,
    };
    const { timer, pollSeconds, leaseSeconds } = this.#options;
    this.#endPolling = timer.every(pollSeconds, () => {
      this.#pollDue = true;
      this.wake();
    });
    this.#endBeating = timer.every(leaseSeconds / BEATS_PER_LEASE, () => void this.#beat());
    this.wake();
  }

  wake(): void {
    this.#lookAgain = true;
    this.#looking ??= this.#look();
  }

  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenIdle.push(resolve);
      this.wake();
    });
  }

  stop(limitSeconds: number): Promise<{ left: number }> {
    this.#stopped ??= this.#stop(limitSeconds);
    return this.#stopped;
  }

  async #look(): Promise<void> {
    try {
      while (this.#lookAgain && !this.#stopped) {
        this.#lookAgain = false;
        if (this.#pollDue) await this.#poll();
        await this.#fill();
      }
      this.#tellIdle();
    } catch (error) {
      this.#log.warn({ err: error }, 'Looking for jobs failed; the next poll tries again');
    } finally {
      this.#looking = undefined;
    }
  }

  async #poll(): Promise<void> {
    const { db, clock } = this.#deps;
    // Heard before the first look, so that nothing is enqueued unnoticed in between.
    this.#unlisten ??= await db.listen(JOBS_CHANNEL, {
      hear: () => this.wake(),
      missed: () => this.wake(),
    });
    const now = clock.now();
    await db.asSystem(async (trx) => {
      if (!this.#schedulesWritten) {
        for (const schedule of this.#options.schedules) await putSchedule(trx, now, schedule);
      }
      await enqueueDueSchedules(trx, {
        now,
        kinds: [...this.#handlers.keys()],
        limit: SCHEDULES_AT_ONCE,
      });
    });
    this.#schedulesWritten = true;
    this.#pollDue = false;
  }

  async #fill(): Promise<void> {
    const { concurrency } = this.#options;
    const running = [...this.#runs.values()].map(({ job }) => job.kind);
    const rooms = roomsOf(this.#handlers.values(), { concurrency, running });
    const limit = concurrency - running.length;
    // A kind without room may have more due, and so may one that fills its room.
    this.#backlog = rooms.size < this.#handlers.size;
    if (rooms.size === 0) return;
    const now = this.#deps.clock.now();
    const except = [...this.#runs.keys()];
    const lease = { workerId: this.#id, now, leaseUntil: this.#leaseFrom(now) };
    const claimed = await this.#deps.db.asSystem((trx) =>
      claimJobs(trx, { ...lease, rooms, limit, except }),
    );
    if (this.#stopped) return this.#giveBack(claimed);
    const counts = countKinds(claimed.map((job) => job.kind));
    const isFull = ([kind, room]: [string, number]) => counts.get(kind) === room;
    this.#backlog ||= claimed.length === limit || [...rooms].some(isFull);
    for (const job of claimed) this.#run(job);
  }

  #run(job: ClaimedJob): void {
    const handler = this.#handlers.get(job.kind);
    invariant(handler, 'only jobs of known kinds are claimed');
    const context = { deps: this.#deps, workerId: this.#id, random: this.#options.random };
    const run = runJob(context, handler, job);
    this.#runs.set(job.id, run);
    void run.ended.then(() => {
      this.#runs.delete(job.id);
      // What a look under way finds is not known yet, so it counts as a backlog.
      if (this.#backlog || this.#looking) this.wake();
      else this.#tellIdle();
    });
  }

  async #giveBack(jobs: readonly ClaimedJob[]): Promise<void> {
    await this.#deps.db.asSystem(async (trx) => {
      for (const { id, attempt } of jobs) {
        const hold = { id, attempt, workerId: this.#id };
        await endAttempt(trx, hold, { state: 'ready', uncounted: true });
      }
    });
  }

  async #beat(): Promise<void> {
    const runs = [...this.#runs.values()];
    if (this.#beating || runs.length === 0) return;
    this.#beating = true;
    const now = this.#deps.clock.now();
    const leaseUntil = this.#leaseFrom(now);
    try {
      await beat(this.#deps, { workerId: this.#id, runs, now, leaseUntil });
    } catch (error) {
      this.#log.warn({ err: error }, 'Leases could not be extended; the next beat tries again');
    } finally {
      this.#beating = false;
    }
  }

  async #stop(limitSeconds: number): Promise<{ left: number }> {
    this.#endPolling();
    let cancelLimit = (): void => {};
    const limit = new Promise<void>((resolve) => {
      cancelLimit = this.#options.timer.after(limitSeconds, resolve);
    });
    await Promise.race([limit, this.#finish()]);
    cancelLimit();
    this.#endBeating();
    const left = this.#runs.size;
    for (const run of this.#runs.values()) run.letGo('The worker stops.');
    return { left };
  }

  async #finish(): Promise<void> {
    await this.#looking;
    await this.#unlisten?.().catch((error: unknown) => {
      this.#log.warn({ err: error }, 'The worker could not stop listening');
    });
    await Promise.all([...this.#runs.values()].map((run) => run.ended));
  }

  #tellIdle(): void {
    if (this.#runs.size > 0 || this.#lookAgain) return;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  #leaseFrom(now: Date): Date {
    return new Date(now.getTime() + this.#options.leaseSeconds * 1000);
  }
}
