// On PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { BANK, decide, newEarner, requested } from '#core/billing/withdrawals/testing/earner.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { WITHDRAWAL_FIELDS } from './withdrawal-fields.pure.ts';
import type { ListedStaffWithdrawal } from './withdrawal-list.contract.ts';
import { withdrawalSource } from './withdrawal-list.store.ts';

const DAY = 24 * 60 * 60_000;
const IBAN = 'DE89 3704 0044 0532 0130 00';
const WALLET_OF_BOB = '5500112233';

let test: TestCore;
let staff: CustomerActor;
let instanceId: number;
let ada: CustomerActor;
let first: number;
let second: number;

beforeAll(async () => {
  test = await testCore();
  instanceId = test.instances.a.id;
  staff = await newPayer(test, { roles: ['staff'], name: 'Grace Lane' });
  ada = await newEarner(test, { referral: 90_000_000n, name: 'Ada Ship' });
  const bob = await newEarner(test, { task: 90_000_000n, name: 'Bob' });
  ({ id: first } = await requested(ada, {
    ...{ payment_method_id: BANK, amount: '60', account_number: IBAN },
  }));
  test.clock.advance(3 * DAY);
  ({ id: second } = await requested(bob, { amount: '20', account_number: WALLET_OF_BOB }));
  test.clock.advance(3 * DAY);
  expect((await decide(staff, first, 'refuse')).status).toBe(200);
});
afterAll(() => test.close());

const PATH = '/api/v1/staff/withdrawals/list';
const find = async (q: string, who = staff): Promise<ListedStaffWithdrawal[]> => {
  const answer = await who.request(`${PATH}?q=${encodeURIComponent(q)}`);
  expect(answer.status, q).toBe(200);
  return ((await answer.json()) as { data: ListedStaffWithdrawal[] }).data;
};
const idsOf = (withdrawals: readonly ListedStaffWithdrawal[]) => withdrawals.map(({ id }) => id);

describe('the list of withdrawals for staff', () => {
  it('has those of all customers in every state, the latest first, and none of another brand', async () => {
    const all = await find('');
    expect(idsOf(all)).toEqual([second, first]);
    expect(all[1]).toMatchObject({
      ...{ status: 'refused', account_number: IBAN, amount: '58.8', fee: '1.2', earnings: '60' },
      customer: { id: Number(ada.id), name: 'Ada Ship', email: ada.email },
      ...{ method: { id: BANK }, approved_at: null },
    });
    expect(await find('', test.actors.staffOfB)).toEqual([]);
  });

  it('finds one by its number, its account and all that its columns say', async () => {
    const [{ method, requested_at: asked, decided_at: decided } = {}] = await find(`#${first}`);
    const [day, end] = [asked?.slice(0, 10), decided?.slice(0, 10)];
    const queries = [
      ...[`#${first}`, `"${IBAN}"`, `customer:${ada.email}`, `customer:${ada.id} state:refused`],
      ...['state:refused', 'state:refused,paid', `method:${BANK}`, `method:"${method?.name}"`],
      ...['amount:58.8', 'amount:>50', 'amount:20.01..58.8', `requested:${day}`],
      ...[`requested:<=${day} state:refused`, `decided:${end}`, `decided:>=${end}`],
    ];
    for (const q of queries) expect(idsOf(await find(q)), q).toEqual([first]);
    for (const q of [WALLET_OF_BOB, 'state:requested', 'amount:<=20', `requested:>${day}`]) {
      expect(idsOf(await find(q)), q).toEqual([second]);
    }
    const nothing = [
      ...['#999999', '5500112234', 'customer:nobody@mail.example', 'method:shells', 'method:en'],
      ...['state:paid', `decided:<${end}`, `customer:${ada.id} state:paid`, `"${IBAN}" state:paid`],
    ];
    for (const q of nothing) expect(await find(q), q).toEqual([]);
  });

  it('is for whoever may decide on withdrawals, and refuses what means nothing', async () => {
    expect((await ada.request(PATH)).status).toBe(404);
    expect((await ada.request(`${PATH}/export`)).status).toBe(404);
    for (const q of ['stauts:paid', 'state:lost', 'decided:soon']) {
      expect((await staff.request(`${PATH}?q=${q}`)).status, q).toBe(422);
    }
  });

  it('is a file as well, without names and accounts; who took it is noted', async () => {
    const answer = await staff.request(`${PATH}/export?q=state:refused`);
    expect(answer.headers.get('content-disposition')).toContain('withdrawals.csv');
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^${first},refused,${ada.id},${BANK},`));
    for (const secret of [ada.email, 'Ada Ship', IBAN]) expect(lines[1]).not.toContain(secret);
    const noted = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('action', '=', 'withdrawals.exported')
        .execute(),
    );
    expect(noted).toEqual([{ staff_id: staff.id, details: { filter: 'state:refused' } }]);
  });
});

it.each([
  ['', 'withdrawals_pkey'],
  ['state:paid', 'withdrawals_in_status'],
  ['customer:12', 'withdrawals_of_customer'],
  ['customer:12 state:paid', 'withdrawals_of_customer'],
  ['requested:<2026-01-01', 'withdrawals_by_age'],
  ['decided:2026-01-01', 'withdrawals_by_age'],
  ['DE89370400440532013000', 'withdrawals_by_account'],
])('is read by an index for "%s", without a sort', async (q, index) => {
  const sort = { by: 'requested', direction: 'desc' } as const;
  const query = readListQuery(q, WITHDRAWAL_FIELDS);
  const plan = await explainList(
    test.db,
    instanceId,
    withdrawalSource({ instanceId, query, sort }),
  );
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
  if (!q.startsWith('DE')) expect(plan).not.toContain('Sort');
  // Read until enough had come, an index of one would have no end.
  expect(plan).not.toMatch(/Filter: .*(status|\bid [<>])/);
});
