// On PostgreSQL: its planner has to find the indexes of dead jobs, as the application's role.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOUNS } from '#core/nouns.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { readListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import { explainList } from '#core/platform/lists/testing/explain-list.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { DeadJob } from './dead-job.contract.ts';
import { deadJobSource } from './dead-job.store.ts';
import { ENDED_KINDS } from './ended-kinds.pure.ts';
import { JOB_FIELDS } from './job-fields.pure.ts';
import { withoutSecrets } from '#core/platform/jobs/without-secrets.pure.ts';

let test: TestCore;
let owner: CustomerActor;
let instanceId: number;
beforeAll(async () => {
  test = await testCore();
  owner = test.actors.ownerOfA;
  instanceId = test.instances.a.id;
});
afterAll(() => test.close());

const PATH = '/api/v1/staff/jobs';

async function die(kind: string, { of = instanceId, error = 'It failed' } = {}): Promise<bigint> {
  const now = test.clock.now();
  const row = await test.db.inInstance(of, (trx) =>
    trx
      .insertInto('jobs')
      .values({
        ...{ instance_id: of, kind, payload: '{}', unique_key: null, schedule_id: null },
        ...{ state: 'dead', run_at: now, attempts: 5, max_attempts: 5, lease_until: null },
        ...{ leased_by: null, last_error: error, created_at: now, finished_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

const find = async (q: string): Promise<DeadJob[]> => {
  const answer = await owner.request(`${PATH}?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: DeadJob[] }).data;
};
const stateOf = async (id: bigint) => {
  const row = await test.db.inInstance(instanceId, (trx) =>
    trx.selectFrom('jobs').select(['state', 'attempts']).where('id', '=', id).executeTakeFirst(),
  );
  return row && `${row.state} ${row.attempts}`;
};
const noted = async (action: string) => {
  const rows = await test.db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('audit_log')
      .select(['staff_id', 'details'])
      .where('action', '=', action)
      .execute(),
  );
  return rows;
};

describe('jobs that have died', () => {
  it('are shown to who may see them, of one brand alone, and without secrets', async () => {
    const id = await die('kind-one', { error: 'POST https://panel.example/api?key=s3cret: 500' });
    await die('kind-one', { of: test.instances.b.id });
    const [job, ...others] = await find('kind:kind-one');
    expect(others).toEqual([]);
    expect(job).toMatchObject({ id: Number(id), kind: 'kind-one', attempts: 5 });
    expect(job?.error).toBe('POST https://panel.example/api?… 500');
    expect(await find('panel.example')).toHaveLength(1);
    const staff = await newPayer(test, { roles: ['staff'] });
    expect((await staff.request(PATH)).status).toBe(404);
  });

  it('are a file of one brand alone, without secrets, and that is noted', async () => {
    const error = '=POST https://panel.example/api?key=s3cret, 500';
    const id = await die('kind-file', { error });
    await die('kind-file', { of: test.instances.b.id });
    const answer = await owner.request(`${PATH}/export?q=kind:kind-file`);
    expect(answer.headers.get('content-disposition')).toContain('jobs.csv');
    const [head, line, ...others] = (await answer.text()).trimEnd().split('\r\n');
    expect(head).toBe('id,kind,error,attempts,may_be_retried,created_at,died_at');
    expect(line).toMatch(
      new RegExp(String.raw`^${id},kind-file,'=POST https://panel\.example/api\?… 500,5,true,`),
    );
    expect(others).toEqual([]);
    expect(await noted('jobs.exported')).toEqual([
      { staff_id: owner.id, details: { filter: 'kind:kind-file' } },
    ]);
    const staff = await newPayer(test, { roles: ['staff'] });
    expect((await staff.request(`${PATH}/export`)).status).toBe(404);
  });

  it('are tried again, one or all of a kind, and it is noted', async () => {
    const [one, two, three] = [await die('kind-two'), await die('kind-two'), await die('kind-two')];
    expect((await owner.post(`${PATH}/${one}/retry`, {})).status).toBe(204);
    expect([await stateOf(one), await stateOf(two)]).toEqual(['ready 0', 'dead 5']);
    expect((await owner.post(`${PATH}/${one}/retry`, {})).status).toBe(404);
    expect((await owner.post(`${PATH}/retry`, {})).status).toBe(422);
    const answer = await owner.post(`${PATH}/retry`, { kind: 'kind-two' });
    expect(await answer.json()).toEqual({ data: { retried: 2 } });
    expect([await stateOf(two), await stateOf(three)]).toEqual(['ready 0', 'ready 0']);
    expect(await noted('job.retried')).toMatchObject([
      { staff_id: owner.id, details: { job: String(one), before: 'dead', after: 'ready' } },
    ]);
    expect(await noted('job.kind_retried')).toMatchObject([{ details: { count: 2 } }]);
  });

  it('stay where their noun has noted the end', async () => {
    const id = await die('send-mail');
    expect(await find('kind:send-mail')).toMatchObject([{ may_be_retried: false }]);
    expect((await owner.post(`${PATH}/${id}/retry`, {})).status).toBe(409);
    expect((await owner.post(`${PATH}/retry`, { kind: 'send-mail' })).status).toBe(409);
    expect(await stateOf(id)).toBe('dead 5');
  });

  it('of a schedule that goes on already stay as they are', async () => {
    const id = await die('kind-three');
    const now = test.clock.now();
    await test.db.asSystem(async (trx) => {
      const { rows } = await sql<{ id: bigint }>`
        insert into job_schedules (instance_id, name, kind, payload, max_attempts, every_seconds,
          next_run_at) values (${instanceId}, 'three', 'kind-three', '{}', 5, 60, ${now})
        returning id`.execute(trx);
      const schedule = rows[0]?.id;
      await sql`update jobs set schedule_id = ${schedule} where id = ${id}`.execute(trx);
      await sql`insert into jobs (instance_id, kind, payload, schedule_id, run_at, max_attempts,
        created_at) values (${instanceId}, 'kind-three', '{}', ${schedule}, ${now}, 5, ${now})
        `.execute(trx);
    });
    expect((await owner.post(`${PATH}/${id}/retry`, {})).status).toBe(409);
    expect(await stateOf(id)).toBe('dead 5');
  });

  it('are given up with a reason, which is kept', async () => {
    const id = await die('kind-four');
    expect((await owner.post(`${PATH}/${id}/discard`, {})).status).toBe(422);
    expect((await owner.post(`${PATH}/${id}/discard`, { reason: 'Done by hand' })).status).toBe(
      204,
    );
    expect(await stateOf(id)).toBeUndefined();
    expect(await noted('job.discarded')).toMatchObject([
      { details: { kind: 'kind-four', reason: 'Done by hand', error: 'It failed' } },
    ]);
  });
});

it.each([
  ['api_key=abc123 refused', 'api_key=… refused'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer …'],
  ['no mailbox ada@mail.example here', 'no mailbox …@… here'],
  ['at https://user:pass@panel.example/x', 'at https://panel.example/x'],
  ['token 0123456789abcdef0123456789abcdef', 'token …'],
  ['connect ECONNREFUSED 192.0.2.1:443', 'connect ECONNREFUSED 192.0.2.1:443'],
])('shows the error "%s" as "%s"', (error, shown) => {
  expect(withoutSecrets(error)).toBe(shown);
});

it.each([
  ['', 'jobs_dead'],
  ['kind:x', 'jobs_dead_by_kind'],
])('are read by an index for "%s", without a sort', async (q, index) => {
  const query = readListQuery(q, JOB_FIELDS);
  const plan = await explainList(test.db, instanceId, deadJobSource({ instanceId, query }));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
});

it('are not tried again exactly where their noun has noted the end', () => {
  const ended = NOUNS.flatMap(({ jobs = [] }) => jobs).filter((job) => job.isEndedByNoun);
  const kinds = [...ended.map(({ kind }) => kind), 'send-mail'];
  expect([...new Set(kinds)].sort()).toEqual([...ENDED_KINDS].sort());
});
