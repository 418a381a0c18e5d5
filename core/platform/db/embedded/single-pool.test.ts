import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTemplate } from '#core/testing/template-cache.ts';
import { EngineSession } from './engine-session.ts';
import { startPglite } from './pglite-engine.ts';
import { SinglePool } from './single-pool.ts';
import { TemplateFs } from './template-fs.ts';

describe('the turns at the one session', () => {
  let session: EngineSession;
  beforeAll(async () => {
    const fs = new TemplateFs(await readTemplate());
    session = await EngineSession.open(await startPglite({ fs }), () => undefined);
    await session.query('create table steps (step text)');
  });
  afterAll(() => session.close());

  const createPool = (options: { waitMs?: number; idleMs?: number } = {}) =>
    new SinglePool({ session: async () => session, ...options });

  async function steps(): Promise<unknown[]> {
    return (await session.query<{ step: string }>('select step from steps')).rows;
  }

  it('are given in the order of asking', async () => {
    const pool = createPool();
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const lease = await pool.connect();
        order.push(number);
        await lease.query('select 1', []);
        lease.release();
      }),
    );
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('are refused to who waits for too long', async () => {
    const pool = createPool({ waitMs: 1 });
    const lease = await pool.connect();
    await expect(pool.connect()).rejects.toMatchObject({ code: 'unavailable' });
    lease.release();
    (await pool.connect()).release();
  });

  it('are refused to who waits when the pool ends', async () => {
    const pool = createPool();
    const lease = await pool.connect();
    const waiting = pool.connect();
    await pool.end();
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
    lease.release();
  });

  it('are taken from a transaction that says nothing, and nothing of it remains', async () => {
    const pool = createPool({ idleMs: 1 });
    const idle = await pool.connect();
    await idle.query('begin', []);
    await idle.query(`insert into steps values ('idle')`, []);
    // Comes when the turn was taken away.
    const next = await pool.connect();
    const late = idle.query(`insert into steps values ('late')`, []);
    await expect(late).rejects.toMatchObject({ code: 'unavailable' });
    next.release();
    idle.release();
    expect(await steps()).toEqual([]);
  });

  it('are given back once, however often they are let go', async () => {
    const pool = createPool({ waitMs: 1 });
    const first = await pool.connect();
    first.release();
    first.release();
    const second = await pool.connect();
    await expect(pool.connect()).rejects.toMatchObject({ code: 'unavailable' });
    second.release();
  });
});
