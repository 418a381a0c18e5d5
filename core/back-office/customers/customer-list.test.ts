// On PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCustomer } from '#core/accounts/customers/customer.store.ts';
import { adjustBalance } from '#core/billing/ledger/moves/adjust-balance.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { CUSTOMER_FIELDS } from './customer-fields.pure.ts';
import { customerSource, type CustomerList } from './customer-list.store.ts';
import type { StaffCustomer } from './staff-customer.contract.ts';

let test: TestCore;
let staff: CustomerActor;
let instanceId: number;
const ids: Record<string, bigint> = {};

beforeAll(async () => {
  test = await testCore();
  staff = test.actors.staffOfA;
  instanceId = test.instances.a.id;
  const add = async (name: string, given: object = {}) => {
    const { id } = await addCustomer(test.deps, instanceId, { name, ...given });
    ids[name] = id;
    return id;
  };
  const old = { created_at: new Date('2020-05-05T10:00:00Z') };
  await add('Zoë Ångström', { email: 'zoe@wave.example', ...old, password_hash: 'x' });
  await add('Иван Петров', { email: 'ivan@wave.example', account_type: 'company' });
  const rich = await add('Rita Coin', { email: 'rita@coin.example', company_name: 'Blue Harbour' });
  await add('=Formula "Max"', { email: '-max@coin.example' });
  const cold = await add('Cold Winter');
  await test.db.inInstance(instanceId, async (trx) => {
    const now = test.clock.now();
    await changeCustomer(trx, { instanceId, id: cold }, { frozen_at: now, updated_at: now });
    await adjustBalance(
      { ...test.deps, trx, instanceId },
      {
        ...{ customerId: rich, amountMicro: 25_000_000n, adjustmentId: 'rich' },
        ...{ staffId: staff.id, reason: 'A gift' },
      },
    );
  });
  await addCustomer(test.deps, test.instances.b.id, { name: 'Rita Elsewhere' });
});
afterAll(() => test.close());

const PATH = '/api/v1/staff/customers';
const find = async (q: string, more = '') => {
  const answer = await staff.request(`${PATH}?q=${encodeURIComponent(q)}${more}`);
  expect(answer.status, q).toBe(200);
  return (await answer.json()) as {
    data: StaffCustomer[];
    meta: { next: string | null; is_whole: boolean; matches: number; is_cut: boolean };
  };
};
const names = async (q: string) => (await find(q)).data.map(({ name }) => name);

describe('the list of customers', () => {
  it.each<[string, string[]]>([
    ['zoe', ['Zoë Ångström']],
    ['angstrom', ['Zoë Ångström']],
    ['иван', ['Иван Петров']],
    ['harbour', ['Rita Coin']],
    ['rita@coin.example', ['Rita Coin']],
    ['wave.example', ['Иван Петров', 'Zoë Ångström']],
    ['rita coin', ['Rita Coin']],
    ['rita wave', []],
    ['elsewhere', []],
    ['email:RITA@', ['Rita Coin']],
    ['name:"rita co"', ['Rita Coin']],
    ['is:frozen', ['Cold Winter']],
    ['is:company', ['Иван Петров']],
    ['has:balance', ['Rita Coin']],
    ['balance:>=25', ['Rita Coin']],
    ['balance:>25', []],
    ['created:<2021-01-01', ['Zoë Ångström']],
    ['created:2020-05-05', ['Zoë Ångström']],
    ['has:orders', []],
    ['is:frozen,company', ['Cold Winter', 'Иван Петров']],
  ])('finds by %s', async (q, expected) => {
    expect(await names(q)).toEqual(expected);
  });

  it('finds one by the number, with or without its mark', async () => {
    const id = ids['Rita Coin'];
    expect(await names(`#${id}`)).toEqual(['Rita Coin']);
    expect(await names(`id:${id}`)).toEqual(['Rita Coin']);
    expect(await names(String(id))).toContain('Rita Coin');
  });

  it('finds by the new name and address, and nobody who has left', async () => {
    const { id } = await addCustomer(test.deps, instanceId, { name: 'Early Bird' });
    const ref = { instanceId, id };
    const updated_at = test.clock.now();
    const change = (given: object) =>
      test.db.inInstance(instanceId, (trx) => changeCustomer(trx, ref, { ...given, updated_at }));
    await change({ name: 'Late Owl' });
    expect([await names('early'), await names('owl')]).toEqual([[], ['Late Owl']]);
    const gone = { email: null, name: '', password_hash: null, deleted_at: updated_at };
    await change(gone);
    expect(await names('owl')).toEqual([]);
    const { rows } = await test.db.inInstance(instanceId, (trx) =>
      sql`select from customer_words where customer_id = ${id}`.execute(trx),
    );
    expect(rows).toEqual([]);
  });

  it('pages through all of them once, by each sort', async () => {
    for (let count = 0; count < 60; count += 1) {
      await addCustomer(test.deps, instanceId, { name: `Twin ${count % 7}` });
    }
    for (const sort of ['created', '-created', 'name', '-name']) {
      const seen: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await find('', `&sort=${sort}&cursor=${encodeURIComponent(cursor)}`);
        seen.push(...page.data.map(({ id }) => id));
        expect(page.meta.matches).toBeGreaterThan(60);
        cursor = page.meta.next;
      }
      expect(new Set(seen).size, sort).toBe(seen.length);
      expect(seen.length, sort).toBeGreaterThan(60);
      expect(seen, sort).not.toContain(Number(test.actors.customerOfB.id));
    }
  });

  it('refuses what means nothing instead of showing everybody', async () => {
    const refused = await staff.request(`${PATH}?q=${encodeURIComponent('stauts:frozen')}`);
    expect(refused.status).toBe(422);
  });
});

describe('the file of customers', () => {
  const file = `${PATH}/export`;

  it('has the same customers, no formula, and is noted down', async () => {
    const { ownerOfA: owner } = test.actors;
    const answer = await owner.request(`${file}?q=coin.example&sort=name`);
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^id,name,email,/);
    expect(lines[1]).toContain(`"'=Formula ""Max""",'-max@coin.example`);
    expect(lines[2]).toContain(',25,0,0,0,0');
    const [entry] = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('action', '=', 'customers.exported')
        .execute(),
    );
    expect(entry).toEqual({ staff_id: owner.id, details: { filter: 'coin.example' } });
  });

  it('is not for staff who may only look', async () => {
    expect((await staff.request(file)).status).toBe(404);
  });
});

describe('what the list is read by', () => {
  const planOf = async (q: string, sort: CustomerList['sort']) => {
    const list = { instanceId, query: readListQuery(q, CUSTOMER_FIELDS), sort };
    const place = { id: 5n, value: sort.by === 'name' ? 'M' : '2026-01-01 00:00:00+00' };
    const { from, columns, near, id, value, at } = customerSource(list);
    return test.db.inInstance(instanceId, async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_sort = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select ${columns} from ${from} where ${sql.join([...near], sql` and `)}
          and (${value}, ${id}) < (${at?.(place.value)}, ${place.id})
        order by ${value} desc, ${id} desc limit 51`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  };

  it.each([
    ['', 'created', 'customers_by_age'],
    ['created:<2026-01-01', 'created', 'customers_by_age'],
    ['', 'name', 'customers_by_name'],
    ['is:frozen', 'created', 'customers_frozen'],
    ['is:frozen', 'name', 'customers_frozen_by_name'],
  ] as const)('is an index for "%s" by %s, without a sort', async (q, by, index) => {
    const plan = await planOf(q, { by, direction: 'desc' });
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
    expect(plan).not.toContain('Seq Scan');
  });

  it('finds words by theirs, as far as the wall between instances lets it', async () => {
    const plan = await planOf('rita', { by: 'created', direction: 'desc' });
    expect(plan).toMatch(/customer_words_by_word[\s\S]*word >= /);
  });
});
