import type { Selectable } from 'kysely';
import type { Database } from '#core/platform/db/database.ts';
import type { JobsTable } from '#core/platform/jobs/job.tables.ts';
import type { Deps } from '#core/deps.ts';
import type { JobHandler } from '#core/platform/jobs/define-job.ts';
import { startWorker, type Worker, type WorkerOptions } from '#core/platform/jobs/worker.ts';
import { testDatabase } from '#core/testing/database.ts';
import { createRecordingLog, type RecordingLog } from '#core/testing/recording-log.ts';
import { createSettableClock, type SettableClock } from '#core/testing/settable-clock.ts';
import { createHandTimer, type HandTimer } from './hand-timer.ts';

/** A database of its own with two instances, time set by hand, and workers on request. */
export interface JobBench {
  deps: Deps;
  clock: SettableClock;
  timer: HandTimer;
  log: RecordingLog;
  instanceId: number;
  otherInstanceId: number;
  /** Its retries come at the middle of their lot. */
  startWorker(handlers: JobHandler[], options?: WorkerOptions & { db?: Database }): Worker;
  /** All jobs, oldest first. */
  jobs(): Promise<Selectable<JobsTable>[]>;
  passSeconds(seconds: number): void;
  /** Resolves when no transaction runs, a heartbeat's for one. */
  settled(): Promise<void>;
  /** Empties the tables and forgets the log; workers are stopped. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openJobBench(): Promise<JobBench> {
  const log = createRecordingLog();
  const { db, settled } = watchTransactions(await testDatabase({ log }));
  const clock = createSettableClock();
  const timer = createHandTimer();
  const texts: Deps['texts'] = (language, key, params) =>
    [language, key, JSON.stringify(params)].join(' ');
  const isDraining = () => false;
  const deps: Deps = { db, clock, log, texts, isDraining, defaultInstance: undefined };
  const [instanceId, otherInstanceId] = await insertInstances(deps);
  const workers: Worker[] = [];
  async function stopAll(): Promise<void> {
    const stopped = workers.splice(0).map((worker) => worker.stop(0));
    timer.expire();
    await Promise.all(stopped);
    await settled();
  }
  return {
    ...{ deps, clock, timer, log, instanceId, otherInstanceId },
    startWorker(handlers, { db: seen = db, ...options } = {}) {
      const worker = startWorker({ ...deps, db: seen }, handlers, {
        ...{ timer, random: () => 0.5 },
        ...options,
      });
      workers.push(worker);
      return worker;
    },
    passSeconds: (seconds) => clock.advance(seconds * 1000),
    settled,
    jobs: () => db.asSystem((trx) => trx.selectFrom('jobs').selectAll().orderBy('id').execute()),
    async reset() {
      await stopAll();
      await db.asSystem(async (trx) => {
        await trx.deleteFrom('jobs').execute();
        await trx.deleteFrom('job_schedules').execute();
        await trx.deleteFrom('outgoing_mails').execute();
      });
      log.lines.length = 0;
    },
    async close() {
      await stopAll();
      await db.close();
    },
  };
}

function watchTransactions(database: Database): { db: Database; settled(): Promise<void> } {
  const running = new Set<Promise<unknown>>();
  function watch<T>(transaction: Promise<T>): Promise<T> {
    running.add(transaction);
    const forget = () => running.delete(transaction);
    transaction.then(forget, forget);
    return transaction;
  }
  const db: Database = {
    ...database,
    inInstance: (id, work) => watch(database.inInstance(id, work)),
    read: (id, work) => watch(database.read(id, work)),
    asSystem: (work) => watch(database.asSystem(work)),
  };
  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.allSettled(running);
  }
  return { db, settled };
}

async function insertInstances({ db, clock }: Deps): Promise<[number, number]> {
  const now = clock.now();
  const instance = (slug: string) => ({ slug, name: slug, created_at: now, updated_at: now });
  const [first, second] = await db.asSystem((trx) =>
    trx
      .insertInto('instances')
      .values([instance('first'), instance('second')])
      .returning('id')
      .execute(),
  );
  if (!first || !second) throw new Error('Two rows were inserted.');
  return [first.id, second.id];
}
