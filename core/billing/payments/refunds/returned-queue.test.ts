// On PostgreSQL: its planner has to find the indexes of what did not arrive.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#core/testing/actors.ts';
import { newPayer, settle } from '../testing/payer.ts';
import {
  openRefundScene,
  paidAtSandbox,
  refund,
  shownToStaff,
  type RefundScene,
} from '../testing/refund-scene.ts';
import { tellGateway } from '../testing/taking-back.ts';
import { RETURNED_REFUNDS } from '../staff/returned-refunds.ts';

let scene: RefundScene;
beforeAll(async () => {
  scene = await openRefundScene();
});
beforeEach(async () => {
  scene.payer = await newPayer(scene.test);
});
afterAll(() => scene.close());

const askAs = async <T>(who: Actor, path: string): Promise<T> => {
  const answer = await who.request(`/api/v1/staff/${path}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: T }).data;
};

/** The payments of the queue, of which no more than one page is looked at. */
const queueOf = async (who: Actor) => {
  const listed = await askAs<{ id: number }[]>(who, 'payments?refunds=returned');
  const work = await askAs<{ list: string; count: number }[]>(who, 'waiting');
  expect(work.find(({ list }) => list === 'refunds')?.count).toBe(listed.length);
  return listed.map(({ id }) => id);
};

const seen = (who: Actor, id: number) =>
  who.request(`/api/v1/staff/payments/${id}/settle-returned`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
  });

/** Of 102.90 dollars, what was sent back so far, and what of it came back. */
const tell = (id: number, cents: number, returnedCents: number) =>
  tellGateway(scene.test, { id }, { kind: 'refunded', cents, returnedCents });

async function returned(): Promise<number> {
  const { id } = await paidAtSandbox(scene, '100');
  await tell(id, 5_000, 5_000);
  return id;
}

describe('refunds that did not arrive', () => {
  it('wait for staff, whoever has made them, until they have seen to it', async () => {
    expect(await queueOf(scene.staff)).toEqual([]);
    const id = await returned();
    const other = await returned();
    expect(await queueOf(scene.staff)).toEqual([id, other]);
    expect(await queueOf(scene.test.actors.staffOfB)).toEqual([]);
    expect(await shownToStaff(scene, id)).toMatchObject({ return_waits: true });
    expect((await seen(scene.staff, id)).status).toBe(200);
    expect(await queueOf(scene.staff)).toEqual([other]);
    expect((await seen(scene.staff, id)).status).toBe(409);
    expect((await seen(scene.test.actors.staffOfB, other)).status).toBe(404);
    // What comes back later waits anew.
    await tell(id, 8_000, 8_000);
    expect(await queueOf(scene.staff)).toEqual([id, other]);
    for (const one of [id, other]) await seen(scene.staff, one);
    expect(await queueOf(scene.staff)).toEqual([]);
  });

  it('wait no longer once the money is given back anew', async () => {
    const id = await returned();
    expect((await refund(scene, id, '20')).status).toBe(200);
    expect(await queueOf(scene.staff)).toEqual([id]);
    await settle(scene.test);
    expect(await queueOf(scene.staff)).toEqual([]);
  });

  it('wait for others where it is the payment of whoever looks', async () => {
    scene.payer = scene.staff;
    const id = await returned();
    expect(await queueOf(scene.staff)).toEqual([id]);
    expect(await (await seen(scene.staff, id)).json()).toMatchObject({ code: 'own_payment' });
    const colleague = await newPayer(scene.test, { roles: ['staff'] });
    expect((await seen(colleague, id)).status).toBe(200);
  });

  it('are those that fail every time as well, until staff have decided', async () => {
    const { id } = await paidAtSandbox(scene, '100');
    await refund(scene, id, '20');
    const setState = (state: 'failed' | 'given_up') =>
      scene.test.db.inInstance(scene.payer.instance.id, (trx) =>
        trx
          .updateTable('payment_refunds')
          .set({ state, ended_at: scene.test.clock.now() })
          .where('invoice_id', '=', BigInt(id))
          .execute(),
      );
    await setState('failed');
    expect(await queueOf(scene.staff)).toEqual([id]);
    await setState('given_up');
    expect(await queueOf(scene.staff)).toEqual([]);
  });

  it('are found without reading a whole table', async () => {
    const { id: instanceId } = scene.payer.instance;
    const plan = await scene.test.db.inInstance(instanceId, async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select 1 from (${RETURNED_REFUNDS}) returned
        where instance_id = ${instanceId} limit 100`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('invoices_returned');
    expect(plan).toContain('payment_refunds_failed');
  });
});
