// On PostgreSQL: two workers that publish the same plan at once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { END_SCHEDULED, PUBLISH_SCHEDULED } from './schedule-jobs.ts';
import { endScheduledJob, publishScheduledJob } from './run-schedule.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';

const START = '2030-01-15T12:00:00.000Z';
const AT = '2030-01-16T09:00:00.000Z';
const UNTIL = '2030-01-20T09:00:00.000Z';
const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

interface Draft {
  rev: number;
  base_revision: number;
}

async function json<T>(response: Promise<Response>, status = 200): Promise<T> {
  const answer = await response;
  const body = (await answer.json()) as T;
  expect(answer.status, JSON.stringify(body)).toBe(status);
  return body;
}

const draftOf = async (who: CustomerActor) =>
  (await json<{ data: Draft }>(who.request('/api/v1/studio/draft'))).data;

/** Writes a name into the draft and gives what publishing it asks for. */
async function name(panelName: string, who = test.actors.ownerOfA) {
  const { rev } = await draftOf(who);
  const fields = [{ pointer: '/panelName', value: panelName }];
  const changes = [{ do: 'set', kind: 'settings', key: 'settings', fields }];
  const saving = who.post('/api/v1/studio/draft/changes', { rev, changes });
  const { data: saved } = await json<{ data: Draft }>(saving);
  return { rev: saved.rev, base_revision: saved.base_revision };
}

let keys = 0;
function plan(body: object, who = test.actors.ownerOfA): Promise<Response> {
  return who.request('/api/v1/studio/schedule', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `plan-${(keys += 1)}` },
    body: JSON.stringify(body),
  });
}

interface Planned {
  id: number;
  status: string;
  reason: string | null;
  revision: number | null;
}

const planned = async (body: object, who?: CustomerActor) =>
  (await json<{ data: Planned }>(plan(body, who), 201)).data;

async function scheduled(id: number): Promise<Planned | undefined> {
  const list = test.actors.ownerOfA.request('/api/v1/studio/schedule');
  const { data } = await json<{ data: Planned[] }>(list);
  return data.find((one) => one.id === id);
}

async function publicName(): Promise<string> {
  const { data } = await json<{ data: { panelName: string } }>(test.request('/settings'));
  return data.panelName;
}

/** Soon: the core hears of what was published as other processes do. */
const shows = (panelName: string) => expect.poll(publicName).toBe(panelName);

/** Does all jobs of a kind whose moment has come, as a worker would. */
async function workUntil(moment: string): Promise<void> {
  test.clock.set(moment);
  for (const handler of [publishScheduledJob, endScheduledJob]) {
    const due = await test.db.asSystem((trx) =>
      trx
        .selectFrom('jobs')
        .select(['instance_id', 'payload'])
        .where('kind', '=', handler.kind)
        .where('run_at', '<=', test.clock.now())
        .orderBy('id')
        .execute(),
    );
    for (const { instance_id: instanceId, payload } of due) {
      await runJob(test, handler, { instanceId, payload });
    }
  }
}

async function noticesOf(who: CustomerActor): Promise<string[]> {
  const { data } = await json<{ data: { kind: string }[] }>(who.request('/api/v1/notices'));
  return data.map(({ kind }) => kind);
}

const later = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString();

describe('what cannot be planned', () => {
  it.each([
    ['the past', { at: START }, 'at'],
    ['more than a year ahead', { at: '2031-06-01T00:00:00Z' }, 'at'],
    ['an end before the beginning', { at: AT, until: AT }, 'until'],
    ['no moment at all', { at: 'some day' }, 'at'],
  ])('is %s', async (_what, moments, field) => {
    const body = { ...(await name('Never')), ...moments };
    const refused = await json<{ errors: object }>(plan(body), 422);
    expect(Object.keys(refused.errors)).toEqual([field]);
    const waiting = await test.db.asSystem((trx) =>
      trx.selectFrom('jobs').select('kind').where('kind', '=', PUBLISH_SCHEDULED.kind).execute(),
    );
    expect(waiting).toEqual([]);
  });

  it('is a draft that somebody has changed since it was looked at', async () => {
    const seen = await name('Looked at');
    await name('Changed since');
    await json(plan({ ...seen, at: AT }), 409);
  });
});

describe('a publication that was planned', () => {
  // Each begins with what is public at first.
  beforeEach(async () => {
    await test.close();
    test = await testCore();
  });

  it('becomes public at its moment and not before, and ends at another', async () => {
    const draft = await name('For the holidays');
    const { id } = await planned({ ...draft, at: AT, until: UNTIL });
    await workUntil(later(AT, -1));
    await shows('Alder');
    await workUntil(AT);
    await shows('For the holidays');
    expect(await scheduled(id)).toMatchObject({ status: 'published', revision: 2 });
    await workUntil(later(UNTIL, -1));
    await shows('For the holidays');
    await workUntil(UNTIL);
    await shows('Alder');
    expect(await scheduled(id)).toMatchObject({ status: 'ended', reason: null });
  });

  it('is what the draft was when it was planned, and what is written later stays a draft', async () => {
    const { id } = await planned({ ...(await name('As planned')), at: AT });
    await name('Still being written');
    await workUntil(AT);
    await shows('As planned');
    expect(await scheduled(id)).toMatchObject({ status: 'published' });
    const draft = test.actors.ownerOfA.request('/api/v1/studio/draft/documents?kind=settings');
    expect(JSON.stringify(await json(draft))).toContain('Still being written');
  });

  it('is refused when somebody has published since, and its author is told', async () => {
    const { id } = await planned({ ...(await name('Too late')), at: AT });
    await changeSettings(test.deps, { slug: 'alder', patch: { panelName: 'In between' } });
    await workUntil(AT);
    await shows('In between');
    expect(await scheduled(id)).toMatchObject({ status: 'refused', reason: 'base_moved' });
    expect(await noticesOf(test.actors.ownerOfA)).toEqual(['publication_moved']);
    expect(await noticesOf(test.actors.otherOwnerOfA)).toEqual([]);
    await workUntil(later(AT, DAY_MS));
    expect(await noticesOf(test.actors.ownerOfA)).toHaveLength(1);
  });

  it('stays at its end when somebody has published since, and its author is told', async () => {
    const { id } = await planned({ ...(await name('Stays')), at: AT, until: UNTIL });
    await workUntil(AT);
    await changeSettings(test.deps, { slug: 'alder', patch: { panelName: 'Since then' } });
    await workUntil(UNTIL);
    await shows('Since then');
    expect(await scheduled(id)).toMatchObject({ status: 'published', reason: 'base_moved' });
    expect(await noticesOf(test.actors.ownerOfA)).toEqual(['publication_stays']);
  });

  it('is published once, by however many workers at once', async () => {
    const { id } = await planned({ ...(await name('Once')), at: AT, until: UNTIL });
    test.clock.set(AT);
    const payload = { scheduleId: String(id) };
    const instanceId = test.instances.a.id;
    const run = () => runJob(test, publishScheduledJob, { instanceId, payload });
    await Promise.all([run(), run(), run()]);
    const jobs = await test.db.asSystem((trx) =>
      trx.selectFrom('jobs').select('kind').where('kind', '=', END_SCHEDULED.kind).execute(),
    );
    expect(jobs).toHaveLength(1);
    expect(await scheduled(id)).toMatchObject({ status: 'published', revision: 2 });
  });

  it('is not published once it was taken back, nor by somebody who may no longer publish', async () => {
    const { ownerOfA: owner, otherOwnerOfA: other } = test.actors;
    const first = await planned({ ...(await name('Taken back')), at: AT });
    await json(owner.post(`/api/v1/studio/schedule/${first.id}/cancel`, {}));
    const second = await planned({ ...(await name('Not theirs', other)), at: AT }, other);
    await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.updateTable('customers').set({ roles: [] }).where('id', '=', other.id).execute(),
    );
    await workUntil(AT);
    await shows('Alder');
    expect(await scheduled(first.id)).toMatchObject({ status: 'canceled' });
    expect(await scheduled(second.id)).toMatchObject({ status: 'refused', reason: 'not_allowed' });
  });
});
