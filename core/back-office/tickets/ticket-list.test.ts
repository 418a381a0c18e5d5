// On PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { send } from '#core/ordering/orders/testing/buyer.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { TICKET_FIELDS } from './ticket-fields.pure.ts';
import type { ListedStaffTicket } from './ticket-list.contract.ts';
import { ticketSource } from './ticket-list.store.ts';

const PATH = '/api/v1/staff/tickets';

let test: TestCore;
let staff: CustomerActor;
let ada: CustomerActor;
let bob: CustomerActor;
let ids: number[];

const open = async (who: CustomerActor, topic: string) => {
  const given = await send(who, '/api/v1/tickets', {
    topic,
    subject: `Of ${topic}`,
    text: 'When?',
  });
  return ((await given.json()) as { data: { ticket_id: number } }).data.ticket_id;
};

beforeAll(async () => {
  test = await testCore();
  staff = await newPayer(test, { roles: ['staff'], name: 'Sam Desk' });
  [ada, bob] = [await newPayer(test), await newPayer(test)];
  ids = [await open(ada, 'payment'), await open(bob, 'account'), await open(ada, 'other')];
  await send(test.actors.customerOfB, '/api/v1/tickets', { subject: 'Of b', text: 'When?' });
  await send(staff, `${PATH}/${ids[1]}/messages`, { text: 'Now.' });
});
afterAll(() => test.close());

const find = async (q: string, more = ''): Promise<number[]> => {
  const given = await staff.request(`${PATH}?q=${encodeURIComponent(q)}${more}`);
  expect(given.status, q).toBe(200);
  return ((await given.json()) as { data: ListedStaffTicket[] }).data.map(({ id }) => id);
};

describe('the list of tickets for staff', () => {
  it('has who has waited longest first, and none of another brand', async () => {
    expect(await find('is:open')).toEqual([ids[0], ids[2]]);
    expect((await find('', '&sort=created')).toSorted()).toEqual(ids.toSorted());
  });

  it.each<[string, number[]]>([
    ['is:answered', [1]],
    ['assigned:me', [1]],
    ['assigned:nobody is:open', [0, 2]],
    ['topic:payment', [0]],
    ['order:77', []],
    ['is:closed', []],
  ])('filters by "%s"', async (q, found) => {
    expect(await find(q)).toEqual(found.map((at) => ids[at]));
  });

  it('finds one by its number and by its customer', async () => {
    expect(await find(`#${ids[2]}`)).toEqual([ids[2]]);
    expect(await find(`customer:${bob.email}`)).toEqual([ids[1]]);
    expect(await find(`customer:${bob.id}`)).toEqual([ids[1]]);
    expect((await staff.request(`${PATH}?q=is:lost`)).status).toBe(422);
  });

  it('is a file as well, without words, and a search that is kept with its count', async () => {
    const lines = (await (await staff.request(`${PATH}/export?q=is:answered`)).text()).trimEnd();
    expect(lines.split('\r\n')[1]).toMatch(new RegExp(`^${ids[1]},answered,account,${bob.id},`));
    expect(lines).not.toContain('Of account');
    const noted = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('action', '=', 'tickets.exported')
        .execute(),
    );
    expect(noted).toEqual([{ staff_id: staff.id, details: { filter: 'is:answered' } }]);
    const views = '/api/v1/staff/views/tickets';
    await staff.post(views, { name: 'Mine', q: 'assigned:me' });
    const { data } = (await (await staff.request(views)).json()) as { data: object[] };
    expect(data).toMatchObject([{ name: 'Mine', matches: 1 }]);
  });
});

it.each([
  ['is:open', 'waiting', 'support_threads_waiting'],
  ['is:closed', 'waiting', 'support_threads_over'],
  ['', 'waiting', 'support_threads_by_place'],
  ['assigned:me', 'waiting', 'support_threads_assigned'],
  ['assigned:nobody', 'waiting', 'support_threads_of_nobody'],
  ['assigned:nobody is:open', 'waiting', 'support_threads_of_nobody'],
  ['', 'created', 'support_threads_pkey'],
  ['is:open', 'created', 'support_threads_by_number'],
  ['is:closed', 'created', 'support_threads_by_number'],
  ['assigned:me', 'created', 'support_threads_assigned_by_number'],
  ['assigned:nobody', 'created', 'support_threads_of_nobody_by_number'],
] as const)('is read by an index for "%s" by %s, without a sort', async (q, by, index) => {
  const { id: instanceId } = test.instances.a;
  const query = readListQuery(q, TICKET_FIELDS);
  for (const direction of ['asc', 'desc'] as const) {
    const sort = { by, direction };
    const source = ticketSource({ instanceId, staffId: 1n, query, sort });
    const plan = await explainList(test.db, instanceId, source);
    expect(plan).toMatch(new RegExp(String.raw`\b${index}\b`));
    expect(plan).not.toContain('Seq Scan');
    // Of those at one place, there is one: what is left to sort is no more than a row.
    expect(plan.replaceAll('Incremental Sort', '')).not.toContain('Sort  (');
    expect(plan).not.toContain('Filter: (state');
  }
});

it.each([
  ['order:1', 'support_threads_of_order'],
  ['customer:1', 'support_threads_of_customer'],
])('finds the few of "%s" by their index', async (q, index) => {
  const { id: instanceId } = test.instances.a;
  const query = readListQuery(q, TICKET_FIELDS);
  const sort = { by: 'waiting', direction: 'asc' } as const;
  const source = ticketSource({ instanceId, staffId: 1n, query, sort });
  const plan = await explainList(test.db, instanceId, source, { isSorted: true });
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
