// On PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { addProvider } from '#core/fulfilment/dispatch/testing/add-provider.ts';
import type { DispatchesTable } from '#core/ordering/dispatches/dispatch.tables.ts';
import {
  giveMoney,
  openShop,
  place,
  placedIn,
  PLAIN,
} from '#core/ordering/orders/testing/buyer.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { DELIVERY_FIELDS } from './delivery-fields.pure.ts';
import type { ListedDelivery } from './delivery-list.contract.ts';
import { deliverySource } from './delivery-list.store.ts';

const PATH = '/api/v1/staff/deliveries';
const DAY_MS = 24 * 60 * 60_000;

let test: TestCore;
let staff: CustomerActor;
let instanceId: number;
let first: number;
let second: number;
let days: string[];

const providerId = (name: string) =>
  test.db.inInstance(instanceId, async (trx) => {
    const { id } = await trx
      .selectFrom('providers')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return id;
  });

type Given = Partial<
  Pick<DispatchesTable, 'state' | 'reference' | 'refusal' | 'cost_micro' | 'provider_id'>
> & { of?: number; isSent?: boolean };

/** What was sent for an order. */
async function deliver(
  orderId: number,
  { of = instanceId, isSent = true, ...given }: Given,
): Promise<void> {
  const now = test.clock.now();
  await test.db.inInstance(of, (trx) =>
    trx
      .insertInto('dispatches')
      .values({
        ...{ instance_id: of, order_id: BigInt(orderId), request_id: crypto.randomUUID() },
        ...{ route: given.provider_id ? 'api_v2' : 'manual', state: 'ended', reference: null },
        ...{ provider_id: null, source_key: null, trade_type: null, cost_micro: null },
        ...{ refusal: null, lease_until: null, next_check_at: null },
        ...{ created_at: now, updated_at: now, sent_at: isSent ? now : null },
        ...given,
      })
      .execute(),
  );
}

beforeAll(async () => {
  test = await testCore();
  staff = test.actors.staffOfA;
  instanceId = test.instances.a.id;
  await openShop(test);
  for (const name of ['River', 'Brook']) {
    const url = `https://${name.toLowerCase()}.example/api/v2`;
    await addProvider(test, { instanceId, name, url, serviceId: PLAIN, costMicro: 400_000n });
  }
  const [river, brook] = [await providerId('River'), await providerId('Brook')];
  const payer = await newPayer(test);
  await giveMoney(test, payer, 100_000_000n);
  const order = async () => Number((await placedIn(await place(payer))).orders[0]?.id);
  first = await order();
  const day = () => test.clock.now().toISOString().slice(0, 10);
  await deliver(first, {
    ...{ state: 'refused', refusal: 'No', isSent: false },
    ...{ provider_id: brook, cost_micro: 400_000n },
  });
  await deliver(first, { reference: 'X-77', provider_id: river, cost_micro: 400_000n });
  days = [day()];
  test.clock.advance(2 * DAY_MS);
  days.push(day());
  second = await order();
  await deliver(second, { state: 'sent', reference: 'by hand' });
  await test.db.inInstance(instanceId, (trx) =>
    trx
      .updateTable('orders')
      .set({ status: 'canceled', current_quantity: 60 })
      .where('id', '=', BigInt(first))
      .execute(),
  );
  const { customerOfB } = test.actors;
  const line = { service_id: 207, quantity: 10_000, url: 'https://video.example/watch?v=1' };
  const ofB = await placedIn(await place(customerOfB, { orders: [line], payment_method_id: 1 }));
  await deliver(Number(ofB.orders[0]?.id), { of: test.instances.b.id, reference: 'X-77' });
});
afterAll(() => test.close());

const read = async (q: string, more = '', who = staff): Promise<ListedDelivery[]> => {
  const answer = await who.request(`${PATH}?q=${encodeURIComponent(q)}${more}`);
  expect(answer.status, q).toBe(200);
  return ((await answer.json()) as { data: ListedDelivery[] }).data;
};
/** As order and attempt. */
const find = async (q: string, more = ''): Promise<string[]> =>
  (await read(q, more)).map(
    ({ order_id: order, attempt }) => `${order === first ? 'first' : 'second'} ${attempt}`,
  );

const [REFUSED, RIVER, HAND] = ['first 1', 'first 2', 'second 1'];

describe('the list of deliveries', () => {
  it('has those of all orders, the latest first, and none of another brand', async () => {
    expect(await find('')).toEqual([HAND, RIVER, REFUSED]);
    expect(await find('', '&sort=begun')).toEqual([REFUSED, RIVER, HAND]);
    const [, river, refused] = await read('');
    expect(river).toMatchObject({
      ...{ order_id: first, route: 'api_v2', provider: { name: 'River' }, reference: 'X-77' },
      ...{ state: 'ended', attempt: 2, refusal: null },
    });
    expect(Number(river?.quantity) - Number(river?.remains)).toBe(60);
    expect(Number(river?.cost)).toBeGreaterThan(0);
    expect(refused).toMatchObject({ provider: { name: 'Brook' }, refusal: 'No', sent_at: null });
    expect(refused?.cost).toBeNull();
    expect(refused?.remains).toBe(refused?.quantity);
    expect(await read('X-77', '', test.actors.staffOfB)).toMatchObject([{ provider: null }]);
  });

  it('filters by provider, state, order, number of the provider and when it was sent', async () => {
    const cases: [string, string[]][] = [
      ['provider:river', [RIVER]],
      ['provider:Brook state:refused', [REFUSED]],
      ['provider:Sea', []],
      ['state:sent', [HAND]],
      ['state:ended,refused', [RIVER, REFUSED]],
      ['route:manual', [HAND]],
      [`order:${first}`, [RIVER, REFUSED]],
      [`order:>${first}`, [HAND]],
      [`#${second}`, [HAND]],
      [String(second), [HAND]],
      ['X-77', [RIVER]],
      ['ref:X-77', [RIVER]],
      ['ref:"by hand" state:sent', [HAND]],
      ['X-78', []],
      [`sent:${days[0]}`, [RIVER]],
      [`sent:<=${days[1]} state:sent`, [HAND]],
      [`sent:>${days[1]}`, []],
      ['cost:>0', [RIVER]],
    ];
    for (const [q, found] of cases) expect(await find(q), q).toEqual(found);
    expect((await staff.request(`${PATH}?q=state:lost`)).status).toBe(422);
  });

  it('has none of orders that programs try things out with', async () => {
    const hide = (isTest: boolean) =>
      test.db.asSystem(async (trx) => {
        await sql`set local role none`.execute(trx);
        await sql`set local session_replication_role = replica`.execute(trx);
        await sql`update orders set is_test = ${isTest} where id = ${second}`.execute(trx);
        await sql`update dispatches set route = ${isTest ? 'simulator' : 'manual'}
          where order_id = ${second}`.execute(trx);
      });
    await hide(true);
    expect(await find('')).toEqual([RIVER, REFUSED]);
    await hide(false);
  });

  it('is a file as well, and who took it is kept', async () => {
    const text = await (await staff.request(`${PATH}/export?q=provider:River`)).text();
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^\\d+,${first},2,api_v2,\\d+,River,X-77,ended,,`));
    const noted = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('action', '=', 'deliveries.exported')
        .execute(),
    );
    expect(noted).toEqual([{ staff_id: staff.id, details: { filter: 'provider:River' } }]);
  });
});

const sourceOf = (q: string, direction: 'asc' | 'desc' = 'desc') =>
  deliverySource({
    instanceId,
    query: readListQuery(q, DELIVERY_FIELDS),
    sort: { by: 'begun', direction },
  });

it.each([
  ['', 'dispatches_pkey'],
  ['state:unknown', 'dispatches_by_state'],
  ['provider:River', 'dispatches_latest_of_provider'],
  ['provider:River state:ended', 'dispatches_latest_of_provider'],
  ['order:12', 'dispatches_of_order'],
  ['sent:2026-01-01', 'dispatches_by_sending'],
  ['sent:>2026-01-01 provider:River', 'dispatches_by_sending'],
])('is read by an index for "%s", without a sort', async (q, index) => {
  for (const direction of ['asc', 'desc'] as const) {
    const plan = await explainList(test.db, instanceId, sourceOf(q, direction));
    expect(plan).toContain(index);
    // An order is looked up for a row, if at all, and never all of them first.
    expect(plan).not.toMatch(/Hash|Join/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
    expect(plan).not.toMatch(/Filter: .*\b(state|provider_id|sent_at)/);
  }
});

it('finds the few of a number of a provider by their index', async () => {
  const plan = await explainList(test.db, instanceId, sourceOf('ref:X-77'), { isSorted: true });
  expect(plan).toContain('dispatches_by_reference');
  expect(plan).not.toContain('Seq Scan');
});
