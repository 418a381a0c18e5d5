// On PostgreSQL: workers that pass over locked rows.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createGate } from '#core/testing/jobs/gate.ts';
import { openJobBench, type JobBench } from '#core/testing/jobs/job-bench.ts';
import { addNotes, NOTE, noteJob, onlyJob, type Note } from '#core/testing/jobs/note-job.ts';
import { defineJob, PermanentFailure } from './define-job.ts';
import { enqueue } from './enqueue.ts';

describe('a worker', () => {
  let bench: JobBench;
  beforeAll(async () => {
    bench = await openJobBench();
  });
  afterEach(() => bench.reset());
  afterAll(() => bench.close());

  it('runs what is due and says what it ran for whom', async () => {
    const seen: Note[] = [];
    await addNotes(bench);
    await bench.startWorker([noteJob((job) => void seen.push(job))]).idle();
    expect(seen).toMatchObject([{ instanceId: bench.instanceId, payload: { n: 0 }, attempt: 1 }]);
    expect(await onlyJob(bench)).toMatchObject({
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
    await addNotes(bench);
    await ran.reached;
  });

  it('leaves a job alone until its time has come', async () => {
    const seen: number[] = [];
    await addNotes(bench, 1, { runAt: new Date(bench.clock.now().getTime() + 60_000) });
    const worker = bench.startWorker([noteJob(({ payload }) => void seen.push(payload.n))]);
    await worker.idle();
    expect(seen).toEqual([]);
    bench.passSeconds(60);
    bench.timer.tick();
    await worker.idle();
    expect(seen).toEqual([0]);
  });

  it.each([
    { most: 3, when: 'it may run 3', concurrency: 3, more: { maxAtOnce: 9 } },
    { most: 2, when: 'it may run 2 of a kind', concurrency: 9, more: { maxAtOnce: 2 } },
    { most: 4, when: 'it may run 5, and one place is for others', concurrency: 5, more: {} },
    { most: 1, when: 'it may run 1', concurrency: 1, more: {} },
  ])('runs $most at once when $when', async ({ most, concurrency, more }) => {
    let running = 0;
    let mostSeen = 0;
    await addNotes(bench, 20);
    const handle = async () => {
      mostSeen = Math.max(mostSeen, (running += 1));
      await bench.deps.db.ping();
      running -= 1;
    };
    await bench.startWorker([noteJob(handle, more)], { concurrency }).idle();
    expect(mostSeen).toBe(most);
    expect((await bench.jobs()).every((job) => job.state === 'done')).toBe(true);
  });

  it('runs other kinds while all of one kind hang', async () => {
    const hung = createGate();
    const other = createGate();
    other.open();
    await addNotes(bench, 10);
    const otherKind = { ...NOTE, kind: 'other' };
    const handlers = [
      noteJob(() => hung.pass()),
      defineJob({ ...otherKind, handle: () => other.pass() }),
    ];
    bench.startWorker(handlers, { concurrency: 4 });
    await hung.reached;
    const { deps, instanceId } = bench;
    await deps.db.inInstance(instanceId, (trx) =>
      enqueue(deps, trx, { job: otherKind, instanceId, payload: { n: 0 } }),
    );
    await other.reached;
  });

  it('never runs a job that another one runs', async () => {
    const runs = new Map<number, number>();
    const handler = noteJob(async ({ payload: { n } }) => {
      runs.set(n, (runs.get(n) ?? 0) + 1);
      await bench.deps.db.ping();
    });
    const workers = [1, 2, 3].map(() => bench.startWorker([handler], { concurrency: 5 }));
    await addNotes(bench, 200);
    await Promise.all(workers.map((worker) => worker.idle()));
    expect(runs.size).toBe(200);
    expect([...runs.values()].filter((times) => times !== 1)).toEqual([]);
    const jobs = await bench.jobs();
    expect(jobs.filter((job) => job.state !== 'done' || job.attempts !== 1)).toEqual([]);
  });

  it('tries a failed job again after the back-off and keeps why it failed', async () => {
    await addNotes(bench);
    const worker = bench.startWorker([
      noteJob(({ attempt }) => {
        if (attempt === 1) throw new Error('The other side\0 hung up.');
      }),
    ]);
    await worker.idle();
    expect(await onlyJob(bench)).toMatchObject({
      state: 'ready',
      attempts: 1,
      last_error: 'The other side hung up.',
      run_at: new Date(bench.clock.now().getTime() + 3750),
    });
    bench.passSeconds(3.7);
    await worker.idle();
    expect(await onlyJob(bench)).toMatchObject({ attempts: 1 });
    bench.passSeconds(0.1);
    await worker.idle();
    expect(await onlyJob(bench)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('gives a job up after its last try, with the last reason, and works on', async () => {
    bench.log.allowErrors();
    await addNotes(bench, 2);
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
    await addNotes(bench);
    const handler = noteJob(() => {
      throw new PermanentFailure('There is no such account.');
    });
    await bench.startWorker([handler]).idle();
    expect(await onlyJob(bench)).toMatchObject({
      state: 'dead',
      attempts: 1,
      last_error: 'There is no such account.',
    });
  });

  it('buries a job together with what its kind records about the end', async () => {
    bench.log.allowErrors();
    await addNotes(bench);
    let mayRecord = false;
    const handler = noteJob(
      () => {
        throw new PermanentFailure('No.');
      },
      {
        onDead: async (trx, end) => {
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
    expect(await onlyJob(bench)).toMatchObject({ state: 'running' });
    expect(await nameOf()).toEqual(['first', 'second']);

    mayRecord = true;
    bench.passSeconds(61);
    await worker.idle();
    expect(await onlyJob(bench)).toMatchObject({ state: 'dead', last_error: 'No.' });
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
    const job = await onlyJob(bench);
    expect(job).toMatchObject({ state: 'dead', attempts: 1 });
    expect(job.last_error).toMatch(/^The payload does not fit its kind: n: .*number/);
  });

  it('buries a payload whose schema throws and runs the others', async () => {
    bench.log.allowErrors();
    await addNotes(bench, 3);
    const schema = z.object({
      n: z.int().transform((n) => {
        if (n === 0) throw new Error('Division by zero');
        return 1 / n;
      }),
    });
    await bench.startWorker([defineJob({ ...NOTE, schema, handle: async () => {} })]).idle();
    expect(await bench.jobs()).toMatchObject([
      { state: 'dead', last_error: 'The payload cannot be read: Division by zero' },
      { state: 'done' },
      { state: 'done' },
    ]);
  });

  it('leaves kinds alone that it does not know', async () => {
    await addNotes(bench);
    await bench.startWorker([{ ...noteJob(() => {}), kind: 'another' }]).idle();
    expect(await onlyJob(bench)).toMatchObject({ state: 'ready', attempts: 0 });
  });

  it('outlives a database that does not answer', async () => {
    let isDown = true;
    const { db } = bench.deps;
    const flaky: typeof db = {
      ...db,
      asSystem: (work) => (isDown ? Promise.reject(new Error('down')) : db.asSystem(work)),
    };
    await addNotes(bench);
    const worker = bench.startWorker([noteJob(() => {})], { db: flaky });
    const idle = worker.idle();
    bench.timer.tick();
    await db.ping();
    isDown = false;
    bench.timer.tick();
    await idle;
    expect(await onlyJob(bench)).toMatchObject({ state: 'done' });
    expect(bench.log.lines.some((line) => line.level === 'warn')).toBe(true);
  });
});
