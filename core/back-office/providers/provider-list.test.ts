// On PostgreSQL: its planner has to find the indexes of the list and of its figures.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { dispatchOrder } from '#core/fulfilment/dispatch/dispatch-order.ts';
import { addProvider } from '#core/fulfilment/dispatch/testing/add-provider.ts';
import { openProvider, type Provider } from '#core/fulfilment/dispatch/testing/provider-server.ts';
import {
  DRIPPED,
  giveMoney,
  line,
  openShop,
  place,
  PLAIN,
} from '#core/ordering/orders/testing/buyer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { watchBalances } from '#core/supply/providers/watch-balances.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { PROVIDER_FIELDS } from './provider-fields.pure.ts';
import type { ListedProvider } from './provider-list.contract.ts';
import { providerSource } from './provider-list.store.ts';

const PATH = '/api/v1/staff/providers';
const outbound = createOutbound({
  isAllowed: () => true,
  lookUp: async () => [{ address: '127.0.0.1', family: 4 }],
});

let test: TestCore;
let staff: CustomerActor;
let instanceId: number;
const servers: Provider[] = [];

/** What each tells of its balance, and answers to an order. */
const ANSWERS = {
  cheap: { balance: { balance: '12.5', currency: 'EUR' }, order: { error: 'No such service' } },
  dear: { balance: { balance: '900', currency: 'USD' }, order: { order: 7 } },
  mute: { balance: { error: 'What?' }, order: { error: 'What?' } },
};

beforeAll(async () => {
  test = await testCore({ outbound });
  instanceId = test.instances.a.id;
  staff = test.actors.staffOfA;
  await openShop(test);
  for (const [name, answers] of Object.entries(ANSWERS)) {
    const provider = await openProvider();
    servers.push(provider);
    provider.answer = (asked) => ({
      body: asked.get('action') === 'balance' ? answers.balance : answers.order,
    });
    const costMicro = name === 'cheap' ? 400_000n : 500_000n;
    const serviceId = name === 'mute' ? DRIPPED : PLAIN;
    await addProvider(test, { instanceId, name, url: provider.url, serviceId, costMicro });
  }
  const [{ url }] = servers as [Provider]; // Three were opened.
  const ofB = { instanceId: test.instances.b.id, name: 'of b', url };
  await addProvider(test, { ...ofB, serviceId: 207, costMicro: 1n });
  const payer = await newPayer(test);
  await giveMoney(test, payer, 10_000_000n);
  await place(payer, { orders: [line()] });
  await runJobs(test, dispatchOrder);
  test.clock.advance(60_000);
  await runJob(test, watchBalances);
  await test.db.inInstance(instanceId, (trx) =>
    trx
      .updateTable('providers')
      .set({ low_balance_micro: 20_000_000n })
      .where('name', '=', 'cheap')
      .execute(),
  );
});
afterAll(async () => {
  for (const { server } of servers) server.close();
  await test.close();
});

const find = async (q: string, more = '', by = staff): Promise<ListedProvider[]> => {
  const answer = await by.request(`${PATH}?q=${encodeURIComponent(q)}${more}`);
  expect(answer.status, q).toBe(200);
  return ((await answer.json()) as { data: ListedProvider[] }).data;
};
const names = async (q: string, more = '') => (await find(q, more)).map(({ name }) => name);

describe('the list of providers', () => {
  it('says what each has to do, how it went, and what is left of the money there', async () => {
    const [cheap, dear, mute] = await find('');
    const all = (count: number) => ({ count, is_all: true });
    const at = test.clock.now().toISOString();
    expect(cheap).toMatchObject({
      ...{ name: 'cheap', state: 'short', balance: '12.5', balance_currency: 'EUR' },
      ...{ services: all(1), under_way: all(0), latest: { tries: 1, taken: 0 } },
      ...{ answered_at: at, balance_at: at, low_balance: '20', markup: null },
    });
    expect(dear).toMatchObject({
      ...{ name: 'dear', state: 'ready', balance: '900', balance_currency: 'USD' },
      ...{ services: all(1), under_way: all(1), latest: { tries: 1, taken: 1 } },
    });
    expect(mute).toMatchObject({
      ...{ name: 'mute', state: 'silent', balance: null, answered_at: null },
      ...{ services: all(1), under_way: all(0), latest: { tries: 0, taken: 0 } },
    });
  });

  it.each<[string, string[]]>([
    ['state:short', ['cheap']],
    ['state:ready,silent', ['dear', 'mute']],
    ['balance:>100', ['dear']],
    ['balance:<=12.5', ['cheap']],
    ['EAR', ['dear']],
    ['upstream mu', ['mute']],
    ['"of b"', []],
  ])('filters by "%s"', async (q, found) => {
    expect(await names(q)).toEqual(found);
  });

  it('is sorted by name and by when they were added, page after page', async () => {
    expect(await names('', '&sort=-name')).toEqual(['mute', 'dear', 'cheap']);
    expect(await names('', '&sort=-added')).toEqual(['mute', 'dear', 'cheap']);
    const [cheap] = await find('');
    expect(await names('', `&cursor=${cheap?.id}.cheap`)).toEqual(['dear', 'mute']);
    expect((await staff.request(`${PATH}?q=state:lost`)).status).toBe(422);
  });

  it('says by how much prices were raised when they were imported last', async () => {
    const [dear] = await find('dear');
    const choices = (markup: string) => JSON.stringify({ rules: { markup } });
    const at = test.clock.now();
    await test.db.inInstance(instanceId, (trx) =>
      trx
        .insertInto('catalogue_imports')
        .values(
          (['10', '35', '99'] as const).map((markup) => ({
            ...{ instance_id: instanceId, source: 'x', source_name: 'dear', staff_id: null },
            ...{ provider_id: BigInt(dear?.id ?? 0), choices: choices(markup), additions: '{}' },
            ...{ counts: '{}', base_revision: 1n, created_at: at, applied_by: null },
            // The last one was only looked at.
            applied_at: markup === '99' ? null : at,
          })),
        )
        .execute(),
    );
    expect(await find('dear')).toMatchObject([{ markup: '35' }]);
  });

  it('is a file of one brand alone without keys, and a search of it is kept', async () => {
    const lines = await (await staff.request(`${PATH}/export?q=state:short`)).text();
    const [head, cheap, ...others] = lines.trimEnd().split('\r\n');
    expect(head).toMatch(/^id,name,host,state,balance,/);
    expect(cheap).toMatch(/^\d+,cheap,upstream\.localhost:\d+,short,12\.5,EUR,.*,20,1,0,1,0,/);
    expect(others).toEqual([]);
    expect(lines).not.toContain('key of');
    const noted = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('action', '=', 'providers.exported')
        .execute(),
    );
    expect(noted).toEqual([{ staff_id: staff.id, details: { filter: 'state:short' } }]);
    const views = '/api/v1/staff/views/providers';
    expect((await staff.post(views, { name: 'Short', q: 'state:short' })).status).toBe(204);
    const { data } = (await (await staff.request(views)).json()) as { data: object[] };
    expect(data).toMatchObject([{ name: 'Short', matches: 1 }]);
  });

  it('is of one brand alone, for those who may import', async () => {
    const ofB = await find('', '', test.actors.staffOfB);
    expect(ofB).toMatchObject([{ name: 'of b', under_way: { count: 0 }, latest: { tries: 0 } }]);
    for (const path of [PATH, `${PATH}/export`]) {
      expect((await test.actors.customerOfA.request(path)).status).toBe(404);
    }
  });
});

it.each([
  ['name', 'providers_by_name'],
  ['added', 'providers_pkey'],
] as const)('is read by an index when sorted by %s', async (by, index) => {
  const query = readListQuery('', PROVIDER_FIELDS);
  for (const direction of ['asc', 'desc'] as const) {
    const list = { instanceId, query, sort: { by, direction }, now: test.clock.now() };
    const plan = await explainList(test.db, instanceId, providerSource(list));
    expect(plan).toContain(index);
    // Of a name there is one: what is left to sort is no more than a row.
    expect(plan.replaceAll('Incremental Sort', '')).not.toMatch(/Seq Scan|Sort  \(/);
  }
});

it.each([
  [
    'order_id',
    "state in ('sending', 'sent', 'unknown') limit 1001",
    'dispatches_under_way_of_provider',
  ],
  [
    'state, sent_at, updated_at',
    'true order by id desc limit 100',
    'Index Only Scan Backward using dispatches_latest_of_provider',
  ],
])('reads of its deliveries no more than it counts: %s where %s', async (columns, rest, index) => {
  let plan = '';
  const explained = test.db.inInstance(instanceId, async (trx) => {
    await copyEnded(trx, 3_000);
    for (const way of ['seqscan', 'bitmapscan', 'sort']) {
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
    }
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select ${sql.raw(columns)} from dispatches where instance_id = ${instanceId} and provider_id = 7
      and ${sql.raw(rest)}`.execute(trx);
    plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    throw new Error('The copies are not kept.');
  });
  await expect(explained).rejects.toThrow('not kept');
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan|Sort|Filter: .*(state|provider_id)/);
});

/** Among few rows the planner takes either index. */
async function copyEnded(trx: Trx, count: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = 'dispatches'::regclass
    and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''`.execute(trx);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`
    insert into dispatches (${columns}) select ${columns} from (
      select * from dispatches where state in ('ended', 'refused') limit 1
    ) ended cross join generate_series(1, ${count})`.execute(trx);
}
