import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { StaffOrder } from '#core/fulfilment/dispatch/staff/staff-order.contract.ts';
import { addProvider } from '#core/fulfilment/dispatch/testing/add-provider.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import {
  DRIPPED,
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  PLAIN,
  send,
} from '#core/ordering/orders/testing/buyer.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import { balanceOf, newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { testService } from '#core/testing/owner-catalogue.ts';
import { judgeDripFeeds, judgeOrders } from '#tests/durability/orders/judge-orders.ts';
import { killWorkers } from '#tests/durability/orders/kill-workers.ts';
import { localOutbound } from '#tests/durability/orders/local-outbound.ts';
import { quickClock } from '#tests/durability/orders/quick-time.ts';
import { openShakySeller } from '#tests/durability/orders/shaky-seller.ts';
import { createRandom, type Random } from '#tests/durability/random.ts';

// Orders and drip-feeds in a time that passes quickly, delivered by workers that are killed again
// and again, on the server of TEST_DATABASE_URL: npm run prove:orders -- --orders 10000

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000' },
    'drip-feeds': { type: 'string', default: '1000' },
    runs: { type: 'string', default: '100' },
    workers: { type: 'string', default: '4' },
    customers: { type: 'string', default: '50' },
    /** So many seconds of orders pass in one, and so many of drip-feeds. */
    speed: { type: 'string', default: '20' },
    'drip-speed': { type: 'string', default: '25' },
    'life-seconds': { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});

const DOLLAR = 1_000_000n;
const GIFT_MICRO = 100_000n * DOLLAR;
const LINES_AT_ONCE = 20;
/** An odd price, and a service that a provider delivers. */
const ODD = 114;
const RESOLD = 115;
/** Of a hundred orders. */
const RESOLD_OF_HUNDRED = 20;
const TOUCHED_OF_HUNDRED = 10;
const LOOK_MS = 2_000;
/** Ours: staff look only when no request can still be on its way. */
const UNSEEN_MS = 20_000;
const TIDY_MS = 30_000;
/** Ours, in which nothing has come to its end. */
const STUCK_MS = 180_000;
const RESOLD_RUN_MS = 5_000;
const MINUTES_BETWEEN = 10;

let isProved = true;
function report(isGood: boolean, sentence: string, faults: readonly string[] = []): void {
  for (const fault of faults.slice(0, 20)) console.log(`     ${fault}`);
  console.log(`${isGood ? 'good' : 'BAD '} ${sentence}`);
  isProved &&= isGood;
}

const server = process.env['TEST_DATABASE_URL'];
if (!server) throw new Error('Name a PostgreSQL in TEST_DATABASE_URL: workers are processes.');

interface Stage {
  test: TestCore;
  instanceId: number;
  random: Random;
  payers: CustomerActor[];
  workers: ReturnType<typeof killWorkers>;
  seller: Awaited<ReturnType<typeof openShakySeller>>;
  /** Since when, of ours, nobody knows who has it. */
  lost: Map<string, number>;
  decided: { link: string; decision: string; at: number; sawAt: number }[];
  tidy: () => Promise<void>;
}

async function setStage(speed: number): Promise<Stage & { close(): Promise<void> }> {
  const random = createRandom(Number(values.seed));
  const time = { startedAt: Date.now(), speed };
  const test = await testCore({ clock: quickClock(time), isDemo: true, outbound: localOutbound });
  const instanceId = test.instances.a.id;
  const service = (id: number, own: object) =>
    testService({
      ...{ id, service_type_id: 101, slug: `alder-service-${id}` },
      ...{ texts: { en: { name: `Alder service ${id}` } }, ...own },
    });
  const odd = { price_micro: 1_333_337n, default_price_micro: 1_333_337n };
  await openShop(test, [service(ODD, odd), service(RESOLD, odd)]);
  const seller = await openShakySeller(random, RESOLD_RUN_MS);
  const resold = { serviceId: RESOLD, costMicro: 400_000n };
  await addProvider(test, { instanceId, name: 'seller', url: seller.url, ...resold });
  const payers: CustomerActor[] = [];
  for (let at = 0; at < Number(values.customers); at += 1) {
    const payer = await newPayer(test);
    await giveMoney(test, payer, GIFT_MICRO);
    payers.push(payer);
  }
  const url = await databaseUrl(test);
  const workers = killWorkers({
    url,
    time,
    workers: Number(values.workers),
    lifeMs: () => random.below(2_000 * Number(values['life-seconds'])),
  });
  const close = async () => {
    await workers.end();
    seller.server.close();
    await test.close();
  };
  const tidy = () => tidyUp(url);
  return {
    test,
    instanceId,
    random,
    payers,
    workers,
    seller,
    lost: new Map(),
    decided: [],
    tidy,
    close,
  };
}

/** What a server does by itself, unless it was told not to. */
async function tidyUp(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('vacuum (analyze)');
  await client.end();
}

async function databaseUrl({ db }: TestCore): Promise<string> {
  const { rows } = await db.asSystem((trx) =>
    sql<{ name: string }>`select current_database() as name`.execute(trx),
  );
  const url = new URL(server ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

/** The sessions of before have ended long ago. */
async function asNow({ test }: Stage, payer: CustomerActor): Promise<CustomerActor> {
  const authorization = await logInAs(test.deps, payer.instance.id, payer);
  const request: CustomerActor['request'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', authorization);
    return test.request(path, { ...init, headers, host: payer.instance.host });
  };
  return { ...payer, authorization, request };
}

async function placeOrders(stage: Stage, count: number): Promise<void> {
  const { random, payers } = stage;
  for (let placed = 0; placed < count; placed += LINES_AT_ONCE) {
    const payer = await asNow(stage, payers[(placed / LINES_AT_ONCE) % payers.length]!);
    const size = Math.min(LINES_AT_ONCE, count - placed);
    const orders = Array.from({ length: size }, (_, at) => {
      const isResold = random.below(100) < RESOLD_OF_HUNDRED;
      return line({
        service_id: isResold ? RESOLD : random.pick([PLAIN, ODD]),
        url: `https://video.example/watch?v=${placed + at}`,
        quantity: 100 + 10 * random.below(500),
      });
    });
    const { orders: made } = await placedIn(await place(payer, { orders }));
    for (const { id } of made) {
      if (random.below(100) < TOUCHED_OF_HUNDRED) await touch(payer, { id, random });
    }
  }
}

/** Cancels, or holds, and goes on with all that are held in the end. */
async function touch(
  payer: CustomerActor,
  { id, random }: { id: number; random: Random },
): Promise<void> {
  const act = random.pick(['cancel', 'pause'] as const);
  const { status } = await send(payer, `/api/v1/orders/${id}/${act}`, {});
  if (status >= 500) report(false, `${act} of order ${id}: ${status}`);
}

async function activateHeld(stage: Stage): Promise<void> {
  const { test, instanceId, payers } = stage;
  const held = await test.db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('orders')
      .select(['id', 'customer_id'])
      .where('status', '=', 'stopped')
      .limit(500)
      .execute(),
  );
  for (const { id, customer_id: owner } of held) {
    const payer = payers.find((one) => one.id === owner);
    if (payer) await send(await asNow(stage, payer), `/api/v1/orders/${id}/activate`, {});
  }
}

/** Staff look into the provider's own list, and give back what nobody takes. */
async function settleQueue(stage: Stage, staff: CustomerActor): Promise<number> {
  const { seller, lost } = stage;
  const person = await asNow(stage, staff);
  let settled = 0;
  for (const queue of ['unknown', 'held']) {
    const response = await person.request(`/api/v1/staff/orders?queue=${queue}`);
    // What the contract of that call says.
    const { data } = (await response.json()) as { data: StaffOrder[] };
    for (const { id, url, delivery } of data) {
      const sending = `${id} since ${delivery?.since}`;
      const lostAt = lost.get(sending) ?? Date.now();
      lost.set(sending, lostAt);
      if (queue === 'unknown' && Date.now() - lostAt < UNSEEN_MS) continue;
      lost.delete(sending);
      const taken = seller.bought.get(url);
      const decision = {
        delivery_since: delivery?.since,
        ...(queue === 'held'
          ? { decision: 'give_back', reason: 'Nobody takes it.' }
          : taken
            ? { decision: 'was_accepted', reference: String(taken.id) }
            : { decision: 'send_again' }),
      };
      const path = `/api/v1/staff/orders/${id}/decide`;
      const { status } = await send(person, path, decision, randomUUID());
      stage.decided.push({ link: url, ...decision, at: Date.now(), sawAt: lostAt });
      if (status === 200) settled += 1;
      else if (status !== 409) report(false, `${decision.decision} of order ${id}: ${status}`);
    }
  }
  return settled;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Until all is over; answers how much staff had to settle. */
async function untilOver(stage: Stage): Promise<number> {
  const { test } = stage;
  const staff = await newPayer(test, { roles: ['staff'] });
  let [settled, before, movedAt, tidiedAt] = [0, '', Date.now(), Date.now()];
  for (;;) {
    await activateHeld(stage);
    settled += await settleQueue(stage, staff);
    const open = await countOpen(stage);
    if (open.orders === 0 && open.feeds === 0) return settled;
    const now = `${open.orders} orders open, ${open.made} made, ${open.feeds} drip-feeds open`;
    if (now !== before) movedAt = Date.now();
    else if (Date.now() - movedAt > STUCK_MS) {
      report(false, `Nothing moves any more: ${now}`);
      return settled;
    }
    if (now !== before) console.log(`     ${now}, ${stage.workers.kills()} kills`);
    before = now;
    await sealLedgers(test.deps);
    if (Date.now() - tidiedAt > TIDY_MS) {
      await stage.tidy();
      tidiedAt = Date.now();
    }
    await pause(LOOK_MS);
  }
}

async function countOpen({ test, instanceId }: Stage) {
  const { rows } = await test.db.inInstance(instanceId, (trx) =>
    sql<{ orders: number; made: number; feeds: number }>`
      select
        (select count(*)::integer from orders where instance_id = ${instanceId}
          and status not in ('completed', 'canceled')) as orders,
        (select count(*)::integer from orders where instance_id = ${instanceId}) as made,
        (select count(*)::integer from drip_feeds where instance_id = ${instanceId}
          and status = 'in_processing') as feeds`.execute(trx),
  );
  return rows[0] ?? { orders: 0, made: 0, feeds: 0 };
}

async function judgeMoney({ test, instanceId, payers, tidy }: Stage): Promise<void> {
  await sealLedgers(test.deps);
  await tidy();
  const ledger = await verifyLedger(test.deps, instanceId);
  const counted = await verifyOrders(test.deps, instanceId);
  report(
    ledger.faults.length === 0 && counted.faults.length === 0,
    `ledger:verify: ${ledger.transactions} transactions, ${counted.orders} orders and drip-feeds`,
    [...ledger.faults, ...counted.faults],
  );
  let balances = 0n;
  for (const payer of payers) balances += await balanceOf(test, payer);
  const { rows } = await test.db.inInstance(instanceId, (trx) =>
    sql<{ spent: bigint }>`
      select coalesce(sum(cost_micro - refunded_micro), 0)::bigint as spent
      from orders where instance_id = ${instanceId}`.execute(trx),
  );
  const given = GIFT_MICRO * BigInt(payers.length);
  const spent = rows[0]?.spent ?? 0n;
  report(given === balances + spent, `${given} given = ${balances} left + ${spent} delivered`);
}

async function proveOrders(count: number): Promise<void> {
  const stage = await setStage(Number(values.speed));
  await placeOrders(stage, count);
  const settled = await untilOver(stage);
  const { orders, endings, faults } = await judgeOrders(stage.test.db, stage.instanceId);
  const kills = stage.workers.kills();
  report(
    faults.length === 0 && orders === count,
    `${orders} orders ended by legal paths (${JSON.stringify(endings)}), ` +
      `${kills} kills, ${settled} settled by staff`,
    faults,
  );
  const { bought } = stage.seller;
  const twice = [...bought].filter(([, { asked }]) => asked.length > 1);
  report(
    twice.length === 0,
    `${bought.size} orders bought of a provider, none twice`,
    await Promise.all(twice.map(([link, { asked }]) => tellTwice(stage, { link, asked }))),
  );
  await judgeMoney(stage);
  await stage.close();
}

/** All that is known of an order that was bought twice. */
async function tellTwice(
  { test, instanceId, decided }: Stage,
  { link, asked }: { link: string; asked: object[] },
): Promise<string> {
  const rows = await test.db.inInstance(instanceId, (trx) =>
    sql`
      select o.id, o.status, (
        select json_agg(d order by d.id) from dispatches d
        where d.instance_id = o.instance_id and d.order_id = o.id) as dispatches, (
        select json_agg(e order by e.id) from order_events e
        where e.instance_id = o.instance_id and e.order_id = o.id) as events
      from orders o where o.instance_id = ${instanceId} and o.url = ${link}`.execute(trx),
  );
  const by = decided.filter((one) => one.link === link);
  return json({ link, asked, decided: by, rows: rows.rows });
}

const json = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one));

async function proveDripFeeds(count: number, runs: number): Promise<void> {
  const stage = await setStage(Number(values['drip-speed']));
  const drip_feed = { numberOfRuns: runs, dripFeedMinutes: MINUTES_BETWEEN };
  for (let placed = 0; placed < count; placed += LINES_AT_ONCE) {
    const payer = await asNow(stage, stage.payers[(placed / LINES_AT_ONCE) % stage.payers.length]!);
    const orders = Array.from({ length: Math.min(LINES_AT_ONCE, count - placed) }, (_, at) =>
      line({
        ...{ service_id: DRIPPED, drip_feed, quantity: 100 + 10 * stage.random.below(9) },
        url: `https://video.example/watch?v=demo-full-${placed + at}`,
      }),
    );
    await placedIn(await place(payer, { orders }));
  }
  await untilOver(stage);
  const fed = await judgeDripFeeds(stage.test.db, stage.instanceId);
  const { orders, faults } = await judgeOrders(stage.test.db, stage.instanceId);
  report(
    fed.faults.length === 0 && fed.feeds === count && fed.runs === count * runs,
    `${fed.feeds} drip-feeds, ${fed.runs} runs, ${stage.workers.kills()} kills`,
    fed.faults,
  );
  report(faults.length === 0, `${orders} runs ended by legal paths`, faults);
  await judgeMoney(stage);
  await stage.close();
}

if (Number(values.orders) > 0) await proveOrders(Number(values.orders));
if (Number(values['drip-feeds']) > 0) {
  await proveDripFeeds(Number(values['drip-feeds']), Number(values.runs));
}
process.exitCode = isProved ? 0 : 1;
