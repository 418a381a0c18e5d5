import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceOf } from '#core/billing/payments/testing/payer.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { checkDispatches } from '#core/fulfilment/dispatch/check-dispatches.ts';
import { dispatchOrder } from '#core/fulfilment/dispatch/dispatch-order.ts';
import { sendWaitingForFunds } from '#core/fulfilment/dispatch/send-waiting-for-funds.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import {
  giveMoney,
  openShop,
  place,
  placedIn,
  readOrder,
} from '#core/ordering/orders/testing/buyer.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { watchBalances } from '#core/supply/providers/watch-balances.ts';
import type { ChildPanel } from './child-panel.contract.ts';
import { findPanel } from './child-panel.store.ts';
import { setUpPanel } from './set-up-panel.ts';
import { newRenter, panelCore, panelOf, rented } from './testing/renter.ts';

/** Alder rents out a panel, which resells what Alder sells; nothing goes over a network. */
const DOLLAR = 1_000_000n;

let test: TestCore;
let renter: CustomerActor;
let panel: ChildPanel;
let buyer: CustomerActor;
let childId: number;

beforeAll(async () => {
  test = await panelCore();
  await openShop(test);
  renter = await newRenter(test, 2n);
  panel = await rented(renter);
  await runJobs(test, setUpPanel);
  const ref = { instanceId: test.instances.a.id, id: BigInt(panel.id) };
  const row = await test.db.inInstance(ref.instanceId, (trx) => findPanel(trx, ref));
  childId = row!.child_instance_id;
  buyer = await customerOf(childId);
  await giveMoney(test, buyer, 100n * DOLLAR);
});
afterAll(() => test.close());

async function customerOf(instanceId: number): Promise<CustomerActor> {
  const customer = await addCustomer(test.deps, instanceId);
  const authorization = await logInAs(test.deps, instanceId, customer);
  const request: CustomerActor['request'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', authorization);
    return test.request(path, { ...init, headers, host: panel.domain });
  };
  const instance = { ...test.instances.a, id: instanceId, host: panel.domain };
  return { ...customer, instance, authorization, request, post: (path) => request(path) };
}

/** A service of the new panel that is ordered by a link alone, with what it costs at Alder. */
async function soldService(): Promise<{ id: number; key: string; costMicro: bigint }> {
  const rows = await test.db.inInstance(childId, (trx) =>
    trx
      .selectFrom('service_sources')
      .select(['service_id as id', 'source_key as key', 'cost_micro as costMicro'])
      .where('instance_id', '=', childId)
      .where('source_key', '=', '107')
      .execute(),
  );
  return rows[0]!;
}

const link = (() => {
  let links = 0;
  return () => `https://video.example/watch?v=r${(links += 1)}`;
})();

const ordered = async (serviceId: number) => {
  const orders = [{ service_id: serviceId, quantity: 1_000, url: link() }];
  return (await placedIn(await place(buyer, { orders }))).orders[0]!.id;
};

/** What Alder calls the order of the panel. */
async function atAlder(orderId: number): Promise<bigint> {
  const row = await test.db.inInstance(childId, (trx) =>
    trx
      .selectFrom('dispatches')
      .select(['state', 'reference'])
      .where('order_id', '=', BigInt(orderId))
      .executeTakeFirstOrThrow(),
  );
  expect(row.state).toBe('sent');
  return BigInt(row.reference ?? 0);
}

it('sells what the panel sells that rents it out, a quarter dearer', async () => {
  expect(await panelOf(renter, panel.id)).toMatchObject({ is_set_up: true });
  expect((await soldService()).costMicro).toBe(DOLLAR);
  // Once more changes nothing.
  const payload = { panelId: String(panel.id) };
  await runJob(test, setUpPanel, { instanceId: test.instances.a.id, payload });
});

it('passes an order on, which its renter pays, and hears how it ends', async () => {
  const { id } = await soldService();
  const [hadBuyer, hadRenter] = [await balanceOf(test, buyer), await balanceOf(test, renter)];
  const order = await ordered(id);
  await runJobs(test, dispatchOrder);
  expect(hadRenter - (await balanceOf(test, renter))).toBe(DOLLAR);
  expect(hadBuyer - (await balanceOf(test, buyer))).toBe((DOLLAR * 5n) / 4n);
  const reference = await atAlder(order);
  await test.db.inInstance(test.instances.a.id, (trx) =>
    endOrder(
      { ...test.deps, trx, instanceId: test.instances.a.id },
      { orderId: reference, event: 'complete', by: 'delivery', delivered: 1_000 },
    ),
  );
  test.clock.advance(3_600_000);
  await runJob(test, checkDispatches);
  expect(await readOrder(buyer, order)).toMatchObject({ status: 'completed' });
});

it('waits where its renter has too little, and goes on once there is more', async () => {
  const { id } = await soldService();
  const left = await balanceOf(test, renter);
  await giveMoney(test, renter, -left);
  await runJob(test, watchBalances);
  const order = await ordered(id);
  await runJobs(test, dispatchOrder);
  expect(await readOrder(buyer, order)).toMatchObject({ status: 'error' });
  expect(await balanceOf(test, renter)).toBe(0n);
  await giveMoney(test, renter, 5n * DOLLAR);
  test.clock.advance(61 * 60_000);
  await runJob(test, watchBalances);
  await runJob(test, sendWaitingForFunds);
  await runJobs(test, dispatchOrder);
  expect(await readOrder(buyer, order)).toMatchObject({ status: 'in_processing' });
  expect(await balanceOf(test, renter)).toBe(4n * DOLLAR);
});

it('leaves two ledgers behind in which nothing is wrong', async () => {
  await sealLedgers(test.deps);
  for (const instanceId of [test.instances.a.id, childId]) {
    expect(await verifyLedger(test.deps, instanceId)).toMatchObject({ faults: [] });
    expect(await verifyOrders(test.deps, instanceId)).toMatchObject({ faults: [] });
  }
});
