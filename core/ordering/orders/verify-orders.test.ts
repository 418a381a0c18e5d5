// On PostgreSQL: sums in raw SQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chargeOrder } from '#core/billing/ledger/moves/charge-order.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { endOrder } from './end-order.ts';
import { DRIPPED, giveMoney, line, openShop, place, placedIn } from './testing/buyer.ts';
import { verifyOrders } from './verify-orders.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

/** What is changed behind the back of the ledger, how that is undone, and what is to be found. */
const CHANGES = [
  ['orders', 'cost_micro = cost_micro - 1', 'cost_micro = cost_micro + 1', 'what was charged'],
  ['drip_feeds', 'cost_micro = cost_micro - 1', 'cost_micro = cost_micro + 1', 'what was charged'],
  [
    'drip_feeds',
    "status = 'canceled', paid_at = null, next_run_at = null",
    "status = 'in_processing', paid_at = created_at",
    'it charges what is not paid',
  ],
  [
    'orders',
    "status = 'unpaid', paid_at = null",
    "status = 'in_processing', paid_at = created_at",
    'it charges what is not paid',
  ],
  [
    'orders',
    'refunded_micro = refunded_micro + 1',
    'refunded_micro = refunded_micro - 1',
    'what was given back of it is not what the ledger says',
  ],
  [
    'orders',
    'cost_micro = cost_micro * 4, full_cost_micro = full_cost_micro * 4',
    'cost_micro = cost_micro / 4, full_cost_micro = full_cost_micro / 4',
    'its runs cost more',
  ],
] as const;

const faultsNow = async () => (await verifyOrders(test.deps, test.instances.a.id)).faults;

it('finds what an order and the ledger say differently', async () => {
  const instanceId = test.instances.a.id;
  const payer = await newPayer(test);
  await giveMoney(test, payer, 10_000_000n);
  const drip_feed = { numberOfRuns: 3, dripFeedMinutes: 60 };
  const runs = line({ service_id: DRIPPED, drip_feed });
  const { orders } = await placedIn(await place(payer, { orders: [line(), runs] }));
  for (const { id } of orders) {
    await test.db.inInstance(instanceId, (trx) =>
      endOrder(
        { ...test.deps, trx, instanceId },
        { orderId: BigInt(id), event: 'end_short', by: 'delivery', delivered: 250 },
      ),
    );
  }
  expect(await faultsNow()).toEqual([]);
  const other = await newPayer(test);
  const [theirs, own] = [`customer_id = ${other.id}`, `customer_id = ${payer.id}`];
  const changes = [...CHANGES, ['orders', theirs, own, 'the balance of somebody else'] as const];
  for (const [table, change, undo, fault] of changes) {
    const apply = (what: string) =>
      test.db.inInstance(instanceId, (trx) =>
        sql`update ${sql.table(table)} set ${sql.raw(what)}`.execute(trx),
      );
    await apply(change);
    expect((await faultsNow()).join(' '), change).toContain(fault);
    await apply(undo);
    expect(await faultsNow()).toEqual([]);
  }
  const stray = { customerId: payer.id, orderId: 99_999n, amountMicro: 1n };
  const actor = { kind: 'system' } as const;
  await test.db.inInstance(instanceId, (trx) =>
    chargeOrder({ ...test.deps, trx, instanceId }, { ...stray, actor }),
  );
  expect(await faultsNow()).toEqual([expect.stringContaining('it charges what is not paid')]);
});
