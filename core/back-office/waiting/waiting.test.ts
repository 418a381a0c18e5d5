// On PostgreSQL: its planner has to find the indexes of what is open, as the application's role.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askForFunds, invoiceIn, newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const PATH = '/api/v1/staff/waiting';

it('counts what waits in each list that one may open, of one brand alone', async () => {
  const { staffOfA, staffOfB, customerOfA } = test.actors;
  const payer = await newPayer(test);
  const asked = await askForFunds(payer, { payment_method_id: 1, amount: '100' });
  const { id } = await invoiceIn(asked);
  await payer.post(`/api/v1/invoices/${id}/mark-is-paid`, { comment: 'paid' });
  const countsOf = async (who: typeof staffOfA) => {
    const { data } = (await (await who.request(PATH)).json()) as {
      data: { list: string; count: number }[];
    };
    return Object.fromEntries(data.map(({ list, count }) => [list, count]));
  };
  expect(await countsOf(staffOfA)).toEqual({
    ...{
      payments: 1,
      refunds: 0,
      withdrawals: 0,
      payouts: 0,
      waiting: 0,
      working: 0,
      unknown: 0,
      held: 0,
    },
    ...{ refills: 0, support: 0, reports: 0, adjustments: 0, identity: 0, trials: 0, tasks: 0 },
  });
  expect(await countsOf(staffOfB)).toMatchObject({ payments: 0 });
  const desk = await newPayer(test, { roles: ['desk'] });
  await test.actors.ownerOfA.post('/api/v1/staff/roles', {
    ...{ name: 'desk', permissions: ['reports.decide'] },
  });
  expect(await countsOf(desk)).toEqual({ reports: 0 });
  expect((await customerOfA.request(PATH)).status).toBe(404);
});

it.each([
  ...['invoices', 'dispatches', 'orders', 'support_threads', 'service_reports', 'identity_checks'],
])('reads no whole table of %s', async (table) => {
  const { id: instanceId } = test.instances.a;
  const plan = await test.db.inInstance(instanceId, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const open = {
      ...{ invoices: sql`status = 'waiting'`, dispatches: sql`state = 'unknown'` },
      ...{ orders: sql`status = 'error'`, support_threads: sql`state = 'open'` },
      ...{ service_reports: sql`status = 'open'`, identity_checks: sql`status = 'uploaded'` },
    }[table]!;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select 1 from ${sql.table(table)} where ${open} and instance_id = ${instanceId}
        limit 100`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).not.toContain('Seq Scan');
});
