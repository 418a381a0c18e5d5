import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { HttpServer } from '#server/http/http-server.ts';
import { coreHandle } from '#server/route-requests.ts';
import { startBareServer, type BareServer } from './mixed/bare-server.ts';
import type { Scene } from './mixed/calls.ts';
import { highestRate, WANTED, type Held } from './mixed/hold-rate.ts';
import { recordSamples } from './mixed/record-samples.ts';
import { openScene } from './mixed/scene.ts';
import { openBareOrders } from './orders/bare-order.ts';
import { refuse, report } from './report/report.ts';
import { QUIET_LOG } from './serving/quiet-log.ts';

// On the PostgreSQL of TEST_DATABASE_URL: the highest rate of mixed calls that a server of ours holds
// for a minute, and a bare one that sends the same statements. Takes some minutes.

async function serve(test: TestCore): Promise<{ port: number; stop(): Promise<void> }> {
  const server = new HttpServer({
    log: QUIET_LOG,
    isTrusted: () => false,
    handle: coreHandle(async (...asked) => test.core.fetch(...asked)),
  });
  const port = Number(new URL(await server.listen(0, '127.0.0.1')).port);
  return { port, stop: () => server.stop(5) };
}

async function bareServer(test: TestCore, at: { port: number; scene: Scene }): Promise<BareServer> {
  const instanceId = test.instances.a.id;
  const { samples, tries } = await recordSamples(test, at);
  const found = await test.db.inInstance(instanceId, async (trx) => ({
    url: await urlOf(trx),
    order: await trx
      .selectFrom('orders')
      .select(['id', 'customer_id'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
    note: await trx.selectFrom('api_calls').selectAll().limit(1).executeTakeFirstOrThrow(),
  }));
  const { id: orderId, customer_id: customerId } = found.order;
  const { id: _, ...note } = found.note;
  const writeOrder = await openBareOrders(test.db, { instanceId, customerId, orderId });
  const parts = { db: test.db, log: test.log, url: found.url, samples, tries };
  return startBareServer({ ...parts, instanceId, writeOrder, note });
}

/** Where the copy of the database is that this test has. */
async function urlOf(trx: Parameters<Parameters<TestCore['db']['inInstance']>[1]>[0]) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(trx);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return url.href;
}

async function compare(test: TestCore, folder: string): Promise<void> {
  const scene = await openScene(test);
  const file = path.join(folder, 'scene.json');
  await writeFile(file, JSON.stringify(scene));
  const own = await serve(test);
  const bare = await bareServer(test, { port: own.port, scene });
  try {
    const reference = await highestRate({ name: 'bare node:http', port: bare.port, file });
    const ours = await highestRate({ name: 'ours', port: own.port, file });
    tell(ours, reference);
  } finally {
    await bare.close();
    await own.stop();
  }
}

function tell(ours: Held, reference: Held): void {
  const against = 'bare node:http with the same SQL';
  report({
    ...{ measure: 'mixed calls held for a minute', unit: 'calls/s', against },
    ...{ ours: ours.perSecond, reference: reference.perSecond },
  });
  report({
    ...{ measure: 'the slowest of a hundred at that rate', unit: 'ms', against },
    ...{ ours: ours.p99, reference: reference.p99 },
  });
  const wrong = Object.values(ours.errors).reduce((all, count) => all + count, 0);
  if (wrong > 0) refuse(`${wrong} calls were answered wrong.`);
  if (ours.perSecond < WANTED) console.log(`${WANTED} a second are wanted.`);
}

if (process.env['TEST_DATABASE_URL'] === undefined) {
  console.log('Not measured: it needs the PostgreSQL of TEST_DATABASE_URL.');
} else {
  // Limits of tokens fill up as time goes on.
  const test = await testCore({ clock: { now: () => new Date() } });
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    await compare(test, folder);
  } finally {
    await test.close();
    await rm(folder, { recursive: true });
  }
}
