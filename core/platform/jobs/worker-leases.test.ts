// On PostgreSQL: leases that two workers want.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGate } from '#core/testing/jobs/gate.ts';
import { openJobBench, type JobBench } from '#core/testing/jobs/job-bench.ts';
import { addNotes, NOTE, noteJob, onlyJob } from '#core/testing/jobs/note-job.ts';

describe('the lease of a job', () => {
  let bench: JobBench;
  beforeAll(async () => {
    bench = await openJobBench();
  });
  afterEach(() => bench.reset());
  afterAll(() => bench.close());

  it('keeps a long job by extending its lease', async () => {
    const gate = createGate();
    let runs = 0;
    await addNotes(bench);
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
    expect(await onlyJob(bench)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('may run out while its worker was held up, which does not run the job twice', async () => {
    const gate = createGate();
    let runs = 0;
    await addNotes(bench);
    const handler = noteJob(() => {
      runs += 1;
      return gate.pass();
    });
    const worker = bench.startWorker([handler]);
    await gate.reached;
    bench.passSeconds(61);
    worker.wake();
    await bench.settled();
    gate.open();
    await worker.idle();
    expect(runs).toBe(1);
    expect(await onlyJob(bench)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('lets another worker take over, and then the first one cannot end the job', async () => {
    const late = createGate();
    const taken = createGate();
    await addNotes(bench);
    const first = bench.startWorker([noteJob(() => late.pass())]);
    await late.reached;
    bench.passSeconds(61);
    const second = bench.startWorker([noteJob(() => taken.pass())]);
    await taken.reached;
    late.open();
    await first.idle();
    expect(await onlyJob(bench)).toMatchObject({ state: 'running', attempts: 2 });
    taken.open();
    await second.idle();
    expect(await onlyJob(bench)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('tells a handler whose lease was lost', async () => {
    const signal = createGate();
    const taken = createGate();
    await addNotes(bench);
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
    expect(await onlyJob(bench)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('does not wait for ever for a handler that hangs', async () => {
    const hung = createGate();
    await addNotes(bench);
    const handler = noteJob(() => hung.pass(), { maxRunSeconds: 120 });
    const worker = bench.startWorker([handler], { concurrency: 1 });
    await hung.reached;
    bench.passSeconds(121);
    bench.timer.tick();
    await worker.idle();
    expect(await onlyJob(bench)).toMatchObject({
      state: 'ready',
      last_error: 'It ran for more than 120 s.',
    });
  });

  it('gives up a job that takes its worker down each time, without running it again', async () => {
    bench.log.allowErrors();
    await addNotes(bench);
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
    expect(await onlyJob(bench)).toMatchObject({
      state: 'dead',
      last_error: 'Its worker vanished during the last try.',
    });
  });

  it('waits, when stopped, for what runs and takes nothing more', async () => {
    const gate = createGate();
    await addNotes(bench, 3);
    const worker = bench.startWorker([noteJob(() => gate.pass())], { concurrency: 1 });
    await gate.reached;
    const stopped = worker.stop(30);
    gate.open();
    expect(await stopped).toEqual({ left: 0 });
    const states = (await bench.jobs()).map((job) => job.state);
    expect(states).toEqual(['done', 'ready', 'ready']);
  });

  it('gives back untouched, when stopped, what it was just about to take', async () => {
    const claim = createGate();
    const { db } = bench.deps;
    let transactions = 0;
    const slow: typeof db = {
      ...db,
      async asSystem(work) {
        const result = await db.asSystem(work);
        transactions += 1;
        // The first one is of the schedules, the second one claims.
        if (transactions === 2) await claim.pass();
        return result;
      },
    };
    await addNotes(bench);
    const worker = bench.startWorker([noteJob(() => {})], { db: slow });
    await claim.reached;
    expect(await onlyJob(bench)).toMatchObject({ state: 'running', attempts: 1 });
    const stopped = worker.stop(30);
    claim.open();
    expect(await stopped).toEqual({ left: 0 });
    expect(await onlyJob(bench)).toMatchObject({ state: 'ready', attempts: 0 });
  });

  it('leaves behind, when stopped, what still runs at the limit, for another to take', async () => {
    const hung = createGate();
    let reason: unknown;
    await addNotes(bench);
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
    expect(await onlyJob(bench)).toMatchObject({ state: 'running' });

    bench.passSeconds(61);
    await bench.startWorker([noteJob(() => {})]).idle();
    expect(await onlyJob(bench)).toMatchObject({ state: 'done', attempts: 2 });
  });
});
