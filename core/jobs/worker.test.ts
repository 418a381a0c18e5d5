import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob, PermanentFailure, type RunningJob } from './define-job.ts';
import { enqueue } from './enqueue.ts';
import { openJobBench, type JobBench } from '#core/testing/jobs/job-bench.ts';

const NOTE = { kind: 'note', schema: z.strictObject({ n: z.int() }), maxAttempts: 3 };
type Note = RunningJob<{ n: number }>;

function noteJob(handle: (job: Note) => Promise<void> | void, more = {}) {
  return defineJob({ ...NOTE, handle: async (_deps, job) => handle(job), ...more });
}

interface Gate {
  reached: Promise<void>;
  open(): void;
  pass(): Promise<void>;
}

/** Where a handler waits until the test lets it go on. */
function createGate(): Gate {
  let tellReached = (): void => {};
  let open = (): void => {};
  const reached = new Promise<void>((resolve) => (tellReached = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {
    reached,
    open,
    pass() {
      tellReached();
      return opened;
    },
  };
}

describe('a worker', () => {
  let bench: JobBench;
  beforeAll(async () => {
    bench = await openJobBench();
  });
  afterEach(() => bench.reset());
  afterAll(() => bench.close());

  async function add(count = 1, more: { runAt?: Date } = {}): Promise<void> {
    const { deps, instanceId } = bench;
    await deps.db.inInstance(instanceId, async (trx) => {
      for (let n = 0; n < count; n += 1) {
        await enqueue(deps, trx, { job: NOTE, instanceId, payload: { n }, ...more });
      }
    });
  }

  async function onlyJob() {
    const [job] = await bench.jobs();
    if (!job) throw new Error('There is no job.');
    return job;
  }

  it('runs what is due and says what it ran for whom', async () => {
    const seen: Note[] = [];
    await add();
    await bench.startWorker([noteJob((job) => void seen.push(job))]).idle();
    expect(seen).toMatchObject([{ instanceId: bench.instanceId, payload: { n: 0 }, attempt: 1 }]);
    expect(await onlyJob()).toMatchObject({
      state: 'done',
      attempts: 1,
      leased_by: null,
      lease_until: null,
      finished_at: bench.clock.now(),
    });
  });

  it('is woken by an enqueue, without a poll', async () => {
    const ran = createGate();
    ran.open();
    await bench.startWorker([noteJob(() => ran.pass())]).idle();
    await add();
    await ran.reached;
  });

  it('leaves a job alone until its time has come', async () => {
    const seen: number[] = [];
    await add(1, { runAt: new Date(bench.clock.now().getTime() + 60_000) });
    const worker = bench.startWorker([noteJob(({ payload }) => void seen.push(payload.n))]);
    await worker.idle();
    expect(seen).toEqual([]);
    bench.passSeconds(60);
    bench.timer.tick();
    await worker.idle();
    expect(seen).toEqual([0]);
  });

  it('runs no more at once than it may', async () => {
    let running = 0;
    let most = 0;
    await add(20);
    const handler = noteJob(async () => {
      most = Math.max(most, (running += 1));
      await bench.deps.db.ping();
      running -= 1;
    });
    await bench.startWorker([handler], { concurrency: 3 }).idle();
    expect(most).toBe(3);
    expect((await bench.jobs()).every((job) => job.state === 'done')).toBe(true);
  });

  it('never runs a job that another one runs', async () => {
    const runs = new Map<number, number>();
    const handler = noteJob(async ({ payload: { n } }) => {
      runs.set(n, (runs.get(n) ?? 0) + 1);
      await bench.deps.db.ping();
    });
    const workers = [1, 2, 3].map(() => bench.startWorker([handler], { concurrency: 5 }));
    await add(200);
    await Promise.all(workers.map((worker) => worker.idle()));
    expect(runs.size).toBe(200);
    expect([...runs.values()].filter((times) => times !== 1)).toEqual([]);
    const jobs = await bench.jobs();
    expect(jobs.filter((job) => job.state !== 'done' || job.attempts !== 1)).toEqual([]);
  });

  it('tries a failed job again after the back-off and keeps why it failed', async () => {
    await add();
    const worker = bench.startWorker([
      noteJob(({ attempt }) => {
        if (attempt === 1) throw new Error('The other side\0 hung up.');
      }),
    ]);
    await worker.idle();
    expect(await onlyJob()).toMatchObject({
      state: 'ready',
      attempts: 1,
      last_error: 'The other side hung up.',
      run_at: new Date(bench.clock.now().getTime() + 3750),
    });
    bench.passSeconds(3.7);
    await worker.idle();
    expect(await onlyJob()).toMatchObject({ attempts: 1 });
    bench.passSeconds(0.1);
    await worker.idle();
    expect(await onlyJob()).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('gives a job up after its last try, with the last reason, and works on', async () => {
    bench.log.allowErrors();
    await add(2);
    const worker = bench.startWorker([
      noteJob(({ payload, attempt }) => {
        if (payload.n === 0) throw new Error(`Failure ${attempt}`);
      }),
    ]);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await worker.idle();
      bench.passSeconds(3600);
    }
    expect(await bench.jobs()).toMatchObject([
      { state: 'dead', attempts: 3, last_error: 'Failure 3' },
      { state: 'done', attempts: 1 },
    ]);
  });

  it('does not try again what its handler calls permanent', async () => {
    bench.log.allowErrors();
    await add();
    const handler = noteJob(() => {
      throw new PermanentFailure('There is no such account.');
    });
    await bench.startWorker([handler]).idle();
    expect(await onlyJob()).toMatchObject({
      state: 'dead',
      attempts: 1,
      last_error: 'There is no such account.',
    });
  });

  it('buries a job together with what its kind records about the end', async () => {
    bench.log.allowErrors();
    await add();
    let mayRecord = false;
    const handler = noteJob(
      () => {
        throw new PermanentFailure('No.');
      },
      {
        onDead: async (trx: Parameters<typeof enqueue>[1], end: { reason: string }) => {
          await trx.updateTable('instances').set({ name: end.reason }).execute();
          if (!mayRecord) throw new Error('The record was refused.');
        },
      },
    );
    const worker = bench.startWorker([handler]);
    const nameOf = async () => {
      const { db } = bench.deps;
      const rows = await db.asSystem((trx) =>
        trx.selectFrom('instances').select('name').orderBy('id').execute(),
      );
      return rows.map((row) => row.name);
    };
    await worker.idle();
    expect(await onlyJob()).toMatchObject({ state: 'running' });
    expect(await nameOf()).toEqual(['first', 'second']);

    mayRecord = true;
    bench.passSeconds(61);
    await worker.idle();
    expect(await onlyJob()).toMatchObject({ state: 'dead', last_error: 'No.' });
    expect(await nameOf()).toEqual(['No.', 'second']);
  });

  it('buries a payload that does not fit its kind and says what is wrong with it', async () => {
    bench.log.allowErrors();
    const { deps, instanceId } = bench;
    const older = { ...NOTE, schema: z.object({ number: z.string() }) };
    await deps.db.inInstance(instanceId, (trx) =>
      enqueue(deps, trx, { job: older, instanceId, payload: { number: 'one' } }),
    );
    await bench.startWorker([noteJob(() => {})]).idle();
    const job = await onlyJob();
    expect(job).toMatchObject({ state: 'dead', attempts: 1 });
    expect(job.last_error).toMatch(/^The payload does not fit its kind: n: .*number/);
  });

  it('leaves kinds alone that it does not know', async () => {
    await add();
    await bench.startWorker([{ ...noteJob(() => {}), kind: 'another' }]).idle();
    expect(await onlyJob()).toMatchObject({ state: 'ready', attempts: 0 });
  });

  it('keeps a long job by extending its lease', async () => {
    const gate = createGate();
    let runs = 0;
    await add();
    const handler = noteJob(() => {
      runs += 1;
      return gate.pass();
    });
    const first = bench.startWorker([handler]);
    await gate.reached;
    const second = bench.startWorker([handler]);
    for (let beats = 0; beats < 5; beats += 1) {
      bench.passSeconds(40);
      bench.timer.tick();
      await bench.settled();
      await second.idle();
    }
    gate.open();
    await first.idle();
    expect(runs).toBe(1);
    expect(await onlyJob()).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('takes over a job whose lease ran out, and the first one cannot end it any more', async () => {
    const late = createGate();
    const taken = createGate();
    await add();
    const first = bench.startWorker([noteJob(() => late.pass())]);
    await late.reached;
    bench.passSeconds(61);
    const second = bench.startWorker([noteJob(() => taken.pass())]);
    await taken.reached;
    late.open();
    await first.idle();
    expect(await onlyJob()).toMatchObject({ state: 'running', attempts: 2 });
    taken.open();
    await second.idle();
    expect(await onlyJob()).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('tells a handler whose lease was lost', async () => {
    const signal = createGate();
    const taken = createGate();
    await add();
    const first = bench.startWorker([
      noteJob(async (job) => {
        const aborted = new Promise<void>((resolve) =>
          job.signal.addEventListener('abort', () => resolve()),
        );
        void signal.pass();
        await aborted;
      }),
    ]);
    await signal.reached;
    bench.passSeconds(61);
    const second = bench.startWorker([noteJob(() => taken.pass())]);
    await taken.reached;
    bench.timer.tick();
    await first.idle();
    taken.open();
    await second.idle();
    expect(await onlyJob()).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('does not wait for ever for a handler that hangs', async () => {
    const hung = createGate();
    await add();
    const handler = noteJob(() => hung.pass(), { maxRunSeconds: 120 });
    const worker = bench.startWorker([handler], { concurrency: 1 });
    await hung.reached;
    bench.passSeconds(121);
    bench.timer.tick();
    await worker.idle();
    expect(await onlyJob()).toMatchObject({
      state: 'ready',
      last_error: 'It ran for more than 120 s.',
    });
  });

  it('gives up a job that takes its worker down each time, without running it again', async () => {
    bench.log.allowErrors();
    await add();
    let runs = 0;
    for (let life = 1; life <= 4; life += 1) {
      const reached = createGate();
      const worker = bench.startWorker([
        noteJob(() => {
          runs += 1;
          return reached.pass();
        }),
      ]);
      if (life <= NOTE.maxAttempts) await reached.reached;
      else await worker.idle();
      const stopped = worker.stop(0);
      bench.timer.expire();
      await stopped;
      bench.passSeconds(61);
    }
    expect(runs).toBe(3);
    expect(await onlyJob()).toMatchObject({
      state: 'dead',
      last_error: 'Its worker vanished during the last try.',
    });
  });

  it('waits, when stopped, for what runs and takes nothing more', async () => {
    const gate = createGate();
    await add(3);
    const worker = bench.startWorker([noteJob(() => gate.pass())], { concurrency: 1 });
    await gate.reached;
    const stopped = worker.stop(30);
    gate.open();
    expect(await stopped).toEqual({ left: 0 });
    const states = (await bench.jobs()).map((job) => job.state);
    expect(states).toEqual(['done', 'ready', 'ready']);
  });

  it('leaves behind, when stopped, what still runs at the limit, for another to take', async () => {
    const hung = createGate();
    let reason: unknown;
    await add();
    const worker = bench.startWorker([
      noteJob((job) => {
        job.signal.addEventListener('abort', () => (reason = job.signal.reason));
        return hung.pass();
      }),
    ]);
    await hung.reached;
    const stopped = worker.stop(30);
    bench.timer.expire();
    expect(await stopped).toEqual({ left: 1 });
    expect(reason).toEqual(new Error('The worker stops.'));
    expect(await onlyJob()).toMatchObject({ state: 'running' });

    bench.passSeconds(61);
    await bench.startWorker([noteJob(() => {})]).idle();
    expect(await onlyJob()).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('outlives a database that does not answer', async () => {
    let isDown = true;
    const { db } = bench.deps;
    const flaky: typeof db = {
      ...db,
      asSystem: (work) => (isDown ? Promise.reject(new Error('down')) : db.asSystem(work)),
    };
    await add();
    const worker = bench.startWorker([noteJob(() => {})], { db: flaky });
    const idle = worker.idle();
    bench.timer.tick();
    await db.ping();
    isDown = false;
    bench.timer.tick();
    await idle;
    expect(await onlyJob()).toMatchObject({ state: 'done' });
    expect(bench.log.lines.some((line) => line.level === 'warn')).toBe(true);
  });
});
