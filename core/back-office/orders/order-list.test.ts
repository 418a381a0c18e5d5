// On PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { ListedStaffOrder } from './order-list.contract.ts';
import { ORDER_FIELDS } from './order-fields.pure.ts';
import { orderSource } from './order-list.store.ts';

let test: TestCore;
let staff: CustomerActor;
let instanceId: number;
let ada: CustomerActor;
let first: number;
let second: number;

const URL_OF = (id: number) => `https://video.example/watch?v=${id}`;
const order = async (buyer: CustomerActor, quantity: number, link: number) => {
  const line = { service_id: 107, quantity, url: URL_OF(link) };
  const { orders } = await placedIn(await place(buyer, { orders: [line], payment_method_id: 1 }));
  return Number(orders[0]?.id);
};

beforeAll(async () => {
  test = await testCore();
  staff = test.actors.staffOfA;
  instanceId = test.instances.a.id;
  ada = await newPayer(test, { name: 'Ada Ship' });
  const bob = await newPayer(test, { name: 'Bob' });
  first = await order(ada, 10_000, 1);
  test.clock.advance(3 * 24 * 60 * 60_000);
  second = await order(bob, 20_000, 2);
  await test.db.inInstance(instanceId, async (trx) => {
    const now = test.clock.now();
    await trx
      .insertInto('dispatches')
      .values({
        ...{ instance_id: instanceId, order_id: BigInt(first), route: 'simulator' },
        ...{ request_id: crypto.randomUUID(), state: 'ended', reference: 'X-77' },
        ...{ provider_id: null, source_key: null, trade_type: null, cost_micro: null },
        ...{ refusal: null, lease_until: null, next_check_at: null },
        ...{ created_at: now, sent_at: now, updated_at: now },
      })
      .execute();
    await trx
      .updateTable('orders')
      .set({ status: 'canceled' })
      .where('id', '=', BigInt(first))
      .execute();
  });
  const { customerOfB } = test.actors;
  const line = { service_id: 207, quantity: 10_000, url: URL_OF(1) };
  await placedIn(await place(customerOfB, { orders: [line], payment_method_id: 1 }));
});
afterAll(() => test.close());

const PATH = '/api/v1/staff/orders/list';
const find = async (q: string): Promise<ListedStaffOrder[]> => {
  const answer = await staff.request(`${PATH}?q=${encodeURIComponent(q)}`);
  expect(answer.status, q).toBe(200);
  return ((await answer.json()) as { data: ListedStaffOrder[] }).data;
};

async function nameOf(path: string, read: (data: never) => string | undefined) {
  const answer = await staff.request(path);
  expect(answer.status, path).toBe(200);
  return read(((await answer.json()) as { data: never }).data);
}

it('names services in the language of staff, and not of who ordered', async () => {
  const [here] = await find(String(first));
  await test.db.inInstance(instanceId, (trx) =>
    sql`update orders set service = jsonb_set(service, '{name}', '"Aufrufe"')
      where id = ${first}`.execute(trx),
  );
  expect(here?.service.name).not.toBe('Aufrufe');
  const shown = [
    (await find(String(first)))[0]?.service.name,
    await nameOf(`/api/v1/staff/orders/${first}`, ({ name }: { name: string }) => name),
    await nameOf(
      `/api/v1/staff/customers/${ada.id}`,
      ({ latest_orders: [latest] }: { latest_orders: { name: string }[] }) => latest?.name,
    ),
  ];
  expect(shown).toEqual(Array.from(shown, () => here?.service.name));
});

describe('the list of orders for staff', () => {
  it('has those of all customers, the latest first, and none of another brand', async () => {
    const all = await find('');
    expect(all.map(({ id }) => id)).toEqual([second, first]);
    expect(all[1]).toMatchObject({ customer: { name: 'Ada Ship' }, status: 'canceled' });
  });

  it('finds one by its number, its provider’s number, its link and its customer', async () => {
    const { created_at: day } = (await find(`#${first}`))[0] ?? { created_at: '' };
    const queries = [
      ...[`#${first}`, 'X-77', 'ref:X-77', URL_OF(1), `link:${URL_OF(1)}`],
      ...[`customer:${ada.email}`, `customer:${ada.id}`, 'status:canceled', 'quantity:<20000'],
      ...[`created:${day.slice(0, 10)}`, `created:<=${day.slice(0, 10)} status:canceled,error`],
    ];
    for (const q of queries) {
      expect(
        (await find(q)).map(({ id }) => id),
        q,
      ).toEqual([first]);
    }
    expect((await find('service:107')).map(({ id }) => id)).toEqual([second, first]);
    for (const q of ['X-78', 'customer:nobody@mail.example', 'service:207', URL_OF(3), '#999999']) {
      expect(await find(q), q).toEqual([]);
    }
  });

  it('is a file as well, without names and addresses', async () => {
    const answer = await staff.request(`${PATH}/export?q=status:canceled`);
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^${first},canceled,${ada.id},107,`));
    expect(lines[1]).not.toContain(ada.email);
  });
});

it.each([
  ['', 'orders_pkey'],
  ['status:canceled', 'orders_by_status'],
  ['status:canceled service:107', 'orders_by_service'],
  ['service:107', 'orders_by_service'],
  ['customer:12', 'orders_of_customer'],
  ['created:<2026-01-01', 'orders_by_age'],
  ['ref:X-77', 'dispatches_by_reference'],
])('is read by an index for "%s", without a sort', async (q, index) => {
  const sort = { by: 'created', direction: 'desc' } as const;
  const query = readListQuery(q, ORDER_FIELDS);
  const plan = await explainList(
    test.db,
    instanceId,
    orderSource({ instanceId, query, sort, linkKeys: new Map() }),
  );
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
  if (!q.startsWith('ref')) expect(plan).not.toContain('Sort');
  // Read until enough had come, an index of one would have no end.
  expect(plan).not.toMatch(/Filter: .*(status|\bid [<>])/);
});
