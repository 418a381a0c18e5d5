// On PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { REPORT_FIELDS } from './report-fields.pure.ts';
import type { ListedReport } from './report-list.contract.ts';
import { reportSource } from './report-list.store.ts';

const PATH = '/api/v1/staff/reports';

let test: TestCore;
let instanceId: number;
let staff: CustomerActor;
let ada: CustomerActor;
let ids: number[];

async function write(
  text: string,
  more: { of?: number; customer_id?: bigint; email?: string; service_id?: number; at?: Date } = {},
): Promise<number> {
  const { of = instanceId, at = test.clock.now(), service_id: serviceId = 107 } = more;
  const { id } = await test.db.inInstance(of, (trx) =>
    trx
      .insertInto('service_reports')
      .values({
        ...{ instance_id: of, service_id: serviceId, service_name: `Service ${serviceId}` },
        ...{ reason: text.startsWith('Fake') ? 'fake' : 'other', text, created_at: at },
        ...{ customer_id: more.customer_id ?? null, email: more.email ?? null },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return Number(id);
}

beforeAll(async () => {
  test = await testCore();
  instanceId = test.instances.a.id;
  staff = await newPayer(test, { roles: ['staff'], name: 'Sam Desk' });
  ada = await newPayer(test, { name: 'Ada Ship' });
  const customer = { customer_id: BigInt(ada.id) };
  const old = new Date(test.clock.now().getTime() - 40 * 24 * 60 * 60 * 1000);
  ids = [
    await write('Fake people', { ...customer, at: old }),
    await write('Too late', { email: 'guest@mail.example' }),
    await write('=Too dear', { ...customer, service_id: 110 }),
  ];
  await write('Of b', { of: test.instances.b.id, email: 'guest@mail.example' });
  await staff.post(`${PATH}/${ids[1]}/decide`, { status: 'done' });
});
afterAll(() => test.close());

const find = async (q: string, more = '', by = staff): Promise<ListedReport[]> => {
  const answer = await by.request(`${PATH}/list?q=${encodeURIComponent(q)}${more}`);
  expect(answer.status, q).toBe(200);
  return ((await answer.json()) as { data: ListedReport[] }).data;
};

describe('the list of all reports', () => {
  it('says who reported what, and what became of it', async () => {
    expect(await find('')).toMatchObject([
      {
        ...{ id: ids[2], service: { id: 110, name: 'Service 110' }, status: 'open' },
        author: { id: Number(ada.id), name: 'Ada Ship', email: ada.email },
        decided_by: null,
      },
      {
        ...{ id: ids[1], status: 'done', decided_at: test.clock.now().toISOString() },
        author: { id: null, name: null, email: 'guest@mail.example' },
        decided_by: { id: Number(staff.id), name: 'Sam Desk' },
      },
      { id: ids[0], reason: 'fake', status: 'open' },
    ]);
  });

  it.each<[string, number[]]>([
    ['state:open', [2, 0]],
    ['state:done,dismissed', [1]],
    ['reason:fake', [0]],
    ['service:110', [2]],
    ['service:107 state:open', [0]],
    ['service:>107', [2]],
    ['customer:guest@mail.example', [1]],
    ['LATE', [1]],
    ['"Service 107" too', [1]],
    ['created:<2029-12-20', [0]],
    ['created:>2029-12-20 state:open', [2]],
    ['closed:>2029-12-20', [1]],
    ['closed:<2029-12-20', []],
  ])('filters by "%s"', async (q, found) => {
    expect((await find(q)).map(({ id }) => id)).toEqual(found.map((at) => ids[at]));
  });

  it('finds those of a customer by number and by address, and one by its number', async () => {
    const of = async (q: string) => (await find(q)).map(({ id }) => id);
    expect(await of(`customer:${ada.id}`)).toEqual([ids[2], ids[0]]);
    expect(await of(`customer:${ada.email} state:open`)).toEqual([ids[2], ids[0]]);
    expect(await of(`#${ids[1]}`)).toEqual([ids[1]]);
    expect((await find('', '&sort=created')).map(({ id }) => id)).toEqual(ids);
    expect((await staff.request(`${PATH}/list?q=state:lost`)).status).toBe(422);
  });

  it('is a file without names and words, which is kept who took it', async () => {
    const file = await staff.request(`${PATH}/list/export?q=service:110`);
    const text = await file.text();
    const [, line, ...others] = text.trimEnd().split('\r\n');
    expect(line).toMatch(new RegExp(`^${ids[2]},open,other,110,Service 110,${ada.id},`));
    expect(others).toEqual([]);
    expect(text).not.toContain('Too dear');
    const noted = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('action', '=', 'reports.exported')
        .execute(),
    );
    expect(noted).toEqual([{ staff_id: staff.id, details: { filter: 'service:110' } }]);
  });

  it('has each on its own, of one brand alone, for those who decide on them', async () => {
    const one = await staff.request(`${PATH}/${ids[1]}`);
    expect(await one.json()).toMatchObject({ data: { id: ids[1], text: 'Too late' } });
    const { customerOfA, staffOfB } = test.actors;
    expect((await staffOfB.request(`${PATH}/${ids[1]}`)).status).toBe(404);
    expect((await find('', '', staffOfB)).map(({ text }) => text)).toEqual(['Of b']);
    for (const path of [`${PATH}/${ids[1]}`, `${PATH}/list`, `${PATH}/list/export`]) {
      expect((await customerOfA.request(path)).status).toBe(404);
    }
  });
});

it.each([
  ['', 'service_reports_pkey'],
  ['state:open', 'service_reports_by_status'],
  ['service:107', 'service_reports_by_service'],
  ['service:107 state:open', 'service_reports_by_service'],
  ['customer:12', 'service_reports_by_customer'],
  ['customer:12 service:107', 'service_reports_by_customer'],
  ['created:<2026-01-01', 'service_reports_by_time'],
])('is read by an index for "%s", without a sort', async (q, index) => {
  const query = readListQuery(q, REPORT_FIELDS);
  for (const direction of ['asc', 'desc'] as const) {
    const sort = { by: 'created', direction } as const;
    const plan = await explainList(test.db, instanceId, reportSource({ instanceId, query, sort }));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan|Sort|Filter: .*(status|service_id|customer_id) =/);
  }
});
