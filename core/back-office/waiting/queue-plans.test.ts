// On PostgreSQL: lists that have no filters of their own, and tasks to choose from, are read by an index.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

it.each([
  ['invoices', "status = 'waiting' and id > 5 order by id", 'invoices_by_status'],
  ['invoices', "status = 'refused' and id > 5 order by id", 'invoices_by_status'],
  ['withdrawals', "status = 'paid' and id > 5 order by id", 'withdrawals_in_status'],
  ['billing_documents', 'customer_id = 1 and id < 5 order by id desc', 'documents_of_customer'],
  ['orders', "status = 'error' and not is_test and id > 5 order by id", 'orders_held_up'],
  ['dispatches', "state = 'unknown' and order_id > 5 order by order_id", 'dispatches_unknown'],
  [
    'dispatches',
    "state = 'sent' and route = 'manual' and taken_at is null order by is_fast desc, order_id",
    'dispatches_to_take',
  ],
  ['providers', 'true order by name', 'providers_by_name'],
  ['tasks', 'is_open order by id desc', 'tasks_open'],
  ['tasks', 'is_open order by reward_micro desc, id desc', 'tasks_open_by_reward'],
  ['task_checks', "status = 'checked' and id > 5 order by id", 'task_checks_by_status'],
  ['task_checks', 'customer_id = 5 and id < 9 order by id desc', 'task_checks_of_customer'],
])('%s where %s are read by their index, without a sort', async (table, rest, index) => {
  const { id: instanceId } = test.instances.a;
  const plan = await test.db.inInstance(instanceId, async (trx) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort']) {
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
    }
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select * from ${sql.table(table)} where instance_id = ${instanceId}
      and ${sql.raw(rest)} limit 51`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan|Sort|Filter: .*(status|state) =/);
});
