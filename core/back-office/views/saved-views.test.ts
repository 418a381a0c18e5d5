import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { STAFF_ROLE } from '#core/platform/operations/permissions.pure.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { SAVED_LISTS, type SavedList } from './saved-lists.pure.ts';
import type { SavedView } from './saved-view.contract.ts';
import { deleteViewsOf } from './saved-view.store.ts';

let test: TestCore;
let grace: CustomerActor;
let max: CustomerActor;
let mira: CustomerActor;
beforeAll(async () => {
  test = await testCore();
  grace = await newPayer(test, { roles: ['staff'], name: 'Grace Lane' });
  max = await newPayer(test, { roles: ['staff'], name: 'Max Reed' });
  mira = await newPayer(test, { roles: ['owner'], name: 'Mira Vale' });
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

/** A search of each list, what it finds here, and who must not see it. */
const SEARCHES: Record<SavedList, { q: string; matches: number }> = {
  customers: { q: 'ida', matches: 2 },
  orders: { q: 'status:completed', matches: 0 },
  payments: { q: 'state:paid', matches: 0 },
  withdrawals: { q: 'state:paid', matches: 0 },
  tickets: { q: 'is:open', matches: 0 },
  services: { q: 'nosuch', matches: 0 },
  providers: { q: 'state:short', matches: 0 },
  reports: { q: 'state:open', matches: 0 },
  reviews: { q: 'state:hidden', matches: 0 },
  trials: { q: 'status:in_moderation', matches: 0 },
  tasks: { q: 'status:checked', matches: 0 },
  mails: { q: 'state:failed', matches: 0 },
  jobs: { q: 'kind:send-mail', matches: 0 },
  documents: { q: 'kind:credit_note', matches: 0 },
  checks: { q: 'status:expired', matches: 0 },
  deliveries: { q: 'state:unknown', matches: 0 },
  panels: { q: 'status:closed', matches: 0 },
  audit: { q: 'action:nothing.happened', matches: 0 },
};

describe.each(Object.entries(SEARCHES))('a search of %s', (list, { q, matches }) => {
  const path = `/api/v1/staff/views/${list}`;
  const put = (who: CustomerActor, body: object) =>
    who.request(`${path}/columns`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const columnsOf = async (who: CustomerActor) => {
    const answer = await who.request(path);
    return ((await answer.json()) as { columns: string | null }).columns;
  };

  it('is kept with its columns, counted, and asked only for what the list knows', async () => {
    const view = { name: `Of ${list}`, q, columns: 'to,at', is_shared: true };
    const kept = await mira.post(path, view);
    expect([kept.status, await kept.text()]).toEqual([204, '']);
    expect((await mira.post(path, { name: 'Wrong', q: 'nosuch:1' })).status).toBe(422);
    expect((await mira.post(path, { name: 'Wrong', columns: 'No such' })).status).toBe(422);
    expect((await viewsOf(mira, path)).filter(({ is_own: isOwn }) => isOwn)).toMatchObject([
      { name: `Of ${list}`, q, columns: 'to,at', matches, is_counted: true },
    ]);
    expect(await viewsOf(test.actors.ownerOfB, path)).toEqual([]);
  });

  it('is for whoever may see the list', async () => {
    const isOfStaff = STAFF_ROLE.permissions.some(
      (held) => held === SAVED_LISTS[list as SavedList].permission, // As the table has them.
    );
    expect((await max.request(path)).status).toBe(isOfStaff ? 200 : 404);
    expect((await put(max, { columns: 'to' })).status).toBe(isOfStaff ? 204 : 404);
  });

  it('has the columns that each person has chosen, until they want the usual ones', async () => {
    expect(await columnsOf(mira)).toBeNull();
    expect((await put(mira, { columns: 'to,at' })).status).toBe(204);
    expect((await put(mira, { columns: 'at' })).status).toBe(204);
    expect((await put(mira, { columns: 'at;' })).status).toBe(422);
    expect(await columnsOf(mira)).toBe('at');
    expect(await columnsOf(test.actors.ownerOfB)).toBeNull();
    expect((await put(mira, {})).status).toBe(204);
    expect(await columnsOf(mira)).toBeNull();
  });
});

it('of columns forgets all with the account', async () => {
  const path = '/api/v1/staff/views/audit';
  await mira.request(`${path}/columns`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ columns: 'at' }),
  });
  const { id: instanceId } = test.instances.a;
  const customer = { instanceId, customerId: BigInt(mira.id) };
  await test.deps.db.inInstance(instanceId, (trx) => deleteViewsOf(trx, customer));
  const answer = await mira.request(path);
  expect(((await answer.json()) as { columns: string | null }).columns).toBeNull();
  expect((await viewsOf(mira, path)).filter(({ is_own: isOwn }) => isOwn)).toEqual([]);
});
