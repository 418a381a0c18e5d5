import { sql } from 'kysely';
import { getOwnOrder } from '#core/ordering/orders/own-orders.ts';
import { listOrderTable } from '#core/ordering/orders/list/list-order-table.ts';
import { orderTableQuery } from '#core/ordering/orders/list/order-table.contract.ts';
import { listStaffOrders } from '#core/fulfilment/dispatch/staff/staff-orders.ts';
import { staffOrdersQuery } from '#core/fulfilment/dispatch/staff/staff-order.contract.ts';
import { getDashboard } from '#core/ordering/orders/statistics/get-dashboard.ts';
import { listStatistics } from '#core/ordering/orders/statistics/list-statistics.ts';
import { statisticsQuery } from '#core/ordering/orders/statistics/statistics.contract.ts';
import { giveMoney, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { fillOrders } from '#core/ordering/orders/testing/many-orders.ts';
import { listOwnNotices } from '#core/messaging/notices/own-notices.ts';
import { callerFor } from '#core/billing/payments/testing/caller-for.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { WINDOW } from '#core/platform/lists/read-list.ts';
import { ticketList } from '#core/back-office/tickets/list-tickets.ts';
import { getStaffSupport } from '#core/feedback/support/staff-support.ts';
import { testCore } from '#core/testing/harness.ts';
import { fillNotices, fillThreads } from './orders/fill-told.ts';
import { refuse, report } from './report/report.ts';

// Embedded, or on the PostgreSQL of TEST_DATABASE_URL. ORDERS may say fewer, for a quick look.

const FEW = 100;
const MANY = Number(process.env['ORDERS'] ?? 1_000_000);
/** Of each state more than a list counts (`WINDOW`): up to there its cost grows, and then no more. */
const FEW_THREADS = 4 * WINDOW;
const INSTANCES = 10_000;
const TURNS = 100;
const MOST_OF_FEW = 1.3;

const test = await testCore();
const { deps, instances } = test;
const instanceId = instances.a.id;
await openShop(test);

interface Customer {
  caller: ReturnType<typeof callerFor>;
  /** One of their orders, and where a page in the midst of them begins. */
  orderId: bigint;
  cursor: string;
}

async function customerWith(orders: number): Promise<Customer> {
  const payer = await newPayer(test);
  await giveMoney(test, payer, 10_000_000n);
  const orderId = BigInt((await placedIn(await place(payer))).orders[0]?.id ?? 0);
  await fillOrders(deps.db, { instanceId, customerId: payer.id, orderId, orders });
  await fillNotices(deps.db, { instanceId, customerId: payer.id, notices: orders });
  return { caller: callerFor(payer), orderId, cursor: await midst(payer) };
}

async function midst({ id }: CustomerActor): Promise<string> {
  const { rows } = await deps.db.inInstance(instanceId, (trx) =>
    sql<{ at: bigint }>`select (min(id) + max(id)) / 2 as at from orders
      where instance_id = ${instanceId} and customer_id = ${id}`.execute(trx),
  );
  const at = rows[0]?.at ?? 0n;
  return `${at}.${at}`;
}

const table = (query: Record<string, string>) => {
  const asked = orderTableQuery.parse(query);
  return ({ caller }: Customer) => listOrderTable(deps, caller, asked);
};
const statistics = (query: Record<string, string>) => {
  const asked = statisticsQuery.parse(query);
  return ({ caller }: Customer) => listStatistics(deps, caller, asked);
};

const READS: Readonly<Record<string, (customer: Customer) => Promise<unknown>>> = {
  'the first page': table({}),
  'a page in the midst': ({ caller, cursor }) =>
    listOrderTable(deps, caller, orderTableQuery.parse({ cursor })),
  'those of a status': table({ status: 'error' }),
  'the dearest first': table({ order_by: 'cost' }),
  'the last to end first': table({ order_by: 'completedAt' }),
  'an order': ({ caller, orderId }) => getOwnOrder(deps, caller, String(orderId)),
  'four weeks by day': statistics({}),
  'four weeks by service': statistics({ groupBy: 'service' }),
  'the dashboard': ({ caller }) => getDashboard(deps, caller),
  'the latest notices': ({ caller }) => listOwnNotices(deps, caller, {}),
  'what was not read': ({ caller }) => listOwnNotices(deps, caller, { unread: '1' }),
};

const staffThreads =
  (state: 'open' | 'closed') =>
  ({ caller }: Customer) =>
    ticketList.page(deps, caller, { q: `is:${state}` });
const staffQueue = (query: Record<string, string>) => {
  const asked = staffOrdersQuery.parse(query);
  return ({ caller }: Customer) => listStaffOrders(deps, caller, asked);
};

/** By whose instance is asked; the customer is only who asks. */
const STAFF_READS: typeof READS = {
  'what is held up, for staff': staffQueue({ queue: 'held' }),
  'what staff have to begin': staffQueue({ queue: 'waiting' }),
  'whose outcome is unknown': staffQueue({ queue: 'unknown' }),
  'who waits for an answer': staffThreads('open'),
  'threads that are over': staffThreads('closed'),
  'the end of a long thread': ({ caller, orderId }) =>
    getStaffSupport(deps, caller, { orderId: String(orderId), before: undefined }),
};

/** What else the machine does only ever adds to a time: the tenth quickest of a hundred. */
const undisturbed = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0;

/** In turns, so that what else the machine does meets both alike. */
async function compare(
  { few, many }: { few: Customer; many: Customer },
  { reads = READS, among = '' }: { reads?: typeof READS; among?: string } = {},
): Promise<void> {
  for (const [name, read] of Object.entries(reads)) {
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [size, customer] of Object.entries({ few, many })) {
        const started = performance.now();
        await read(customer);
        // Object.entries forgets the names.
        times[size as 'few' | 'many'].push(performance.now() - started);
      }
    }
    const [ours, reference] = [undisturbed(times.many), undisturbed(times.few)].map((ms) =>
      Math.round(ms * 1000),
    ) as [number, number]; // Two of two.
    const measure = `${name}, ${MANY} orders${among}`;
    report({ measure, unit: 'µs', against: `${FEW} orders`, ours, reference });
    if (ours / reference > MOST_OF_FEW) refuse(`${measure}: not as promised`);
  }
}

/** What a database does by itself in the minutes after so much has come, where it was not told not to. */
async function settle(): Promise<void> {
  await deps.db.maintain();
  await deps.db.asSystem(async (trx) => {
    await sql`set local role none`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`analyze`.execute(trx);
  });
}

/** As many others as a large deployment has, each with orders of its own. */
async function addInstances(orderId: bigint): Promise<void> {
  await deps.db.asSystem(async (trx) => {
    await sql`set local role none`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into instances (slug, name, created_at, updated_at)
      select 'other-' || n, 'Other', now(), now() from generate_series(1, ${INSTANCES}::integer) n
      `.execute(trx);
    await sql`
      insert into orders (instance_id, customer_id, checkout_id, place, service_id, service,
        price_micro, pricing_per, url, quantity, status, cost_micro, full_cost_micro,
        is_guarantee, is_speedup, targets, country_ids, source, type, is_reorder, quote,
        created_at, paid_at, updated_at)
      select i.id, o.customer_id, o.checkout_id, 0, o.service_id, o.service, o.price_micro,
        o.pricing_per, o.url, 100, 'in_processing', 1000, 1000, false, false, o.targets,
        o.country_ids, o.source, o.type, false, o.quote, o.created_at, o.created_at, o.created_at
      from instances i cross join orders o cross join generate_series(1, 5) n
      where o.instance_id = ${instanceId} and o.id = ${orderId} and i.slug like 'other-%'
      `.execute(trx);
  });
  await settle();
}

/** Another instance, with enough orders for a page of each queue. */
async function smallInstance(like: Customer): Promise<Customer> {
  const { id } = instances.b;
  await deps.db.asSystem(async (trx) => {
    await sql`set local role none`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into orders (instance_id, customer_id, checkout_id, place, service_id, service,
        price_micro, pricing_per, url, quantity, status, cost_micro, full_cost_micro,
        is_guarantee, is_speedup, targets, country_ids, source, type, is_reorder, quote,
        created_at, paid_at, updated_at)
      select ${id}, o.customer_id, o.checkout_id, 0, o.service_id, o.service, o.price_micro,
        o.pricing_per, o.url, 100, 'error', 1000, 1000, false, false, o.targets,
        o.country_ids, o.source, o.type, false, o.quote, o.created_at, o.created_at, o.created_at
      from orders o cross join generate_series(1, ${FEW_THREADS}::integer) n
      where o.instance_id = ${instanceId} and o.id = ${like.orderId}`.execute(trx);
  });
  return asStaff({ ...like, caller: { ...like.caller, instanceId: id } }, FEW_THREADS);
}

/** With full queues and so many threads; the order is the one about which most was written. */
async function asStaff(customer: Customer, threads: number): Promise<Customer> {
  const { instanceId: id } = customer.caller;
  await queueUp(id);
  await fillThreads(deps.db, { instanceId: id, threads });
  await settle();
  const { rows } = await deps.db.inInstance(id, (trx) =>
    sql<{ first: bigint }>`select min(order_id) as first from support_threads
      where instance_id = ${id}`.execute(trx),
  );
  return { ...customer, orderId: rows[0]?.first ?? 0n };
}

/** As many in the queues of an instance as there are in each of them on a busy day. */
async function queueUp(id: number): Promise<void> {
  await deps.db.asSystem(async (trx) => {
    await sql`set local role none`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into dispatches (instance_id, order_id, route, request_id, state, reference, sent_at,
        created_at, updated_at)
      select o.instance_id, o.id, 'manual', gen_random_uuid(),
        case when o.row % 2 = 0 then 'sent' else 'unknown' end,
        case when o.row % 2 = 0 then o.id::text end, case when o.row % 2 = 0 then o.created_at end,
        o.created_at, o.created_at
      from (
        select *, row_number() over (order by id) as row from orders
        where instance_id = ${id} order by id limit ${FEW}) o`.execute(trx);
  });
}

const few = await customerWith(FEW);
const many = await customerWith(MANY);
await settle();
await compare({ few, many });
const [fewOfStaff, manyOfStaff] = [await smallInstance(few), await asStaff(many, MANY)];
await compare({ few: fewOfStaff, many: manyOfStaff }, { reads: STAFF_READS });
await addInstances(few.orderId);
await compare({ few, many }, { among: ` among ${INSTANCES} instances` });
await test.close();
