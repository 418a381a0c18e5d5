import { sql } from 'kysely';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore } from '#core/testing/harness.ts';
import { refuse, report } from './report/report.ts';

// Embedded, or on the PostgreSQL of TEST_DATABASE_URL, which keeps its rows elsewhere.

const FEW = 1_000;
const MANY = 1_000_000;
const AT_ONCE = 100_000;
const MOST_OF_FEW = 2;
const MEGABYTE = 1024 ** 2;
const PASSWORD = 'a harbour of quiet boats';

const test = await testCore();
const { deps, db } = test;
const instanceId = test.instances.a.id;

/** A customer of whom so many events are kept. */
async function customerWith(events: number): Promise<string> {
  const customer = await addCustomer(deps, instanceId, { password: PASSWORD });
  for (let done = 0; done < events; done += AT_ONCE) {
    await db.inInstance(instanceId, (trx) =>
      sql`insert into audit_log (instance_id, at, action, outcome, address, request_id,
          customer_id, details)
        select ${instanceId}::integer, ${test.clock.now()}::timestamptz, 'event.' || n, 'done', '',
          '', ${customer.id}::bigint, '{}'::jsonb
        from generate_series(1, ${Math.min(AT_ONCE, events)}::integer) n`.execute(trx),
    );
  }
  return logInAs(deps, instanceId, customer);
}

/** The most memory of the process while an export is read as fast as it comes, and its bytes. */
async function readExport(authorization: string) {
  const response = await test.request('/api/v1/profile/export', {
    method: 'POST',
    body: JSON.stringify({ current_password: PASSWORD }),
    headers: { 'content-type': 'application/json', authorization },
  });
  let [bytes, most] = [0, 0];
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    most = Math.max(most, process.memoryUsage.rss());
  }
  return { bytes, most };
}

const sessions = { few: await customerWith(FEW), many: await customerWith(MANY) };
await db.maintain();
await readExport(sessions.few);
const few = await readExport(sessions.few);
const many = await readExport(sessions.many);
console.log(`${Math.round(many.bytes / MEGABYTE)} MB were read`);
report({
  ...{ measure: `memory while ${MANY} events are exported`, unit: 'MB', against: `for ${FEW}` },
  ours: Math.round(many.most / MEGABYTE),
  reference: Math.round(few.most / MEGABYTE),
});
if (many.most > few.most * MOST_OF_FEW) {
  refuse(`An export may take ${MOST_OF_FEW} times the memory of a small one.`);
}
await test.close();
