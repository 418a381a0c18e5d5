// On PostgreSQL: a unique key at the same moment, and notifications.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { enqueue } from './enqueue.ts';
import { openJobBench, type JobBench } from '#core/testing/jobs/job-bench.ts';

const NOTE = { kind: 'note', schema: z.strictObject({ text: z.string() }), maxAttempts: 3 };

describe('a job that is enqueued', () => {
  let bench: JobBench;
  beforeAll(async () => {
    bench = await openJobBench();
  });
  afterEach(() => bench.reset());
  afterAll(() => bench.close());

  function add(text: string, more: { uniqueKey?: string; runAt?: Date; instanceId?: number } = {}) {
    const { deps, instanceId } = bench;
    const entry = { job: NOTE, instanceId, payload: { text }, ...more };
    return deps.db.inInstance(entry.instanceId, (trx) => enqueue(deps, trx, entry));
  }

  it('is there after the commit, due at once', async () => {
    expect(await add('hello')).toBe(true);
    expect(await bench.jobs()).toMatchObject([
      {
        instance_id: bench.instanceId,
        kind: 'note',
        payload: { text: 'hello' },
        state: 'ready',
        attempts: 0,
        max_attempts: 3,
        run_at: bench.clock.now(),
      },
    ]);
  });

  it('is gone with a transaction that rolls back, and nobody is woken', async () => {
    const { deps, instanceId } = bench;
    const heard: string[] = [];
    const unlisten = await deps.db.listen('jobs', (kind) => heard.push(kind));
    const rolledBack = deps.db.inInstance(instanceId, async (trx) => {
      await enqueue(deps, trx, { job: NOTE, instanceId, payload: { text: 'never' } });
      throw new Error('The order was refused.');
    });
    await expect(rolledBack).rejects.toThrow('The order was refused.');
    expect(await bench.jobs()).toEqual([]);

    const woken = new Promise<void>((resolve) => {
      void deps.db.listen('jobs', () => resolve());
    });
    await add('after');
    await woken;
    expect(heard).toEqual(['note']);
    await unlisten();
  });

  it('with a unique key is written once, and its repeat says so', async () => {
    expect(await add('first', { uniqueKey: 'order:1' })).toBe(true);
    expect(await add('second', { uniqueKey: 'order:1' })).toBe(false);
    expect(await add('third', { uniqueKey: 'order:2' })).toBe(true);
    expect((await bench.jobs()).map((job) => job.payload)).toEqual([
      { text: 'first' },
      { text: 'third' },
    ]);
  });

  it('with a unique key is written once by two transactions at the same time', async () => {
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, n) => add(String(n), { uniqueKey: 'order:1' })),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await bench.jobs()).toHaveLength(1);
  });

  it('shares its unique keys with no other instance and no other kind', async () => {
    const { deps, otherInstanceId: instanceId } = bench;
    await add('mine', { uniqueKey: 'order:1' });
    expect(await add('theirs', { uniqueKey: 'order:1', instanceId })).toBe(true);
    const other = { job: { ...NOTE, kind: 'other' }, instanceId, payload: { text: 'other' } };
    const added = await deps.db.inInstance(instanceId, (trx) =>
      enqueue(deps, trx, { ...other, uniqueKey: 'order:1' }),
    );
    expect(added).toBe(true);
  });

  it('is refused when no handler could read it', async () => {
    const { deps, instanceId } = bench;
    const payload = { text: 7 } as unknown as { text: string }; // What a type would have caught.
    const refused = deps.db.inInstance(instanceId, (trx) =>
      enqueue(deps, trx, { job: NOTE, instanceId, payload }),
    );
    await expect(refused).rejects.toThrow(z.ZodError);
  });

  it.each([
    ['another instance', () => bench.otherInstanceId],
    ['the whole deployment', () => null],
  ])('for %s is refused to a transaction of an instance', async (_, target) => {
    const { deps } = bench;
    const entry = { job: NOTE, instanceId: target(), payload: { text: 'over the wall' } };
    const refused = deps.db.inInstance(bench.instanceId, (trx) => enqueue(deps, trx, entry));
    await expect(refused).rejects.toThrow(/row-level security/);
  });
});
