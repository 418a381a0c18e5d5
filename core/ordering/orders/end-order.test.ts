import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundOrder } from '#core/billing/ledger/moves/refund-order.ts';
import { balanceOf, newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { refuseCancel } from './ask-to-cancel.ts';
import { endOrder } from './end-order.ts';
import { noteProgress } from './note-progress.ts';
import { retryOrder } from './retry-order.ts';
import { giveMoney, openShop, place, placedIn, readOrder } from './testing/buyer.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

const inOrders = <T>(work: (deps: LedgerDeps) => Promise<T>) => {
  const instanceId = test.instances.a.id;
  return test.db.inInstance(instanceId, (trx) => work({ ...test.deps, trx, instanceId }));
};

/** A thousand for a dollar, paid; with more where that is given. */
async function ordered(more: object = {}) {
  const payer = await newPayer(test);
  await giveMoney(test, payer, 1_000_000n);
  const { orders } = await placedIn(await place(payer));
  const id = BigInt(orders[0]?.id ?? 0);
  if (Object.keys(more).length > 0) {
    await inOrders(({ trx }) => trx.updateTable('orders').set(more).where('id', '=', id).execute());
  }
  return { payer, id, read: () => readOrder(payer, Number(id)) };
}

const by = 'delivery' as const;
const short = (orderId: bigint, delivered: number) =>
  inOrders((deps) => endOrder(deps, { orderId, event: 'end_short', by, delivered }));
const complete = (orderId: bigint) =>
  inOrders((deps) => endOrder(deps, { orderId, event: 'complete', by, delivered: 0 }));

const countEvents = (id: bigint) =>
  inOrders(async ({ trx }) => {
    const rows = await trx
      .selectFrom('order_events')
      .select('kind')
      .where('order_id', '=', id)
      .execute();
    return rows.length;
  });

describe('an order that is over', () => {
  it.each([
    [0, 0, '1'],
    [250, 250, '0.75'],
    [1_000, 1_000, '0'],
    [5_000, 1_000, '0'],
    [-3, 0, '1'],
  ])('by %i delivered has %i, and %s dollars are back', async (said, delivered, refunded) => {
    const { id, read } = await ordered();
    expect(await short(id, said)).toBe(true);
    expect(await read()).toMatchObject({
      ...{ status: 'canceled', current_quantity: delivered, refunded },
    });
  });

  it('gives back for what did not come, and never more than is left of what was paid', async () => {
    const { payer, id, read } = await ordered({ refunded_micro: 300_000n });
    const actor = { kind: 'system' } as const;
    const before = { orderId: id, refundId: `before ${id}`, amountMicro: 300_000n, actor };
    await inOrders((deps) => refundOrder(deps, before));
    await short(id, 100);
    expect(await read()).toMatchObject({ status: 'canceled', refunded: '1' });
    expect(await balanceOf(test, payer)).toBe(1_000_000n);
  });

  it('is over once: what is said later changes nothing', async () => {
    const { id, read } = await ordered();
    expect([await short(id, 400), await short(id, 0), await complete(id)]).toEqual([
      ...[true, false, false],
    ]);
    const before = await countEvents(id);
    await inOrders((deps) => noteProgress(deps, { orderId: id, delivered: 900 }));
    expect(await inOrders((deps) => retryOrder(deps, { orderId: id, by }))).toBe(false);
    expect(await countEvents(id)).toBe(before);
    expect(await read()).toMatchObject({ current_quantity: 400, refunded: '0.6' });
  });

  it.each([
    ['canceled', 'confirmed', (id: bigint) => short(id, 10)],
    ['completed', 'refused', complete],
  ])('as %s answers the wish to cancel it: %s', async (status, answer, end) => {
    const { id, read } = await ordered({
      cancel_state: 'asked',
      cancel_asked_at: test.clock.now(),
    });
    await end(id);
    expect(await read()).toMatchObject({ status, cancel_state: answer });
  });

  it('says nothing of a wish that nobody had', async () => {
    const { id, read } = await ordered();
    const before = await countEvents(id);
    expect(await inOrders((deps) => refuseCancel(deps, { orderId: id, by }))).toBe(false);
    expect(await countEvents(id)).toBe(before);
    await complete(id);
    expect(await read()).toMatchObject({ status: 'completed', cancel_state: null });
  });
});

it('how far an order has come is noted once, however often it is said', async () => {
  const { id } = await ordered();
  const say = (delivered: number) =>
    inOrders((deps) => noteProgress(deps, { orderId: id, delivered }));
  const points = () =>
    inOrders(async ({ trx }) => {
      const rows = await trx
        .selectFrom('order_events')
        .select('details')
        .where('order_id', '=', id)
        .where('kind', '=', 'progress')
        .orderBy('id')
        .execute();
      return rows.map(({ details }) => details.delivered);
    });
  // Whoever counts may count back and forth.
  for (const delivered of [100, 100, 300, 200, 300, 600]) await say(delivered);
  expect(await points()).toEqual([100, 300, 600]);
});
