// On PostgreSQL: one mark set many times at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { CustomerActor } from '#core/testing/actors.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { favouritesAnswer } from './favourite.contract.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

type Favourites = z.infer<typeof favouritesAnswer>;

/** Somebody new, so that no test stands on what another has marked. */
async function newCustomer(): Promise<CustomerActor> {
  const { instance, ...shared } = test.actors.customerOfA;
  const customer = await addCustomer(test.deps, instance.id);
  const authorization = await logInAs(test.deps, instance.id, customer);
  const request: CustomerActor['request'] = (path, init = {}) =>
    shared.request(path, { ...init, headers: { ...init.headers, authorization } });
  const post: CustomerActor['post'] = (path, body) =>
    body === undefined
      ? request(path, { method: 'POST' })
      : request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
  return { ...customer, instance, authorization, request, post };
}

const toggle = (actor: CustomerActor, id: number | string, body?: object) =>
  actor.post(`/api/v1/services/${id}/favorites/toggle`, body);

async function favouritesOf(actor: CustomerActor, query = ''): Promise<Favourites> {
  const response = await actor.request(`/api/v1/services/favorites${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await response.json()) as Favourites;
}

describe('a favourite', () => {
  it('is marked and taken back by the same call', async () => {
    const ada = await newCustomer();
    const states = [];
    for (let times = 0; times < 3; times += 1) states.push(await (await toggle(ada, 101)).json());
    expect(states).toEqual([true, false, true].map((is) => ({ data: { is_favorite: is } })));
    const { data, meta } = await favouritesOf(ada);
    expect(meta.ids).toEqual([101]);
    expect(data).toMatchObject([{ id: 101, name: 'Alder service 1' }]);
  });

  it('stays what it shall be, however often that is said', async () => {
    const ada = await newCustomer();
    const said = async (is: boolean) =>
      (await toggle(ada, 102, { is_favorite: is })).json() as Promise<{ data: object }>;
    for (const is of [true, true, false, false, true]) {
      expect(await said(is)).toEqual({ data: { is_favorite: is } });
      expect((await favouritesOf(ada)).meta.ids).toEqual(is ? [102] : []);
    }
    const at = await Promise.all([1, 2, 3, 4].map(() => said(true)));
    expect(at).toEqual(at.map(() => ({ data: { is_favorite: true } })));
  });

  it.each([
    ['that is not there', '999'],
    ['of another instance', '201'],
    ['with restricted access', '105'],
    ['that is no longer sold', '106'],
    ['that is none', '0x65'],
  ])('cannot be a service %s', async (_what, id) => {
    const ada = await newCustomer();
    const headers = { 'x-request-id': 'caller-00000005', 'content-type': 'application/json' };
    for (const body of ['{}', '{"is_favorite":true}', '{"is_favorite":false}']) {
      const [asked, nobody] = await Promise.all(
        [id, '998'].map((own) =>
          ada.request(`/api/v1/services/${own}/favorites/toggle`, {
            method: 'POST',
            headers,
            body,
          }),
        ),
      );
      expect(asked?.status).toBe(404);
      expect(await asked?.text()).toBe(await nobody?.text());
    }
    expect((await favouritesOf(ada)).meta.ids).toEqual([]);
  });

  it.each([{ is_favorite: 'yes' }, { is_favorite: null }, { more: 1 }, []])(
    'is not said with %j',
    async (body) => {
      expect((await toggle(test.actors.customerOfA, 101, body)).status).toBe(422);
    },
  );

  it('loses its mark when it is not to be had any more, but not before', async () => {
    const ada = await newCustomer();
    await toggle(ada, 107);
    const change = (restricted_access: boolean) =>
      test.db.inInstance(ada.instance.id, (trx) =>
        trx.updateTable('services').set({ restricted_access }).where('id', '=', 107).execute(),
      );
    await change(true);
    expect((await toggle(test.actors.otherCustomerOfA, 107, {})).status).toBe(404);
    expect((await toggle(ada, 107)).status).toBe(200);
    expect((await toggle(ada, 107)).status).toBe(404);
    await change(false);
  });
});

describe('the list of favourites', () => {
  it('is filtered as all services are, and always names them all', async () => {
    const ada = await newCustomer();
    for (const id of [101, 102, 103]) await toggle(ada, id);
    const shown = async (query: string) => {
      const { data, meta } = await favouritesOf(ada, query);
      expect([...meta.ids].sort()).toEqual([101, 102, 103]);
      return data.map(({ id }) => id);
    };
    expect(await shown('')).toEqual([101, 102, 103]);
    expect(await shown('?features=package')).toEqual([103]);
    expect(await shown('?ids=102,107')).toEqual([102]);
    expect(await shown('?sort=price&per_page=1')).toEqual([102]);
    expect(await shown('?search=nothing')).toEqual([]);
    expect((await ada.request('/api/v1/services/favorites?sort=name')).status).toBe(422);
  });

  it('is never that of somebody else, in this instance or in another', async () => {
    const [ada, { otherCustomerOfA, customerOfB }] = [await newCustomer(), test.actors];
    await toggle(ada, 101);
    await toggle(customerOfB, 201, {});
    expect((await favouritesOf(ada)).meta.ids).toEqual([101]);
    expect((await favouritesOf(customerOfB)).meta.ids).toEqual([201]);
    expect((await favouritesOf(otherCustomerOfA)).meta.ids).toEqual([]);
    // Nobody takes away what another has marked.
    await toggle(otherCustomerOfA, 101, { is_favorite: false });
    expect((await favouritesOf(ada)).meta.ids).toEqual([101]);
  });

  it('changes nothing of what everybody sees', async () => {
    const list = async () => (await test.request('/api/v1/services')).text();
    const before = await list();
    await toggle(await newCustomer(), 101);
    expect(await list()).toBe(before);
  });

  it('is refused to a frozen customer', async () => {
    const ada = await newCustomer();
    await test.db.inInstance(ada.instance.id, (trx) =>
      trx
        .updateTable('customers')
        .set({ frozen_at: test.clock.now() })
        .where('id', '=', ada.id)
        .execute(),
    );
    expect((await toggle(ada, 101)).status).toBe(423);
  });
});
