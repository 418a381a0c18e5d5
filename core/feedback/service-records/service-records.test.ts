import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { deliverOrders, rateService } from '#core/testing/service-proof.ts';
import { recordsAnswer, shopRecordAnswer } from './service-record.contract.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  const { a, b } = test.instances;
  await deliverOrders(test, a, { serviceId: 101, count: 20 });
  await deliverOrders(test, a, { serviceId: 102, count: 19 });
  await deliverOrders(test, b, { serviceId: 201, count: 20 });
  await rateService(test, a, { serviceId: 101, ratings: [5, 4] });
  await rateService(test, a, { serviceId: 107, ratings: [3] });
});
afterAll(() => test.close());

async function records(query = '', host = test.instances.a.host) {
  const response = await test.request(`/api/v1/service-records${query}`, { host });
  expect(response.status).toBe(200);
  return recordsAnswer.parse(await response.json()).data;
}

const DELIVERED = {
  ...{ orders_count: 20, completed: 1, start_seconds: 60, dropped: 0.02 },
};
const UNKNOWN = { orders_count: null, completed: null, start_seconds: null, dropped: null };

it('says how services are delivered and rated, and nothing of what nobody knows', async () => {
  expect(await records()).toEqual([
    { id: 101, ...DELIVERED, reviews_count: 2, rating: 4.5 },
    { id: 107, ...UNKNOWN, reviews_count: 1, rating: 3 },
  ]);
});

it('says it of those that are asked for', async () => {
  expect((await records('?ids=107,102,107,999')).map(({ id }) => id)).toEqual([107]);
});

it('says it of all together', async () => {
  const response = await test.request('/api/v1/shop-record', { host: test.instances.a.host });
  expect(shopRecordAnswer.parse(await response.json()).data).toEqual({
    ...{ orders_count: 20, completed: 1, reviews_count: 3, rating: 4 },
  });
});

it('says nothing of another instance, nor of what cannot be found by browsing', async () => {
  const other = await records('', test.instances.b.host);
  expect(other.map(({ id }) => id)).toEqual([201]);
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx.updateTable('services').set({ restricted_access: true }).where('id', '=', 107).execute(),
  );
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .updateTable('catalogues')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1n) }))
      .execute(),
  );
  test.clock.advance(31_000);
  expect((await records('?ids=101,107')).map(({ id }) => id)).toEqual([101]);
});

it.each(['?ids=', '?ids=a', '?ids=1,,2', '?ids=2147483648', '?ids=0'])(
  '%s is refused',
  async (query) => {
    const response = await test.request(`/api/v1/service-records${query}`);
    expect(response.status).toBe(422);
  },
);
