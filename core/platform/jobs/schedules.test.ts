// On PostgreSQL: workers that begin one schedule at once.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob } from './define-job.ts';
import { enqueue } from './enqueue.ts';
import { deleteFinishedJobs, maintainDatabase, MAINTENANCE_SCHEDULES } from './maintenance-jobs.ts';
import type { Schedule } from './schedule.store.ts';
import { openJobBench, type JobBench } from '#core/testing/jobs/job-bench.ts';

const DAY = 24 * 60 * 60;

describe('a schedule', () => {
  let bench: JobBench;
  beforeAll(async () => {
    bench = await openJobBench();
  });
  afterEach(() => bench.reset());
  afterAll(() => bench.close());

  const ran: Date[] = [];
  const SYNC = { kind: 'sync', schema: z.strictObject({ depth: z.int() }), maxAttempts: 1 };
  const sync = defineJob({
    ...SYNC,
    handle: async () => void ran.push(bench.clock.now()),
  });
  const hourly: Schedule = {
    ...{ name: 'sync', job: sync, instanceId: null, payload: { depth: 1 } },
    everySeconds: 3600,
  };
  afterEach(() => {
    ran.length = 0;
  });

  function readSchedules() {
    return bench.deps.db.asSystem((trx) => trx.selectFrom('job_schedules').selectAll().execute());
  }

  function after(start: Date, seconds: number): Date {
    return new Date(start.getTime() + seconds * 1000);
  }

  it('runs its job each time its time comes, in one of all workers', async () => {
    const start = bench.clock.now();
    const workers = [1, 2].map(() => bench.startWorker([sync], { schedules: [hourly] }));
    for (let hour = 0; hour < 3; hour += 1) {
      await Promise.all(workers.map((worker) => worker.idle()));
      bench.passSeconds(3600);
      bench.timer.tick();
    }
    await Promise.all(workers.map((worker) => worker.idle()));
    expect(ran).toEqual([3600, 7200, 10_800].map((seconds) => after(start, seconds)));
    expect(await readSchedules()).toHaveLength(1);
  });

  it('makes nothing up that was missed and keeps its rhythm', async () => {
    const start = bench.clock.now();
    const worker = bench.startWorker([sync], { schedules: [hourly] });
    await worker.idle();
    bench.passSeconds(5.5 * 3600);
    bench.timer.tick();
    await worker.idle();
    expect(ran).toHaveLength(1);
    expect(await readSchedules()).toMatchObject([{ next_run_at: after(start, 6 * 3600) }]);
  });

  it('adds no second run while the first one still waits', async () => {
    const failing = defineJob({
      ...{ ...SYNC, kind: 'failing', maxAttempts: 5 },
      handle: () => Promise.reject(new Error('Not now.')),
    });
    const schedules = [{ ...hourly, name: 'failing', job: failing, everySeconds: 1 }];
    const retrying = bench.startWorker([failing], { schedules });
    for (let second = 0; second < 4; second += 1) {
      await retrying.idle();
      bench.passSeconds(1);
      bench.timer.tick();
    }
    await retrying.idle();
    expect(await bench.jobs()).toMatchObject([{ kind: 'failing', state: 'ready' }]);
  });

  it('keeps the time of its next run over a restart, and comes sooner when shortened', async () => {
    const start = bench.clock.now();
    await bench.startWorker([sync], { schedules: [hourly] }).idle();
    bench.passSeconds(600);
    await bench.startWorker([sync], { schedules: [hourly] }).idle();
    expect(await readSchedules()).toMatchObject([{ next_run_at: after(start, 3600) }]);
    await bench.startWorker([sync], { schedules: [{ ...hourly, everySeconds: 60 }] }).idle();
    expect(await readSchedules()).toMatchObject([
      { next_run_at: after(start, 660), every_seconds: 60 },
    ]);
  });

  it('waits for a worker that knows its kind', async () => {
    const worker = bench.startWorker([sync], { schedules: [hourly] });
    await worker.idle();
    await worker.stop(1);
    bench.passSeconds(3600);
    const older = bench.startWorker([{ ...sync, kind: 'older' }]);
    await older.idle();
    expect(await bench.jobs()).toEqual([]);
    await bench.startWorker([sync]).idle();
    expect(ran).toHaveLength(1);
  });
});

describe('the maintenance', () => {
  let bench: JobBench;
  beforeAll(async () => {
    bench = await openJobBench();
  });
  afterEach(() => bench.reset());
  afterAll(() => bench.close());

  it('deletes done jobs after a week and dead ones after 90 days', async () => {
    bench.log.allowErrors();
    const { deps, instanceId, clock } = bench;
    const note = { kind: 'note', schema: z.strictObject({ fails: z.boolean() }), maxAttempts: 1 };
    const noteJob = defineJob({
      ...note,
      handle: async (_deps, { payload }) => {
        if (payload.fails) throw new Error('It failed.');
      },
    });
    const later = clock.now().getTime() + 365 * DAY * 1000;
    await deps.db.inInstance(instanceId, async (trx) => {
      await enqueue(deps, trx, { job: note, instanceId, payload: { fails: false } });
      await enqueue(deps, trx, { job: note, instanceId, payload: { fails: true } });
      const runAt = new Date(later);
      await enqueue(deps, trx, { job: note, instanceId, payload: { fails: false }, runAt });
    });
    const worker = bench.startWorker([noteJob, deleteFinishedJobs, maintainDatabase], {
      schedules: MAINTENANCE_SCHEDULES,
    });
    const left = async (days: number) => {
      await worker.idle();
      bench.passSeconds(days * DAY);
      bench.timer.tick();
      await worker.idle();
      const notes = (await bench.jobs()).filter((job) => job.kind === 'note');
      return notes.map((job) => job.state);
    };
    expect(await left(6)).toEqual(['done', 'dead', 'ready']);
    expect(await left(2)).toEqual(['dead', 'ready']);
    expect(await left(81)).toEqual(['dead', 'ready']);
    expect(await left(2)).toEqual(['ready']);
  });

  it('has the database maintained every hour', async () => {
    let times = 0;
    const { db } = bench.deps;
    const counting = { ...db, maintain: async () => void (times += 1) };
    const worker = bench.startWorker([maintainDatabase, deleteFinishedJobs], {
      schedules: MAINTENANCE_SCHEDULES,
      db: counting,
    });
    await worker.idle();
    bench.passSeconds(3600);
    bench.timer.tick();
    await worker.idle();
    expect(times).toBe(1);
  });
});
