import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { SavedView } from './saved-view.contract.ts';

let test: TestCore;
let grace: CustomerActor;
let max: CustomerActor;
beforeAll(async () => {
  test = await testCore();
  grace = await newPayer(test, { roles: ['staff'], name: 'Grace Lane' });
  max = await newPayer(test, { roles: ['staff'], name: 'Max Reed' });
  for (const name of ['Ida North', 'Ida South']) {
    await addCustomer(test.deps, test.instances.a.id, { name });
  }
});
afterAll(() => test.close());

const PATH = '/api/v1/staff/views/customers';
const viewsOf = async (who: CustomerActor, path = PATH): Promise<SavedView[]> => {
  const answer = await who.request(path);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: SavedView[] }).data;
};
const save = (who: CustomerActor, view: object) => who.post(PATH, view);

it('keeps a search for whoever keeps it, with how many it finds now', async () => {
  expect((await save(grace, { name: 'Idas', q: 'ida', sort: '-name' })).status).toBe(204);
  expect(await viewsOf(grace)).toMatchObject([
    { name: 'Idas', q: 'ida', sort: '-name', is_own: true, matches: 2, is_counted: true },
  ]);
  expect(await viewsOf(max)).toEqual([]);
  expect(await viewsOf(grace, '/api/v1/staff/views/orders')).toEqual([]);
});

it('shows a shared one to colleagues, who cannot take it away, and to no other brand', async () => {
  await save(grace, { name: 'South', q: 'south', is_shared: true });
  const [shared] = await viewsOf(max);
  expect(shared).toMatchObject({ name: 'South', is_own: false, owner: 'Grace Lane', matches: 1 });
  const remove = (who: CustomerActor) => who.request(`${PATH}/${shared?.id}`, { method: 'DELETE' });
  expect((await remove(max)).status).toBe(404);
  expect(await viewsOf(test.actors.staffOfB)).toEqual([]);
  expect((await remove(grace)).status).toBe(204);
  expect(await viewsOf(max)).toEqual([]);
});

it('has a name once for each, keeps nothing that means nothing, and not without end', async () => {
  expect((await save(max, { name: 'Mine', q: 'ida' })).status).toBe(204);
  expect((await save(max, { name: 'mine', q: 'north' })).status).toBe(422);
  expect((await save(max, { name: 'Wrong', q: 'stauts:frozen' })).status).toBe(422);
  for (let count = 1; count < 20; count += 1) {
    expect((await save(max, { name: `View ${count}` })).status).toBe(204);
  }
  expect((await save(max, { name: 'One more' })).status).toBe(422);
  expect(await viewsOf(max)).toHaveLength(20);
});
