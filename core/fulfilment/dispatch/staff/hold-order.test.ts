import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, newPayer } from '#core/billing/payments/testing/payer.ts';
import {
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  readOrder,
  send,
} from '#core/ordering/orders/testing/buyer.ts';
import { failOrder } from '#core/ordering/orders/fail-order.ts';
import { retryOrder } from '#core/ordering/orders/retry-order.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJobs } from '#core/testing/mailbox.ts';
import { dispatchOrder } from '../dispatch-order.ts';
import type { StaffOrder } from './staff-order.contract.ts';

const DOLLAR = 1_000_000n;
const REASON = 'Whose link is this?';

let test: TestCore;
let staff: CustomerActor;
let payer: CustomerActor;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
  staff = await newPayer(test, { roles: ['staff'], name: 'Sam Desk' });
  payer = await newPayer(test);
  await giveMoney(test, payer, 1_000n * DOLLAR);
});
afterAll(() => test.close());

/** An order for a dollar that is paid and with nobody yet. */
async function ordered(word: string): Promise<number> {
  const url = `https://video.example/watch?v=demo-${word}`;
  const { orders } = await placedIn(await place(payer, { orders: [line({ url })] }));
  return orders[0]!.id;
}
const dispatch = () => runJobs(test, dispatchOrder);

const decide = (id: number, decision: string, own: object = {}) =>
  send(staff, `/api/v1/staff/orders/${id}/decide`, { decision, ...own }, randomUUID());

async function seen(id: number): Promise<StaffOrder> {
  const answer = await staff.request(`/api/v1/staff/orders/${id}`);
  return ((await answer.json()) as { data: StaffOrder }).data;
}

const heldOrder = async (word: string) => {
  const id = await ordered(word);
  expect((await decide(id, 'hold', { reason: REASON })).status).toBe(200);
  return id;
};

const livesOf = (id: number) =>
  test.db.inInstance(payer.instance.id, (trx) =>
    trx
      .selectFrom('dispatches')
      .select('route')
      .where('order_id', '=', BigInt(id))
      .where('state', 'in', ['sending', 'sent', 'unknown'])
      .execute(),
  );

describe('an order that staff hold', () => {
  it('is given to nobody until it is approved, and only staff read why', async () => {
    const id = await ordered('one');
    expect((await seen(id)).decisions).toEqual(['hold']);
    expect((await decide(id, 'hold')).status).toBe(422);
    expect((await decide(id, 'hold', { reason: REASON })).status).toBe(200);
    await dispatch();
    expect(await livesOf(id)).toEqual([]);
    const since = test.clock.now().toISOString();
    expect(await seen(id)).toMatchObject({
      ...{ status: 'in_moderation', queue: null, decisions: ['approve', 'give_back'] },
      review: { reason: REASON, by: 'Sam Desk', since },
    });
    const own = await readOrder(payer, id);
    expect(own.status).toBe('in_moderation');
    expect(JSON.stringify(own)).not.toContain(REASON);
    expect((await decide(id, 'hold', { reason: REASON })).status).toBe(409);
    expect((await decide(id, 'approve')).status).toBe(200);
    await dispatch();
    expect(await livesOf(id)).toEqual([{ route: 'simulator' }]);
    expect(await seen(id)).toMatchObject({ status: 'in_processing', review: null });
    const noted = await test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'customer_id', 'details'])
        .where('action', '=', 'order.hold')
        .execute(),
    );
    const details = { order: String(id), reason: REASON };
    expect(noted).toEqual([
      {
        ...{ staff_id: staff.id, customer_id: payer.id },
        details: { ...details, before: 'in_processing', after: 'in_moderation' },
      },
    ]);
  });

  it('is in no queue of our own delivery, and comes back to it', async () => {
    const id = await ordered('hand');
    await dispatch();
    expect(await seen(id)).toMatchObject({ queue: 'waiting' });
    expect((await decide(id, 'hold', { reason: REASON })).status).toBe(200);
    expect(await livesOf(id)).toEqual([]);
    const waiting = await staff.request('/api/v1/staff/orders?queue=waiting');
    expect(await waiting.json()).toMatchObject({ data: [] });
    expect((await decide(id, 'take')).status).toBe(409);
    expect((await decide(id, 'approve')).status).toBe(200);
    await dispatch();
    expect(await seen(id)).toMatchObject({ queue: 'waiting', status: 'in_processing' });
    expect(await livesOf(id)).toEqual([{ route: 'manual' }]);
  });

  it('is held when no provider takes it, and not sent when one has money again', async () => {
    const id = await ordered('one');
    const own = { instanceId: payer.instance.id, clock: test.clock };
    const orderId = BigInt(id);
    await test.db.inInstance(own.instanceId, (trx) =>
      failOrder({ ...own, trx }, { orderId, by: 'delivery' }),
    );
    expect(await seen(id)).toMatchObject({ queue: 'held' });
    expect((await decide(id, 'hold', { reason: REASON })).status).toBe(200);
    const isTried = await test.db.inInstance(own.instanceId, (trx) =>
      retryOrder({ ...own, trx }, { orderId, by: 'delivery' }),
    );
    expect(isTried).toBe(false);
    await dispatch();
    expect(await livesOf(id)).toEqual([]);
  });

  it('is canceled by its customer, or refunded by staff, with all of its money', async () => {
    for (const end of [
      (id: number) => send(payer, `/api/v1/orders/${id}/cancel`, {}, randomUUID()),
      (id: number) => decide(id, 'give_back', { reason: 'Not yours.', confirmed_amount: '1' }),
    ]) {
      const before = await balanceOf(test, payer);
      const id = await heldOrder('one');
      expect(await balanceOf(test, payer)).toBe(before - DOLLAR);
      expect((await end(id)).status).toBeLessThan(300);
      expect(await balanceOf(test, payer)).toBe(before);
      await dispatch();
      expect(await readOrder(payer, id)).toMatchObject({ status: 'canceled' });
    }
  });

  it('is none that somebody has begun with', async () => {
    const [sent, taken] = [await ordered('one'), await ordered('hand')];
    await dispatch();
    expect((await decide(taken, 'take')).status).toBe(200);
    for (const id of [sent, taken]) {
      expect((await seen(id)).decisions).not.toContain('hold');
      expect((await decide(id, 'hold', { reason: REASON })).status).toBe(409);
      expect((await readOrder(payer, id)).status).toBe('in_processing');
    }
  });
});
