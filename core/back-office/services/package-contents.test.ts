import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Service } from '#core/catalogue/services/catalogue.contract.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { newsHeard } from '#core/testing/news-heard.ts';
import type { StaffServiceDetails } from './staff-service.contract.ts';

const PATH = '/api/v1/staff/services';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

async function dataOf<T>(answer: Response | Promise<Response>): Promise<T> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

async function refusedAt(answer: Response | Promise<Response>) {
  const response = await answer;
  expect(response.status).toBe(422);
  return Object.keys(((await response.json()) as { errors: object }).errors);
}

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

async function contentsInShop(id: number) {
  const { package_contents: contents } = await inShop(id);
  return contents.map(({ id: part, quantity, is_displayable: isShown }) => [
    part,
    quantity,
    isShown,
  ]);
}

async function logOf(id: number) {
  const path = `/api/v1/catalogue-changes?service_id=${id}`;
  const log = await dataOf<{ changes: object[] }[]>(test.actors.staffOfA.request(path));
  return log[0]?.changes;
}

const items = (...list: [number, number][]) => ({
  contents: list.map(([service_id, quantity]) => ({ service_id, quantity })),
});

/** What is sold as a whole, in the category of the first service. */
async function madeWhole(): Promise<number> {
  const body = {
    ...{ texts: { en: { name: 'All in one' } }, service_type_id: 101, price: '20' },
    ...{ trade_type: 'Package', min: 1, max: 1, step: 1 },
  };
  const made = test.actors.staffOfA.request(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  return (await dataOf<StaffServiceDetails>(made)).id;
}

it('shows what staff have put into a package, in their order, and hides what was hidden', async () => {
  const { contents } = await dataOf<StaffServiceDetails>(
    change(103, items([107, 50], [101, 2_000])),
  );
  expect(contents).toMatchObject([
    { service_id: 107, quantity: 50 },
    { service_id: 101, name: 'Alder service 1', quantity: 2_000 },
  ]);
  expect(await contentsInShop(103)).toEqual([
    [107, 50, true],
    [101, 2_000, false],
  ]);
  const { included_in_packages: packages } = await inShop(107);
  expect(packages.map(({ id }) => id)).toEqual([103]);
  expect(await logOf(103)).toEqual([
    {
      field: 'contents',
      before: '500 × Alder service 2, 1000 × Alder service 1',
      after: '50 × Alder 서비스, 2000 × Alder service 1',
    },
  ]);
  // Who changes something else leaves them as they are.
  await dataOf(change(103, { price: '21' }));
  expect((await contentsInShop(103)).map(([id]) => id)).toEqual([107, 101]);
});

it('becomes a package by its contents, and is none once they are taken out', async () => {
  const id = await madeWhole();
  await dataOf(change(id, items([102, 10])));
  expect(await inShop(id)).toMatchObject({ is_package: true });
  await dataOf(change(id, items()));
  expect(await inShop(id)).toMatchObject({ is_package: false, package_contents: [] });
});

it.each([
  ['by link only', 105],
  ['not in the shop any more', 106],
  ['a package', 103],
  ['nowhere', 99_999],
])('takes in nothing that is %s', async (_case, part) => {
  const id = await madeWhole();
  expect(await refusedAt(change(id, items([101, 10], [part, 10])))).toEqual([
    'contents.1.service_id',
  ]);
});

it('takes in neither itself nor something twice', async () => {
  const id = await madeWhole();
  expect(await refusedAt(change(id, items([id, 1], [101, 1], [101, 2])))).toEqual([
    'contents.0.service_id',
    'contents.2.service_id',
  ]);
});

it('is refused where a service is sold by number, or is in another package', async () => {
  expect(await refusedAt(change(104, items([101, 10])))).toEqual(['contents']);
  const [whole, other] = [await madeWhole(), await madeWhole()];
  await dataOf(change(other, items([whole, 1])));
  expect(await refusedAt(change(whole, items([101, 10])))).toEqual(['contents']);
});

it('stays as it is where an import changes the price', async () => {
  const staff = test.actors.staffOfA;
  const importedAt = async (rate: number) => {
    const content = `service,name,category,rate,type\np1,River bundle,Alder views,${rate},Package`;
    const source = { kind: 'list', name: 'River', format: 'csv', content };
    const { id } = await dataOf<{ id: string }>(
      staff.post('/api/v1/catalogue-imports', { source }),
    );
    expect((await staff.post(`/api/v1/catalogue-imports/${id}/apply`, {})).status).toBe(204);
    const [found] = await dataOf<{ id: number }[]>(staff.request(`${PATH}?q=River`));
    return found?.id ?? 0;
  };
  const id = await importedAt(2);
  await dataOf(change(id, items([101, 100])));
  await importedAt(3);
  expect(await inShop(id)).toMatchObject({ price: '3', is_package: true });
  expect(await contentsInShop(id)).toEqual([[101, 100, true]]);
});
