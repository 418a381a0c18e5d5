// On PostgreSQL: one balance spent by many at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#core/platform/db/database.ts';
import { readRevision } from '#core/tenancy/instances/read-revision.ts';
import { reconcilePayments } from '#core/billing/payments/outside/reconcile.ts';
import { callerFor } from '#core/billing/payments/testing/caller-for.ts';
import { balanceOf, newPayer, settle } from '#core/billing/payments/testing/payer.ts';
import { runAlone } from '#core/billing/payments/testing/run-alone.ts';
import { verifyInvoices } from '#core/billing/payments/verify-invoices.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { crashingDatabase, type CrashPoint } from '#core/testing/crashing-database.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { placeOrder } from './place-order.ts';
import { type PlacedOrders, placeOrderBody } from './place-order.contract.ts';
import { giveMoney, line, openShop, place } from './testing/buyer.ts';
import { verifyOrders } from './verify-orders.ts';

const MINUTE_MS = 60_000;

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(async () => {
  const { id } = test.instances.a;
  expect((await verifyInvoices(test.deps, id)).faults).toEqual([]);
  expect((await verifyOrders(test.deps, id)).faults).toEqual([]);
  await test.close();
});

/** As the route does, without its limits. */
async function order(db: Database, payer: CustomerActor, body: object): Promise<PlacedOrders> {
  const parsed = placeOrderBody.parse(body);
  const revision = await readRevision(test.deps, payer.instance.id);
  const ordering = {
    caller: callerFor(payer),
    orderer: { customerId: payer.id, gradeId: null, isReferred: false },
    declaredCountry: undefined,
  };
  const asked = { key: 'the key', route: 'test', input: body, revision, body: parsed };
  const { bytes } = await placeOrder({ ...test.deps, db }, ordering, asked);
  return (JSON.parse(Buffer.from(bytes).toString()) as { data: PlacedOrders }).data;
}

const booksOf = ({ id, instance }: CustomerActor) =>
  test.db.inInstance(instance.id, async (trx) => ({
    orders: await trx.selectFrom('orders').select('status').where('customer_id', '=', id).execute(),
    invoices: await trx
      .selectFrom('invoices')
      .select('status')
      .where('customer_id', '=', id)
      .execute(),
  }));

describe('orders at once', () => {
  it('spend a balance to its end and no further', async () => {
    const payer = await newPayer(test);
    await giveMoney(test, payer, 10_500_000n);
    const calls = Array.from({ length: 40 }, () => place(payer));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 422)).toHaveLength(30);
    expect(await balanceOf(test, payer)).toBe(500_000n);
    expect((await booksOf(payer)).orders).toHaveLength(10);
  });
});

describe('an order whose process crashes', () => {
  it.each([
    ['out of the balance', { payment_method_id: 0 }],
    ['from outside', { payment_method_id: 2 }],
  ])('is placed and paid once, %s', async (_, way) => {
    const body = { ...way, orders: [line()] };
    const isOutside = way.payment_method_id === 2;
    const counting = crashingDatabase(test.db);
    const first = await newPayer(test);
    await giveMoney(test, first, 1_000_000n);
    await order(counting.db, first, body);
    // The first of them read what nobody changes.
    const points: CrashPoint[] = Array.from({ length: counting.statements() }, (_, at) => at + 1);
    for (const point of [...points, 'after commit' as const]) {
      const payer = await newPayer(test);
      await giveMoney(test, payer, 1_000_000n);
      await order(crashingDatabase(test.db, point).db, payer, body).catch(() => undefined);
      // Whoever finds that a payment is starting waits for it first.
      test.clock.advance(MINUTE_MS + 1);
      const placed = await order(test.db, payer, body);
      const url = placed.payment?.payment?.url;
      if (url) {
        const path = `/api/v1/sandbox/payments/${url.split('/').at(-1) ?? ''}/decide`;
        expect((await payer.post(path, { decision: 'approve' })).status).toBe(200);
        await settle(test);
      } else if (isOutside) {
        test.clock.advance(2 * MINUTE_MS);
        await runAlone(test, reconcilePayments, {});
      }
      const { orders, invoices } = await booksOf(payer);
      const isPaid = !isOutside || url !== undefined;
      expect(orders, String(point)).toEqual([{ status: isPaid ? 'in_processing' : 'unpaid' }]);
      expect(invoices).toEqual(isOutside ? [{ status: isPaid ? 'paid' : 'failed' }] : []);
      expect(await balanceOf(test, payer)).toBe(isOutside ? 1_000_000n : 0n);
    }
  });
});
