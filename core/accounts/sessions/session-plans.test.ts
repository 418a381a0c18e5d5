// On PostgreSQL: its plans.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#core/testing/database.ts';
import type { Database } from '#core/platform/db/database.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

it.each([
  ['a device that is known', 'select id', 'impersonator_id is null'],
  ['when they were last there', 'select max(last_seen_at)', 'impersonator_id is null'],
  ['what is signed in', 'select id', 'ended_at is null and ends_at > now()'],
])('%s is found among the sessions of one customer alone', async (_, select, condition) => {
  const query = `${select} from sessions
    where instance_id = 1 and customer_id = 1 and ${condition}`;
  const plan = await db.inInstance(1, async (trx) => {
    for (const way of ['seqscan', 'bitmapscan']) {
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
    }
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain ${sql.raw(query)}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('sessions_by_customer');
  expect(plan).toMatch(/Index Cond: .*customer_id = 1/);
});
