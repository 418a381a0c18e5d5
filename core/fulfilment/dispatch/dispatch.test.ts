// On PostgreSQL: orders that are taken once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import {
  DRIPPED,
  line,
  openShop,
  place,
  placedIn,
  readOrder,
} from '#core/ordering/orders/testing/buyer.ts';
import { startDueRuns } from '#core/ordering/orders/start-due-runs.ts';
import { balanceOf } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { buryJob, runJob, runJobs } from '#core/testing/mailbox.ts';
import { passOnCancel } from './cancel-order.ts';
import { dispatchOrder } from './dispatch-order.ts';
import { deliveringIn } from './testing/delivering.ts';

const DOLLAR = 1_000_000n;

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

const { rich, ordered, check, eventsOf, dispatchesOf, runOnce } = deliveringIn(() => test);

const demo = (word: string) => ({ url: `https://video.example/watch?v=demo-${word}` });

async function cancel(payer: CustomerActor, orderId: number): Promise<number> {
  return (await payer.post(`/api/v1/orders/${orderId}/cancel`)).status;
}

/** What so many of a thousand for a dollar cost, up to the cent. */
const centsFor = (count: number) => BigInt(Math.ceil(count / 10)) * 10_000n;

describe('a job that is given up', () => {
  const buried = async (own: { state?: 'sending' | 'sent' } = {}) => {
    const payer = await rich();
    const { orders } = await placedIn(await place(payer, { orders: [line(demo('full'))] }));
    const id = orders[0]!.id;
    if (own.state) {
      await runJobs(test, dispatchOrder);
      await test.db.inInstance(payer.instance.id, (trx) =>
        trx.updateTable('dispatches').set(own).where('order_id', '=', BigInt(id)).execute(),
      );
    }
    const job = { instanceId: payer.instance.id, payload: { orderId: String(id) } };
    await buryJob(test, dispatchOrder, job);
    return { id, payer, job };
  };

  it('leaves an order that nobody has to staff, its money where it is', async () => {
    const { id, payer } = await buried();
    expect(await readOrder(payer, id)).toMatchObject({ status: 'error' });
    expect(await eventsOf(id)).toEqual(['failed']);
    expect(await balanceOf(test, payer)).toBe(99n * DOLLAR);
  });

  it('says of one that was being sent that nobody knows who has it', async () => {
    const { id, payer } = await buried({ state: 'sending' });
    expect(await dispatchesOf(id)).toMatchObject([{ state: 'unknown' }]);
    expect(await readOrder(payer, id)).toMatchObject({ status: 'in_processing' });
  });

  it('changes nothing of one that has arrived, and lets a wish be said again', async () => {
    const { id, payer, job } = await buried({ state: 'sent' });
    expect(await dispatchesOf(id)).toMatchObject([{ state: 'sent' }]);
    expect(await cancel(payer, id)).toBe(200);
    await buryJob(test, passOnCancel, job);
    expect(await readOrder(payer, id)).toMatchObject({
      ...{ status: 'in_processing', cancel_state: 'refused' },
    });
  });
});

describe('the simulator', () => {
  it('brings an order about a minute later, which its record and its history tell', async () => {
    const payer = await rich();
    const id = await ordered(payer, demo('full'));
    await check(10);
    expect(await readOrder(payer, id)).toMatchObject({ status: 'in_processing' });
    await check(60);
    const order = await readOrder(payer, id);
    expect(order).toMatchObject({
      ...{ status: 'completed', current_quantity: 1_000, percent_of_current_fill: 100 },
    });
    expect(await eventsOf(id)).toEqual(['sent', 'started', 'completed']);
    expect(await balanceOf(test, payer)).toBe(99n * DOLLAR);
    const { outcome } = await test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .selectFrom('deliveries')
        .select('outcome')
        .where('order_id', '=', BigInt(id))
        .executeTakeFirstOrThrow(),
    );
    expect(outcome).toBe('completed');
    await check(60);
    expect(await readOrder(payer, id)).toEqual(order);
  });

  it('gives back what it did not bring, once', async () => {
    const payer = await rich();
    const [part, none] = [
      await ordered(payer, demo('partial')),
      await ordered(payer, demo('fail')),
    ];
    await check(120);
    await check(120);
    const order = await readOrder(payer, part);
    expect(order).toMatchObject({ status: 'canceled', cancel_reason: 'partial' });
    const rest = 1_000 - order.current_quantity;
    expect(rest).toBeGreaterThan(0);
    expect(rest).toBeLessThan(1_000);
    expect(await balanceOf(test, payer)).toBe(99n * DOLLAR + centsFor(rest));
    expect(await readOrder(payer, none)).toMatchObject({ cancel_reason: 'not_delivered' });
    await sealLedgers(test.deps);
    expect(await verifyLedger(test.deps, payer.instance.id)).toMatchObject({ faults: [] });
  });

  it('takes an order once, however often it is sent', async () => {
    const payer = await rich();
    const { orders } = await placedIn(await place(payer, { orders: [line(demo('full'))] }));
    const id = orders[0]!.id;
    const run = () => runOnce(id);
    await run();
    await run();
    expect(await dispatchesOf(id)).toMatchObject([{ route: 'simulator', state: 'sent' }]);
    expect(await eventsOf(id)).toEqual(['sent']);
  });
});

describe('a wish to cancel', () => {
  it('is done at once while nobody has the order', async () => {
    const payer = await rich();
    const { orders } = await placedIn(await place(payer));
    await cancel(payer, orders[0]!.id);
    expect(await readOrder(payer, orders[0]!.id)).toMatchObject({ status: 'canceled' });
    expect(await balanceOf(test, payer)).toBe(100n * DOLLAR);
    await runJobs(test, dispatchOrder);
    expect(await dispatchesOf(orders[0]!.id)).toEqual([]);
  });

  it('gives back what had not come when it was taken', async () => {
    const payer = await rich();
    const id = await ordered(payer, demo('slow'));
    await check(600);
    const before = await readOrder(payer, id);
    expect(before.current_quantity).toBeGreaterThan(0);
    await cancel(payer, id);
    await cancel(payer, id);
    await runJobs(test, passOnCancel);
    await check(5);
    const { status, current_quantity: came } = await readOrder(payer, id);
    expect(status).toBe('canceled');
    expect(await balanceOf(test, payer)).toBe(99n * DOLLAR + centsFor(1_000 - came));
    expect(await eventsOf(id)).toEqual(['sent', 'started', 'cancel_asked', 'ended_short']);
  });

  it('can be refused, and the order goes on', async () => {
    const payer = await rich();
    const id = await ordered(payer, demo('keep-demo-full'));
    await check(10);
    await cancel(payer, id);
    await runJobs(test, passOnCancel);
    await check(120);
    expect(await readOrder(payer, id)).toMatchObject({ status: 'completed' });
    expect(await eventsOf(id)).toEqual([
      ...['sent', 'started', 'cancel_asked', 'cancel_refused', 'completed'],
    ]);
  });

  it('of another customer is one of no order', async () => {
    const [payer, other] = [await rich(), await rich()];
    const id = await ordered(payer);
    expect([await cancel(other, id), await cancel(other, 999_999)]).toEqual([404, 404]);
    await check(120);
    expect(await cancel(payer, id)).toBe(409);
  });
});

describe('the runs of a drip-feed', () => {
  it('come one after another, and cost together what was paid', async () => {
    const payer = await rich();
    const drip_feed = { numberOfRuns: 7, dripFeedMinutes: 10 };
    const own = { ...demo('full'), service_id: DRIPPED, quantity: 100, drip_feed };
    const placed = await placedIn(await place(payer, { orders: [line(own)] }));
    const feed = placed.drip_feeds[0]!;
    for (let minutes = 0; minutes < 80; minutes += 5) {
      await runJobs(test, dispatchOrder);
      await check(300);
      await runJob(test, startDueRuns);
    }
    const runs = await test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .selectFrom('orders')
        .select(['run', 'status', 'cost_micro'])
        .where('drip_feed_id', '=', BigInt(feed.id))
        .orderBy('run')
        .execute(),
    );
    expect(runs.map(({ run }) => run)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(['completed']));
    const cost = runs.reduce((sum, { cost_micro: micro }) => sum + micro, 0n);
    expect(await balanceOf(test, payer)).toBe(100n * DOLLAR - cost);
    expect(cost).toBe(700_000n);
    const { status } = await test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .selectFrom('drip_feeds')
        .select('status')
        .where('id', '=', BigInt(feed.id))
        .executeTakeFirstOrThrow(),
    );
    expect(status).toBe('completed');
    const told = await payer.request('/api/v1/notices');
    const whole = { kind: 'drip_feed_completed', drip_feed_id: feed.id, runs: 7 };
    expect(await told.json()).toMatchObject({ data: [whole], meta: { next: null, unread: 1 } });
  });
});

it('a run that cannot be written keeps none of the other drip-feeds waiting', async () => {
  const payer = await rich();
  const drip_feed = { numberOfRuns: 2, dripFeedMinutes: 10 };
  const own = { ...demo('full'), service_id: DRIPPED, quantity: 100, drip_feed };
  const orders = [line(own), line({ ...own, ...demo('full-2') })];
  const [ill, well] = (await placedIn(await place(payer, { orders }))).drip_feeds;
  const runsOf = async (trx: Trx, { id }: { id: number }) => {
    const runs = trx.selectFrom('orders').select('run').where('drip_feed_id', '=', BigInt(id));
    return (await runs.execute()).length;
  };
  const countRuns = () =>
    test.db.inInstance(payer.instance.id, async (trx) => {
      return [await runsOf(trx, ill!), await runsOf(trx, well!)];
    });
  const db: Database = {
    ...test.db,
    inInstance: (instanceId, work) =>
      test.db.inInstance(instanceId, async (trx) => {
        const result = await work(trx);
        if ((await runsOf(trx, ill!)) > 1) throw new Error('That cannot be written.');
        return result;
      }),
  };
  test.clock.advance(600_000);
  test.log.allowErrors();
  await runJob({ deps: { ...test.deps, db } }, startDueRuns);
  expect(await countRuns()).toEqual([1, 2]);
  await runJob(test, startDueRuns);
  expect(await countRuns()).toEqual([2, 2]);
});

it('a drip-feed that is canceled gives back the runs that have not begun, once', async () => {
  const payer = await rich();
  const drip_feed = { numberOfRuns: 7, dripFeedMinutes: 10 };
  const own = { ...demo('full'), service_id: DRIPPED, quantity: 100, drip_feed };
  const placed = await placedIn(await place(payer, { orders: [line(own)] }));
  const path = `/api/v1/drip-feeds/${placed.drip_feeds[0]!.id}/cancel`;
  for (const _twice of [1, 2]) {
    const response = await payer.post(path);
    expect(await response.json()).toMatchObject({ data: { status: 'canceled' } });
    expect(await balanceOf(test, payer)).toBe(100n * DOLLAR - 100_000n);
  }
  const { id } = placed.drip_feeds[0]!;
  const entries = await (await payer.request('/api/v1/payments/statistics')).json();
  expect(entries).toMatchObject({
    data: [
      { type: 'cancel_order', amount: 0.6, order_id: null, drip_feed_id: id },
      { type: 'order', amount: -0.7, drip_feed_id: id },
      { type: 'admin', drip_feed_id: null },
    ],
  });
  const [run, ...others] = Array.from({ length: 7 }, (_, at) => (at === 0 ? '0' : '0.1'));
  expect(await (await payer.request(`/api/v1/drip-feeds/${id}`)).json()).toMatchObject({
    data: { refunded: '0.6', run_list: [run, ...others].map((refunded) => ({ refunded })) },
  });
  await runJobs(test, dispatchOrder);
  await check(120);
  expect(await readOrder(payer, placed.orders[0]!.id)).toMatchObject({ status: 'completed' });
  expect((await (await rich()).post(path)).status).toBe(404);
});
