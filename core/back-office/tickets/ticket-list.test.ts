// Also on PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { send } from '#core/ordering/orders/testing/buyer.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
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
    const views = '/api/v1/staff/views/tickets';
    await staff.post(views, { name: 'Mine', q: 'assigned:me' });
    const { data } = (await (await staff.request(views)).json()) as { data: object[] };
    expect(data).toMatchObject([{ name: 'Mine', matches: 1 }]);
  });
});

it.each([
  ['is:open', 'support_threads_waiting'],
  ['is:closed', 'support_threads_over'],
  ['', 'support_threads_by_place'],
  ['assigned:me', 'support_threads_assigned'],
  ['order:1', 'support_threads_of_order'],
  ['customer:1', 'support_threads_of_customer'],
])('is read by an index for "%s"', async (q, index) => {
  const { id: instanceId } = test.instances.a;
  const source = ticketSource({
    ...{ instanceId, staffId: 1n, query: readListQuery(q, TICKET_FIELDS) },
    sort: { by: 'waiting', direction: 'asc' },
  });
  const plan = await test.db.inInstance(instanceId, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_bitmapscan = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select ${source.columns} from ${source.from}
      where ${sql.join([...source.near], sql` and `)}
      order by ${source.value ?? source.id}, ${source.id} limit 51`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
