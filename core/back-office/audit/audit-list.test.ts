// On PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { sealAudit } from '#core/platform/audit/seal-audit.ts';
import { auditFaults, verifyAudit } from '#core/platform/audit/verify-audit.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { afterTampering } from '#core/testing/after-tampering.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { AUDIT_FIELDS } from './audit-fields.pure.ts';
import type { AuditEntry } from './audit-list.contract.ts';
import { auditSource } from './audit-list.store.ts';
import { readDetails } from './read-details.pure.ts';

let test: TestCore;
let instanceId: number;
let owner: CustomerActor;
let grace: CustomerActor;
let ada: CustomerActor;

beforeAll(async () => {
  test = await testCore();
  instanceId = test.instances.a.id;
  owner = test.actors.ownerOfA;
  grace = await newPayer(test, { roles: ['staff'], name: 'Grace Lane' });
  ada = await newPayer(test, { name: 'Ada Ship' });
  for (const deed of ['freeze', 'unfreeze']) {
    const path = `/api/v1/staff/customers/${ada.id}/${deed}`;
    expect((await grace.post(path, { reason: 'Two chargebacks' })).status).toBe(204);
  }
  await test.db.inInstance(instanceId, (trx) =>
    recordAudit(
      { clock: test.clock, trx },
      { instanceId, address: '192.0.2.7', requestId: 'request-77' },
      {
        action: 'social.refused',
        outcome: 'refused',
        details: { provider: 'google', order: '12' },
      },
    ),
  );
  await test.db.inInstance(test.instances.b.id, (trx) =>
    recordAudit(
      { clock: test.clock, trx },
      { instanceId: test.instances.b.id, address: '192.0.2.8', requestId: 'of-b' },
      { action: 'unsubscribed' },
    ),
  );
  await sealAudit(test.deps);
});
afterAll(() => test.close());

const PATH = '/api/v1/staff/audit';
const find = async (q: string, by = owner): Promise<AuditEntry[]> => {
  const answer = await by.request(`${PATH}?q=${encodeURIComponent(q)}`);
  expect(answer.status, q).toBe(200);
  return ((await answer.json()) as { data: AuditEntry[] }).data;
};
const actions = async (q: string) => (await find(q)).map(({ action }) => action);

describe('the audit', () => {
  it('shows who did what to whom, with before and after', async () => {
    const [last] = await find('action:customer.unfrozen');
    expect(last).toMatchObject({
      ...{ outcome: 'done', is_sealed: true },
      customer: { id: Number(ada.id), name: 'Ada Ship' },
      staff: { id: Number(grace.id), name: 'Grace Lane' },
      changes: [{ name: '', before: 'frozen', after: 'open' }],
    });
    expect(last?.facts).toContainEqual({ name: 'reason', value: 'Two chargebacks' });
  });

  it('finds entries by person, thing, time and word, and none of another brand', async () => {
    const both = ['customer.unfrozen', 'customer.frozen'];
    expect(await actions(`staff:${grace.id} action:customer.frozen`)).toEqual(['customer.frozen']);
    expect(await actions(`staff:${grace.email} customer:${ada.id}`)).toEqual(both);
    expect(await actions('by:staff chargebacks')).toEqual(both);
    for (const q of ['order:12', 'order:>11', 'outcome:refused', 'request-77 by:others']) {
      expect(await actions(q), q).toEqual(['social.refused']);
    }
    const today = test.clock.now().toISOString().slice(0, 10);
    expect(await actions(`at:${today} outcome:refused`)).toEqual(['social.refused']);
    for (const q of ['at:<2001-01-01', 'at:>2199-01-01', 'order:13', 'provider:>1', 'of.b']) {
      expect(await actions(q), q).toEqual([]);
    }
    const wrong = await owner.request(`${PATH}?q=${encodeURIComponent('colour:red')}`);
    expect(wrong.status).toBe(422);
  });

  it('is for those with its permission', async () => {
    expect((await grace.request(PATH)).status).toBe(404);
    expect((await grace.request(`${PATH}/export`)).status).toBe(404);
  });

  it('is a file, which is an entry as well', async () => {
    const answer = await owner.request(`${PATH}/export?q=outcome:refused`);
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('social.refused,refused');
    const [taken] = await find('action:audit.exported');
    expect(taken?.facts).toContainEqual({ name: 'filter', value: 'outcome:refused' });
  });
});

describe('the chain of the audit', () => {
  const faultsAfter = (statement: string) =>
    afterTampering({ db: test.db, instanceId, statement }, (trx) =>
      auditFaults(trx, { instanceId, sealedBefore: new Date(test.clock.now().getTime() + 1) }),
    );
  const one = (which: string) =>
    `id = (select ${which}(id) from audit_log where instance_id = ${instanceId}
      and seal_position is not null)`;

  it('is whole when nobody has touched it, and goes on behind itself', async () => {
    await sealAudit(test.deps);
    const before = await verifyAudit(test.deps, instanceId);
    expect(before.faults).toEqual([]);
    expect(before.entries).toBeGreaterThan(3);
    expect(await faultsAfter('select 1')).toEqual([]);
  });

  it.each([
    ...["action = 'x'", "outcome = case outcome when 'done' then 'refused' else 'done' end"],
    ...['customer_id = coalesce(customer_id, 0) + 1', 'staff_id = coalesce(staff_id, 0) + 1'],
    ...['session_id = coalesce(session_id, 0) + 1', "address = '10.0.0.1'", "request_id = 'y'"],
    ...[`details = details || '{"a": 1}'`, "at = at + interval '1 second'"],
    ...['seal_position = null, seal_hash = null', 'seal_position = seal_position + 1000'],
    'seal_hash = set_byte(seal_hash, 3, 255 - get_byte(seal_hash, 3))',
  ])('shows a changed entry: %s', async (change) => {
    for (const which of ['min', 'max']) {
      const statement = `update audit_log set ${change} where instance_id = ${instanceId}
        and ${one(which)}`;
      expect(await faultsAfter(statement), which).not.toEqual([]);
    }
  });

  it.each(['min', 'max'])('shows a removed entry: the one with the %s number', async (which) => {
    const statement = `delete from audit_log where instance_id = ${instanceId} and ${one(which)}`;
    expect(await faultsAfter(statement)).not.toEqual([]);
  });

  it('shows an entry that somebody has put in', async () => {
    const added = (seal: string) => `insert into audit_log (instance_id, at, action, outcome,
      address, request_id, details, seal_position, seal_hash)
      select ${instanceId}, '2020-01-01', 'x', 'done', '', '', '{}', ${seal}`;
    expect(await faultsAfter(added('null, null'))).not.toEqual([]);
    expect(await faultsAfter(added("1000000, sha256('')"))).not.toEqual([]);
  });

  it('is written by nobody but the sealer', async () => {
    const statements = [
      `update audit_log set action = 'x'`,
      `delete from audit_log`,
      `insert into audit_heads (instance_id, entries, hash) values (${instanceId}, 1, '')`,
      `insert into audit_log (instance_id, at, action, outcome, address, request_id, details,
        seal_position, seal_hash) values (${instanceId}, now(), 'x', 'done', '', '', '{}', 9, '')`,
    ];
    for (const statement of statements) {
      const work = test.db.inInstance(instanceId, (trx) => sql.raw(statement).execute(trx));
      await expect(work, statement).rejects.toThrow('permission denied');
    }
  });
});

it('reads before and after out of what was noted', () => {
  expect(readDetails({ order: '7', before: 'a', price_before: '1', price_after: 2 })).toEqual({
    facts: [{ name: 'order', value: '7' }],
    changes: [
      { name: '', before: 'a', after: null },
      { name: 'price', before: '1', after: '2' },
    ],
  });
  expect(readDetails(null)).toEqual({ facts: [], changes: [] });
});

it.each([
  ['', 'audit_log_pkey'],
  ['staff:12', 'audit_log_by_staff'],
  ['customer:12', 'audit_log_by_customer'],
  ['action:role.changed', 'audit_log_by_action'],
  ['action:role.changed staff:12', 'audit_log_by_staff'],
  ['order:12', 'audit_log_by_thing'],
  ['at:<2026-01-01', 'audit_log_by_time'],
])('is read by an index for "%s", without a sort', async (q, index) => {
  const query = readListQuery(q, AUDIT_FIELDS);
  const plan = await explainList(test.db, instanceId, auditSource({ instanceId, query }));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
  expect(plan).not.toContain('Sort');
  expect(plan).not.toMatch(/Filter: .*(action|staff_id|\bid [<>])/);
});
