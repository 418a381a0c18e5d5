import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import type { Deps } from '#core/deps.ts';
import { verifyTasks } from '#core/growth/tasks/verify-tasks.ts';
import { testDatabase } from '#core/testing/database.ts';
import { createErrorTexts } from '#core/testing/error-texts.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import { demoCatalogue } from '#fixtures/catalogue/demo-catalogue.ts';
import { makeHistory } from '#fixtures/history/make-history.ts';
import { loadInstanceFixture } from '#fixtures/load-instance.ts';
import { publishFolder } from '../publish-folder.ts';
import { seedStaff } from '../seed-staff.ts';
import { runHistory } from './run-history.ts';

const SLUG = 'marquee';
/** What the tasks of a history are made of; the rest has a test of its own. */
const DEEDS = new Set(['register', 'add channel', 'offer tasks', 'order viewers']);

async function made() {
  const log = createRecordingLog();
  const db = await testDatabase({ log });
  const deps: Deps = {
    ...{ db, log, clock: createSettableClock(), texts: createErrorTexts() },
    ...{ defaultInstance: undefined, isDemo: true, isDraining: () => false },
  };
  const fixture = await loadInstanceFixture(SLUG);
  const { id: instanceId, revision } = await publishFolder(deps, fixture, {
    urlOf: (host) => host,
  });
  await seedStaff(deps, instanceId);
  const content = demoCatalogue(SLUG)!;
  await publishCatalogue(deps, { instanceId, content });
  const whole = makeHistory(SLUG, content, 0)!;
  const plan = { ...whole, deeds: whole.deeds.filter(({ does }) => DEEDS.has(does)) };
  const brand = { instanceId, slug: SLUG, revision, host: 'localhost:3000', content, plan };
  await runHistory(deps, [brand]);
  return { deps, instanceId };
}

const ROWS = [
  `select order_id, service_id, quantity, reward_micro, taken, checked, rewarded, created_at
    from tasks order by id`,
  `select task_id, customer_id, channel_id, status, comment, start_at, end_at, checked_at,
    rewarded_at, declined_at, reason from task_checks order by id`,
  `select status, current_quantity, completed_at from orders order by id`,
];

const readAll = ({ deps }: { deps: Deps }): Promise<Record<string, unknown>[][]> =>
  deps.db.asSystem(async (trx) => {
    const all: Record<string, unknown>[][] = [];
    for (const query of ROWS) {
      all.push((await sql.raw<Record<string, unknown>>(query).execute(trx)).rows);
    }
    return all;
  });

describe('the tasks of a demo', () => {
  let one: Awaited<ReturnType<typeof made>>;
  beforeAll(async () => {
    one = await made();
  }, 240_000);
  afterAll(() => one.deps.db.close());

  it('are done, declined and waiting, and some can be done', async () => {
    const [tasks = [], checks = [], orders = []] = await readAll(one);
    const statuses = new Set(checks.map(({ status }) => status));
    expect(statuses).toEqual(new Set(['checked', 'rewarded', 'declined']));
    expect(tasks.filter(({ quantity, taken }) => Number(taken) < Number(quantity)).length).toBe(6);
    const ended = orders.filter(({ status }) => status === 'completed');
    expect(ended).toHaveLength(4);
    expect((await verifyTasks(one.deps, one.instanceId)).faults).toEqual([]);
  });

  it('are the same on every machine', async () => {
    const other = await made();
    expect(await readAll(other)).toEqual(await readAll(one));
    await other.deps.db.close();
  }, 240_000);
});
