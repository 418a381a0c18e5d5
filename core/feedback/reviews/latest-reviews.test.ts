import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore, type TestInstance } from '#core/testing/harness.ts';
import { recordOrdered } from './record-ordered.ts';
import { latestAnswer } from './review.contract.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

type Said = { name?: string; locale?: string; service_id: number } & Record<string, unknown>;

async function say(
  { id: instanceId, host }: TestInstance,
  { name = 'Ada Brook', locale = 'en', ...review }: Said,
) {
  const { id } = await addCustomer(test.deps, instanceId, { name });
  const of = { instanceId, customerId: id, serviceId: review.service_id, at: test.clock.now() };
  await test.db.inInstance(instanceId, (trx) => recordOrdered(trx, of));
  const response = await test.request(`/api/v1/my-services/reviews?locale=${locale}`, {
    ...{ method: 'POST', host, body: JSON.stringify({ reviews: [review] }) },
    headers: {
      authorization: await logInAs(test.deps, instanceId, { id }),
      'content-type': 'application/json',
    },
  });
  expect(response.status).toBe(200);
}

async function latest(query = '', host = test.instances.a.host) {
  const response = await test.request(`/api/v1/reviews${query}`, { host });
  expect(response.status).toBe(200);
  return latestAnswer.parse(await response.json());
}

it('is nothing while nobody has said anything', async () => {
  expect(await latest()).toEqual({ data: [], meta: { reviews_count: 0, rating: null } });
});

it('tells the latest words of all services, and how all have rated them', async () => {
  const { a, b } = test.instances;
  await say(a, { service_id: 101, rating: 5, comment: 'Quick' });
  await say(a, { service_id: 103, rating: 4 });
  await say(a, { service_id: 107, rating: 1, comment: 'Slow', name: 'Bea Birch' });
  await say(b, { service_id: 201, rating: 2, comment: 'of b' });
  const { data, meta } = await latest('?locale=de');
  expect(data).toMatchObject([
    { author: 'Bea B.', rating: 1, comment: 'Slow', service: { id: 107 } },
    { author: 'Ada B.', rating: 5, comment: 'Quick', service: { id: 101, name: 'Alder-Dienst 1' } },
  ]);
  expect(meta).toEqual({ reviews_count: 3, rating: 3.33 });
});

it('tells no more than was asked for, of the services that were asked for', async () => {
  expect((await latest('?per_page=1')).data).toHaveLength(1);
  const { data, meta } = await latest('?service_ids=101,103');
  expect(data.map(({ comment }) => comment)).toEqual(['Quick']);
  expect(meta).toEqual({ reviews_count: 2, rating: 4.5 });
  expect(await latest('?service_ids=999')).toEqual({
    data: [],
    meta: { reviews_count: 0, rating: null },
  });
});

it('leaves out what was hidden, and what nobody finds by browsing', async () => {
  const { a } = test.instances;
  await say(a, { service_id: 105, rating: 5, comment: 'of a restricted service' });
  await say(a, { service_id: 101, rating: 1, comment: 'rude' });
  await test.db.inInstance(a.id, (trx) =>
    trx.updateTable('reviews').set({ state: 'hidden' }).where('comment', '=', 'rude').execute(),
  );
  const { data, meta } = await latest();
  expect(data.map(({ comment }) => comment)).toEqual(['Slow', 'Quick']);
  expect(meta.reviews_count).toBe(3);
});

it('tells first what was said in the language of its reader', async () => {
  const { b } = test.instances;
  await say(b, { service_id: 202, rating: 5, comment: 'auf Deutsch', locale: 'de' });
  await say(b, { service_id: 203, rating: 5, comment: 'later' });
  const said = async (locale: string) =>
    (await latest(`?locale=${locale}`, b.host)).data.map(({ comment }) => comment);
  expect(await said('en')).toEqual(['later', 'of b', 'auf Deutsch']);
  expect(await said('de')).toEqual(['auf Deutsch', 'later', 'of b']);
});

it.each(['per_page=0', 'per_page=25', 'per_page=x', 'service_ids=', 'service_ids=1,,2'])(
  'with %s it is refused',
  async (query) => {
    expect((await test.request(`/api/v1/reviews?${query}`)).status).toBe(422);
  },
);
