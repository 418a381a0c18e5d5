// On PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  decide,
  newAsked,
  newUploaded,
} from '#core/billing/identity-checks/testing/customer-to-check.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import { addCustomer } from '#core/testing/customers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { IDENTITY_CHECK_FIELDS } from './identity-check-fields.pure.ts';
import type { ListedIdentityCheck } from './identity-check-list.contract.ts';
import { identityCheckSource } from './identity-check-list.store.ts';

const PATH = '/api/v1/staff/checks';
const DAY_MS = 24 * 60 * 60_000;

let test: TestCore;
let staff: CustomerActor;
let instanceId: number;
let ada: CustomerActor;
/** Approved, refused, canceled and wanted, in turn. */
let ids: number[];
let days: string[];

beforeAll(async () => {
  test = await testCore();
  staff = test.actors.staffOfA;
  instanceId = test.instances.a.id;
  const day = () => test.clock.now().toISOString().slice(0, 10);
  const first = await newUploaded(test, { steps: ['card'] });
  ada = first.customer;
  days = [day()];
  test.clock.advance(3 * DAY_MS);
  await decide(test, first.checkId, 'approve');
  const second = await newUploaded(test);
  days.push(day());
  await decide(test, second.checkId, 'refuse', { reason: 'It is blurred.' });
  const third = await newAsked(test);
  await decide(test, third.checkId, 'cancel');
  test.clock.advance(3 * DAY_MS);
  const fourth = await newAsked(test);
  ids = [first, second, third, fourth].map(({ checkId }) => checkId);
  const ofB = await addCustomer(test.deps, test.instances.b.id);
  const asked = { steps: ['card'], reason: 'Of another brand.' };
  const path = `/api/v1/staff/customers/${ofB.id}/identity-checks`;
  expect((await test.actors.staffOfB.post(path, asked)).status).toBe(201);
});
afterAll(() => test.close());

const read = async (q: string, more = '', who = staff) => {
  const answer = await who.request(`${PATH}?q=${encodeURIComponent(q)}${more}`);
  expect(answer.status, q).toBe(200);
  return ((await answer.json()) as { data: ListedIdentityCheck[] }).data;
};
const find = async (q: string, more = ''): Promise<number[]> =>
  (await read(q, more)).map(({ id }) => ids.indexOf(id));

describe('the list of identity checks', () => {
  it('has those of all customers, the latest first, and none of another brand', async () => {
    expect(await find('')).toEqual([3, 2, 1, 0]);
    expect(await find('', '&sort=asked')).toEqual([0, 1, 2, 3]);
    const one = (await read(`#${ids[0]}`))[0];
    expect(one).toMatchObject({
      ...{
        status: 'approved',
        steps: ['card'],
        customer: { id: Number(ada.id), email: ada.email },
      },
      ...{ asked_by: { id: Number(staff.id) }, decided_by: { id: Number(staff.id) } },
    });
    expect(one?.decided_at?.slice(0, 10)).toBe(days[1]);
    expect(await read('', '', test.actors.staffOfB)).toMatchObject([{ steps: ['card'] }]);
  });

  it('filters by how they stand, what was asked for, when and by whom', async () => {
    const cases: [string, number[]][] = [
      ['status:approved', [0]],
      ['status:refused,canceled', [2, 1]],
      ['step:card', [0]],
      ['step:selfie,card status:wanted', [3]],
      [`asked:${days[0]}`, [0]],
      [`asked:>${days[0]} status:wanted`, [3]],
      [`decided:${days[1]}`, [2, 1, 0]],
      ['by:me', [2, 1, 0]],
      [`by:${staff.email} status:refused`, [1]],
      ['asker:me', [3, 2, 1, 0]],
      [`by:${ada.id}`, []],
      [`customer:${ada.id}`, [0]],
      [`customer:${ada.email} by:me`, [0]],
      [String(ada.email), [0]],
      ['somebody', []],
    ];
    for (const [q, found] of cases) expect(await find(q), q).toEqual(found);
    expect((await staff.request(`${PATH}?q=status:lost`)).status).toBe(422);
  });

  it('is a file as well, without names and reasons, and who took it is kept', async () => {
    const text = await (await staff.request(`${PATH}/export?q=status:refused`)).text();
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      new RegExp(`^${ids[1]},refused,.*,identity_front selfie,${staff.id},`),
    );
    expect(text).not.toMatch(/blurred|@/);
    const noted = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('action', '=', 'identity.exported')
        .execute(),
    );
    expect(noted).toEqual([{ staff_id: staff.id, details: { filter: 'status:refused' } }]);
  });

  it('is there for who may check identities alone', async () => {
    expect((await ada.request(PATH)).status).toBe(404);
    expect((await ask(test, ada)).status).toBe(201);
  });
});

it.each([
  ['', 'identity_checks_pkey'],
  ['status:approved', 'identity_checks_by_status'],
  ['customer:12', 'identity_checks_of_customer'],
  ['customer:12 status:approved', 'identity_checks_of_customer'],
  ['by:me status:approved', 'identity_checks_decided_by'],
  ['asker:12', 'identity_checks_asked_by'],
  ['asked:<2026-01-01', 'identity_checks_by_age'],
])('is read by an index for "%s", without a sort', async (q, index) => {
  for (const direction of ['asc', 'desc'] as const) {
    const sort = { by: 'asked', direction } as const;
    const query = readListQuery(q, IDENTITY_CHECK_FIELDS);
    const source = identityCheckSource({ instanceId, staffId: 1n, query, sort });
    const plan = await explainList(test.db, instanceId, source);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
    expect(plan).not.toMatch(/Filter: .*(status|_by|customer_id|\bid [<>])/);
  }
});
