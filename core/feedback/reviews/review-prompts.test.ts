import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import {
  DRIPPED,
  giveMoney,
  line,
  openShop,
  PLAIN,
  place,
  placedIn,
} from '#core/ordering/orders/testing/buyer.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

const PROMPTS = '/api/v1/my-services/to-review';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await openShop(test);
});
afterAll(() => test.close());

async function asked(actor: CustomerActor, query = ''): Promise<number[]> {
  const response = await actor.request(PROMPTS + query);
  const { data } = (await response.json()) as { data: { service_id: number }[] };
  return data.map(({ service_id: id }) => id);
}

async function ordered(payer: CustomerActor, serviceId: number): Promise<bigint> {
  const orders = [line({ service_id: serviceId })];
  const placed = await placedIn(await place(payer, { orders }));
  return BigInt(placed.orders[0]!.id);
}

const end = (orderId: bigint, event: 'complete' | 'end_short', delivered: number) =>
  test.db.inInstance(test.instances.a.id, (trx) =>
    endOrder(
      { ...test.deps, trx, instanceId: test.instances.a.id },
      { orderId, event, by: 'delivery', delivered },
    ),
  );

it('a customer is asked about what came whole, until they have said or declined', async () => {
  const payer = await newPayer(test);
  await giveMoney(test, payer, 50_000_000n);
  const [whole, part] = [await ordered(payer, PLAIN), await ordered(payer, DRIPPED)];
  expect(await asked(payer)).toEqual([]);
  await end(whole, 'complete', 1_000);
  await end(part, 'end_short', 400);
  expect(await asked(payer)).toEqual([PLAIN]);
  expect(await asked(payer, `?service_ids=${DRIPPED}`)).toEqual([]);
  await end(await ordered(payer, DRIPPED), 'complete', 1_000);
  expect((await asked(payer)).sort()).toEqual([PLAIN, DRIPPED]);
  const several = `?service_ids=${PLAIN},${DRIPPED},999999`;
  expect((await asked(payer, several)).sort()).toEqual([PLAIN, DRIPPED]);

  const path = (id: number) => `/api/v1/my-services/${id}/decline-review`;
  const other = await newPayer(test);
  expect((await other.post(path(PLAIN))).status).toBe(404);
  expect((await payer.post(path(PLAIN))).status).toBe(204);
  expect(await asked(payer, `?service_ids=${PLAIN},${DRIPPED}`)).toEqual([DRIPPED]);
  await end(await ordered(payer, PLAIN), 'complete', 1_000);
  const reviews = [{ service_id: DRIPPED, rating: 5 }];
  expect((await payer.post('/api/v1/my-services/reviews', { reviews })).status).toBe(200);
  expect(await asked(payer)).toEqual([]);
});
