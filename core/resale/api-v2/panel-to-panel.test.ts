import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceOf, newPayer } from '#core/billing/payments/testing/payer.ts';
import { checkDispatches } from '#core/fulfilment/dispatch/check-dispatches.ts';
import { passOnCancel } from '#core/fulfilment/dispatch/cancel-order.ts';
import { dispatchOrder } from '#core/fulfilment/dispatch/dispatch-order.ts';
import { checkRefills } from '#core/fulfilment/dispatch/refills/check-refills.ts';
import { sendRefill } from '#core/fulfilment/dispatch/refills/send-refill.ts';
import { addProvider } from '#core/fulfilment/dispatch/testing/add-provider.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import {
  DRIPPED,
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  PLAIN,
  readOrder,
} from '#core/ordering/orders/testing/buyer.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { serveCore, type ServedCore } from '#core/testing/serve-core.ts';
import { addToken, programOf } from './testing/program.ts';

/** Alder resells what Birch sells: both speak the contract to each other over a socket. */
const DOLLAR = 1_000_000n;
const SOLD_BY_BIRCH = 207;
const GUARANTEED_BY_BIRCH = 201;

let test: TestCore;
let buyer: CustomerActor;
let reseller: CustomerActor;
let birch: ServedCore;

beforeAll(async () => {
  const outbound = createOutbound({
    isAllowed: () => true,
    lookUp: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  });
  test = await testCore({ outbound });
  await openShop(test);
  birch = await serveCore(test, test.instances.b.host);
  buyer = await newPayer(test);
  await giveMoney(test, buyer, 100n * DOLLAR);
  reseller = await customerOfBirch();
  await giveMoney(test, reseller, 100n * DOLLAR);
  const { key } = await addToken(test, reseller);
  for (const [serviceId, sourceKey] of [
    [PLAIN, SOLD_BY_BIRCH],
    [DRIPPED, GUARANTEED_BY_BIRCH],
  ] as const) {
    await addProvider(test, {
      ...{ instanceId: test.instances.a.id, name: `birch ${serviceId}`, serviceId, key },
      ...{ url: `http://birch.localhost:${birch.port}/api/v2/`, costMicro: 400_000n },
      sourceKey: String(sourceKey),
    });
  }
});
afterAll(async () => {
  await birch.close();
  await test.close();
});

async function customerOfBirch(): Promise<CustomerActor> {
  const instance = test.instances.b;
  const customer = await addCustomer(test.deps, instance.id);
  const authorization = await logInAs(test.deps, instance.id, customer);
  const request: CustomerActor['request'] = (path, init = {}) =>
    test.request(path, { ...init, headers: { authorization }, host: instance.host });
  return { ...customer, instance, authorization, request, post: (path) => request(path) };
}

let links = 0;
async function ordered(serviceId = PLAIN, own: object = {}): Promise<number> {
  const url = `https://video.example/watch?v=p${(links += 1)}`;
  const { orders } = await placedIn(
    await place(buyer, { orders: [line({ service_id: serviceId, url, ...own })] }),
  );
  return orders[0]!.id;
}

/** What Birch knows Alder's order as. */
async function resold(orderId: number): Promise<bigint> {
  const row = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('dispatches')
      .select(['state', 'reference'])
      .where('order_id', '=', BigInt(orderId))
      .executeTakeFirstOrThrow(),
  );
  expect(row.state).toBe('sent');
  return BigInt(row.reference ?? 0);
}

/** Birch delivers so many, and Alder asks about it. */
async function delivered(orderId: number, count: number): Promise<void> {
  const instanceId = test.instances.b.id;
  const id = await resold(orderId);
  const event = count === 1_000 ? 'complete' : 'end_short';
  await test.db.inInstance(instanceId, (trx) =>
    endOrder(
      { ...test.deps, trx, instanceId },
      { orderId: id, event, by: 'delivery', delivered: count },
    ),
  );
  await later();
}

async function later(): Promise<void> {
  test.clock.advance(3_600_000);
  await runJob(test, checkDispatches);
}

it.each([
  [1_000, 'completed', 0],
  [300, 'canceled', 0.7],
  [0, 'canceled', 1],
])('an order of which %i arrive is %s, and %f dollars come back', async (count, status, back) => {
  const [hadBuyer, hadReseller] = [await balanceOf(test, buyer), await balanceOf(test, reseller)];
  const order = await ordered();
  await runJobs(test, dispatchOrder);
  expect(hadReseller - (await balanceOf(test, reseller))).toBe(DOLLAR);
  await delivered(order, count);
  expect(await readOrder(buyer, order)).toMatchObject({
    ...{ status, current_quantity: count, refunded_float: back },
  });
  const backMicro = BigInt(Math.round(back * 1e6));
  expect(hadBuyer - (await balanceOf(test, buyer))).toBe(DOLLAR - backMicro);
  expect(hadReseller - (await balanceOf(test, reseller))).toBe(DOLLAR - backMicro);
});

it('an order that is sent again is the same one', async () => {
  const order = await ordered();
  await runJobs(test, dispatchOrder);
  const before = await balanceOf(test, reseller);
  const payload = { orderId: String(order) };
  await runJob(test, dispatchOrder, { instanceId: test.instances.a.id, payload });
  expect(await balanceOf(test, reseller)).toBe(before);
});

it('a wish to cancel is passed on, and the money comes back on both sides', async () => {
  const [hadBuyer, hadReseller] = [await balanceOf(test, buyer), await balanceOf(test, reseller)];
  const order = await ordered();
  // Birch has not begun with it.
  await runJob(test, dispatchOrder, {
    ...{ instanceId: test.instances.a.id, payload: { orderId: String(order) } },
  });
  expect((await buyer.post(`/api/v1/orders/${order}/cancel`)).status).toBe(200);
  await runJobs(test, passOnCancel);
  await later();
  expect(await readOrder(buyer, order)).toMatchObject({ status: 'canceled', refunded_float: 1 });
  expect(await balanceOf(test, buyer)).toBe(hadBuyer);
  expect(await balanceOf(test, reseller)).toBe(hadReseller);
});

it('a refill is asked for at who sold it, and told of once it is done', async () => {
  const order = await ordered(DRIPPED, { is_guarantee: true });
  await runJobs(test, dispatchOrder);
  const ofBirch = await resold(order);
  await delivered(order, 1_000);
  expect((await buyer.post(`/api/v1/orders/${order}/refill`)).status).toBe(200);
  await runJobs(test, sendRefill);
  const refills = await test.db.inInstance(test.instances.b.id, (trx) =>
    trx
      .updateTable('refill_requests')
      .set({ state: 'completed', ended_at: test.clock.now(), started_at: test.clock.now() })
      .where('order_id', '=', ofBirch)
      .returning('id')
      .execute(),
  );
  expect(refills).toHaveLength(1);
  test.clock.advance(3_600_000);
  await runJob(test, checkRefills);
  const requests = await buyer.request(`/api/v1/orders/${order}/refill-requests`);
  expect(await requests.json()).toMatchObject({ data: [{ state: 'completed' }] });
});

it('a balance that is too low is said in words that the other side knows', async () => {
  const { key, tokenId } = await addToken(test, reseller);
  const program = programOf(test, reseller, { key, tokenId });
  const said = { action: 'add', service: SOLD_BY_BIRCH, quantity: 100_000 };
  expect(await program.call({ ...said, link: 'https://video.example/watch?v=dear' })).toEqual({
    error: 'Not enough funds on balance',
  });
});
