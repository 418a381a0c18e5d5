import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProvider } from '#core/fulfilment/dispatch/testing/add-provider.ts';
import type { Service } from '#core/catalogue/services/catalogue.contract.ts';
import { dataOf, fieldsOf, problemsOf } from '#core/testing/answers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { newsHeard } from '#core/testing/news-heard.ts';
import type { StaffServiceDetails } from './staff-service.contract.ts';

const PATH = '/api/v1/staff/services';
const IMPORTS = '/api/v1/catalogue-imports';
/** Ids of countries. */
const [GERMANY, KINGDOM, STATES] = [82, 233, 234];

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const change = (id: number, body: object) =>
  test.actors.staffOfA.request(`${PATH}/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function inShop(id: number) {
  await newsHeard(test.db);
  return dataOf<Service>(test.request(`/api/v1/services/${id}`));
}

async function logOf(id: number) {
  const path = `/api/v1/catalogue-changes?service_id=${id}`;
  const log = await dataOf<{ changes: object[] }[]>(test.actors.staffOfA.request(path));
  return log[0]?.changes;
}

/** Imports one service, at this price. */
async function imported(rate: number): Promise<number> {
  const staff = test.actors.staffOfA;
  const content = `service,name,category,rate\nr1,River likes,Alder views,${rate}`;
  const source = { kind: 'list', name: 'River', format: 'csv', content };
  const { id } = await dataOf<{ id: string }>(staff.post(IMPORTS, { source }));
  expect((await staff.post(`${IMPORTS}/${id}/apply`, {})).status).toBe(204);
  const [found] = await dataOf<{ id: number }[]>(staff.request(`${PATH}?q=River`));
  return found?.id ?? 0;
}

it('offers the countries that staff have chosen, and none once they are taken away', async () => {
  const asked = { countries: [STATES, GERMANY, GERMANY] };
  const { countries } = await dataOf<StaffServiceDetails>(change(107, asked));
  expect(countries).toEqual([GERMANY, STATES]);
  expect((await inShop(107)).allowed_use_countries).toEqual([GERMANY, STATES]);
  expect(await logOf(107)).toEqual([{ field: 'countries', before: null, after: 'DE, US' }]);
  // Who changes something else leaves them as they are.
  await dataOf(change(107, { speed_up: true }));
  expect((await inShop(107)).allowed_use_countries).toEqual([GERMANY, STATES]);
  await dataOf(change(107, { countries: [] }));
  expect((await inShop(107)).allowed_use_countries).toEqual([]);
  expect(await logOf(107)).toEqual([{ field: 'countries', before: 'DE, US', after: null }]);
});

it.each([
  ['no country', [0]],
  ['none that there is', [250]],
  ['a part of one', [1.5]],
])('refuses %s at the field of countries', async (_case, countries) => {
  expect((await fieldsOf(change(107, { countries })))[0]).toMatch(/^countries/);
});

it('leaves to an import neither its labels nor its countries', async () => {
  const id = await imported(2);
  await dataOf(change(id, { labels: [102], countries: [KINGDOM] }));
  await imported(3);
  const after = await inShop(id);
  expect(after).toMatchObject({ price: '3', allowed_use_countries: [KINGDOM] });
  expect(after.labels.map(({ id: label }) => label)).toEqual([102]);
});

it('offers no countries where a provider delivers, who is not told of them', async () => {
  const id = await imported(3);
  await dataOf(change(id, { countries: [KINGDOM] }));
  await addProvider(test, {
    ...{ instanceId: test.instances.a.id, serviceId: id, costMicro: 1_000_000n },
    ...{ name: 'Brook', url: 'https://brook.example/api/v2' },
  });
  expect(await problemsOf(change(id, { countries: [GERMANY] }))).toEqual({
    countries: [expect.any(String)],
  });
  // What was there before its provider does not stand in the way of other changes.
  const { countries } = await dataOf<StaffServiceDetails>(
    change(id, { countries: [KINGDOM], guarantee_days: 3 }),
  );
  expect(countries).toEqual([KINGDOM]);
});
