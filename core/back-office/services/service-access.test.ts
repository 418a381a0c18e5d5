import { afterAll, beforeAll, expect, it } from 'vitest';
import { LADDER, openGrades, putOn } from '#core/pricing/grades/testing/graded-shop.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { newsHeard } from '#core/testing/news-heard.ts';
import type { StaffServiceDetails } from './staff-service.contract.ts';

const SLUG = 'alder-service-7';
const ID = 107;

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await openGrades(test);
});
afterAll(() => test.close());

const change = (body: object) =>
  test.actors.staffOfA.request(`/api/v1/staff/services/${ID}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function changed(body: object): Promise<StaffServiceDetails> {
  const answer = await change(body);
  expect(answer.status).toBe(200);
  await newsHeard(test.db);
  return ((await answer.json()) as { data: StaffServiceDetails }).data;
}

const statusOf = async (path: string) => (await test.request(`/api/v1/services/${path}`)).status;

async function listedIds(path = '/api/v1/services?per_page=100', by = test.request) {
  const answer = await by(path);
  const { data } = (await answer.json()) as { data: { id: number }[] };
  return data.map(({ id }) => id);
}

async function lastChanges() {
  const answer = await test.actors.staffOfA.request(`/api/v1/catalogue-changes?service_id=${ID}`);
  const { data } = (await answer.json()) as { data: { changes: object[] }[] };
  return data[0]?.changes;
}

/** What the shop tells everybody of changes. */
const isTold = async () => {
  const answer = await test.request('/api/v1/services/changes');
  const { data } = (await answer.json()) as { data: { service: { id: number } }[] };
  return data.some(({ service }) => service.id === ID);
};

it('stands in no list once it is only for who has its link, and everywhere again after', async () => {
  expect(await changed({ by_link_only: true })).toMatchObject({ by_link_only: true });
  expect(await listedIds()).not.toContain(ID);
  expect([await statusOf(SLUG), await statusOf(String(ID))]).toEqual([200, 404]);
  expect(await lastChanges()).toEqual([{ field: 'byLink', before: 'false', after: 'true' }]);
  await changed({ by_link_only: false });
  expect(await listedIds()).toContain(ID);
});

it('is seen by those alone whose grade brings what it asks for', async () => {
  const asked = { for_grades: ['closed_sales', 'consultation'] };
  expect(await changed(asked)).toMatchObject(asked);
  expect(await listedIds()).not.toContain(ID);
  expect(await statusOf(SLUG)).toBe(404);
  const { customerOfA } = test.actors;
  const opened = () =>
    listedIds('/api/v1/profile/grades/services', (path) => customerOfA.request(path));
  await putOn(test, customerOfA, 2);
  expect(await opened()).toEqual([]);
  await putOn(test, customerOfA, 3);
  expect(await opened()).toEqual([ID]);
  expect(await lastChanges()).toEqual([
    { field: 'closedSales', before: 'false', after: 'true' },
    { field: 'consultation', before: 'false', after: 'true' },
  ]);
  // What changes of it is no news for those who may not know of it.
  await changed({ price: '7' });
  expect(await isTold()).toBe(false);
  await changed({ for_grades: [] });
  expect(await listedIds()).toContain(ID);
  expect(await isTold()).toBe(true);
});

it('is refused at its field where no grade brings all that is asked, but stays once it is', async () => {
  const withoutClosedSales = LADDER.map((grade) => ({ ...grade, available_closed_sales: false }));
  await changed({ for_grades: ['closed_sales'] });
  await openGrades(test, { grades: withoutClosedSales });
  const both = await change({ for_grades: ['closed_sales', 'manager'] });
  expect(both.status).toBe(422);
  expect(Object.keys(((await both.json()) as { errors: object }).errors)).toEqual(['for_grades']);
  expect(await changed({ for_grades: ['closed_sales'], min: 200 })).toMatchObject({ min: 200 });
  await changed({ for_grades: ['manager'] });
  const unknown = await change({ for_grades: ['gold'] });
  expect(unknown.status).toBe(422);
});
