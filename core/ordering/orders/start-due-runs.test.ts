// On PostgreSQL: workers that start one run at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { endOrder } from './end-order.ts';
import { startDueRuns } from './start-due-runs.ts';
import {
  DRIPPED,
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  problemsIn,
} from './testing/buyer.ts';

const MINUTE_MS = 60_000;

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

const inAlder = <T>(work: Parameters<typeof test.db.inInstance<T>>[1]) =>
  test.db.inInstance(test.instances.a.id, work);

const drip_feed = { numberOfRuns: 3, dripFeedMinutes: 60 };
const DRIP = line({ service_id: DRIPPED, quantity: 100, drip_feed });

async function dripping(): Promise<{ payer: CustomerActor; id: bigint }> {
  const payer = await newPayer(test);
  await giveMoney(test, payer, 10_000_000n);
  const { drip_feeds } = await placedIn(await place(payer, { orders: [DRIP] }));
  return { payer, id: BigInt(drip_feeds[0]?.id ?? 0) };
}

const feedOf = (id: bigint) =>
  inAlder((trx) =>
    trx.selectFrom('drip_feeds').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );

const runsOf = (id: bigint) =>
  inAlder((trx) =>
    trx
      .selectFrom('orders')
      .select(['id', 'run', 'status'])
      .where('drip_feed_id', '=', id)
      .orderBy('run')
      .execute(),
  );

const countRuns = async (id: bigint) => (await runsOf(id)).length;

async function afterMinutes(minutes: number): Promise<void> {
  test.clock.advance(minutes * MINUTE_MS);
  await runJob(test, startDueRuns);
}

const end = (orderId: bigint) =>
  inAlder((trx) =>
    endOrder(
      { ...test.deps, trx, instanceId: test.instances.a.id },
      { orderId, event: 'complete', by: 'delivery', delivered: 0 },
    ),
  );

describe('the runs of a drip-feed', () => {
  it('start at the moment that they are due, once, and not before', async () => {
    const { id } = await dripping();
    test.clock.advance(-1);
    await afterMinutes(60);
    expect(await countRuns(id)).toBe(1);
    test.clock.advance(1);
    await Promise.all([afterMinutes(0), afterMinutes(0), afterMinutes(0)]);
    expect(await countRuns(id)).toBe(2);
  });

  it('keep their times, however late one of them was started, and end with the last', async () => {
    const { id } = await dripping();
    const { next_run_at: due } = await feedOf(id);
    await afterMinutes(85);
    expect((await feedOf(id)).next_run_at).toEqual(
      new Date((due?.getTime() ?? 0) + 60 * MINUTE_MS),
    );
    await afterMinutes(34);
    expect(await countRuns(id)).toBe(2);
    await afterMinutes(1);
    expect(await feedOf(id)).toMatchObject({ orders_count: 3, next_run_at: null });
    await afterMinutes(24 * 60);
    expect(await countRuns(id)).toBe(3);
  });

  it('end it when all of them are over, whichever is the last', async () => {
    const { payer, id } = await dripping();
    await afterMinutes(60);
    await afterMinutes(60);
    const [first, second, third] = await runsOf(id);
    await end(third!.id);
    await end(first!.id);
    expect((await feedOf(id)).status).toBe('in_processing');
    await end(second!.id);
    expect((await feedOf(id)).status).toBe('completed');
    expect((await payer.post(`/api/v1/drip-feeds/${id}/cancel`)).status).toBe(409);
  });
});

it('a drip-feed holds its link between two runs as well, where one order for a link is enough', async () => {
  const allow = (oneOrderPerLink: boolean) =>
    changeSettings(test.deps, { slug: 'alder', patch: { oneOrderPerLink } });
  const { payer, id } = await dripping();
  const [first] = await runsOf(id);
  await end(first!.id);
  await allow(true);
  const again = { orders: [line({ service_id: DRIPPED })] };
  expect(await problemsIn(await place(payer, again))).toEqual({
    'orders.0.url': [expect.stringContaining(`order ${first!.id} for this link`)],
  });
  await afterMinutes(60);
  await afterMinutes(60);
  for (const run of await runsOf(id)) await end(run.id);
  expect((await place(payer, again)).status).toBe(201);
  await allow(false);
});

it('a drip-feed that was never paid is given up with its order', async () => {
  const payer = await newPayer(test);
  const asked = { orders: [{ ...DRIP, quantity: 1_000 }], payment_method_id: 2 };
  const { orders, drip_feeds } = await placedIn(await place(payer, asked));
  expect((await payer.post(`/api/v1/orders/${orders[0]?.id ?? 0}/delete`)).status).toBe(200);
  expect((await feedOf(BigInt(drip_feeds[0]?.id ?? 0))).status).toBe('canceled');
});
