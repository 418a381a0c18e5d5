import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { auditEntryList } from '#core/back-office/audit/list-audit.ts';
import { customerList } from '#core/back-office/customers/list-customers.ts';
import { identityCheckList } from '#core/back-office/identity-checks/list-identity-checks.ts';
import { deliveryList } from '#core/back-office/deliveries/list-deliveries.ts';
import { documentList } from '#core/back-office/documents/list-documents.ts';
import { deadJobList } from '#core/back-office/jobs/dead-jobs.ts';
import { trialList } from '#core/back-office/free-trials/list-trials.ts';
import { mailList } from '#core/back-office/mails/staff-mails.ts';
import { orderList } from '#core/back-office/orders/list-orders.ts';
import { paymentList } from '#core/back-office/payments/list-payments.ts';
import { providerList } from '#core/back-office/providers/list-providers.ts';
import { reportList } from '#core/back-office/reports/list-reports.ts';
import { reviewList } from '#core/back-office/reviews/list-reviews.ts';
import { serviceList } from '#core/back-office/services/list-services.ts';
import { taskCheckList } from '#core/back-office/task-checks/list-checks.ts';
import { ticketList } from '#core/back-office/tickets/list-tickets.ts';
import { withdrawalList } from '#core/back-office/withdrawals/list-withdrawals.ts';
import { listStaffDocuments } from '#core/billing/documents/read-documents.ts';
import { beSeller, payIn } from '#core/billing/documents/testing/billed.ts';
import { listStaffPayments } from '#core/billing/payments/staff/staff-payments.ts';
import { callerFor } from '#core/billing/payments/testing/caller-for.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { listStaffWithdrawals } from '#core/billing/withdrawals/staff/staff-withdrawals.ts';
import { newEarner, requested } from '#core/billing/withdrawals/testing/earner.ts';
import { listStaffOrders } from '#core/fulfilment/dispatch/staff/staff-orders.ts';
import { listOpenTasks } from '#core/growth/tasks/open-task.store.ts';
import { giveMoney, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { listProviders } from '#core/supply/providers/list-providers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore } from '#core/testing/harness.ts';
import { copiesOf, fillDeliveries, fillDispatches, fillList } from './lists/fill-lists.ts';
import { addWhatGrowthBrings, whatGrowthBrings } from './lists/growth-lists.ts';
import { refuse, report } from './report/report.ts';

// The lists of staff with a hundred rows and with a million, alone and among 10,000 instances, on
// the PostgreSQL of TEST_DATABASE_URL. ROWS may say fewer, for a quick look, LIST names one, and
// TABLES those that are filled for it (`TABLES=customers,invoices`).

const FEW = 100;
const MANY = Number(process.env['ROWS'] ?? 1_000_000);
const OTHERS = Number(process.env['INSTANCES'] ?? 10_000);
const ROWS_OF_OTHERS = 5;
const TABLES = process.env['TABLES']?.split(',');
/** No shop has more; they are shown at once. */
const PROVIDERS = 50;
const TURNS = 60;
const MOST_OF_FEW = 1.3;

const test = await testCore({ isDemo: true });
const { deps, instances } = test;
const [a, b] = [instances.a.id, instances.b.id];

interface Asker {
  caller: ReturnType<typeof callerFor>;
  first: bigint;
}
type Read = (asker: Asker) => Promise<unknown>;

const of =
  <Asked>(list: (ports: typeof deps, caller: Asker['caller'], asked: Asked) => Promise<unknown>) =>
  (asked: Asked): Read =>
  ({ caller }) =>
    list(deps, caller, asked);
const [orders, customers, tickets] = [
  of(orderList.page),
  of(customerList.page),
  of(ticketList.page),
];
const [services, jobs, mails] = [of(serviceList.page), of(deadJobList.page), of(mailList.page)];
const [audit, payments, withdrawals] = [
  of(auditEntryList.page),
  of(listStaffPayments),
  of(listStaffWithdrawals),
];
const [allProviders, allDeliveries] = [of(providerList.page), of(deliveryList.page)];
const [waiting, documents, checks] = [
  of(listStaffOrders),
  of(documentList.page),
  of(identityCheckList.page),
];
const reports = of(reportList.page);
const [reviews, trials, taskChecks] = [
  of(reviewList.page),
  of(trialList.page),
  of(taskCheckList.page),
];
const [allPayments, allWithdrawals] = [of(paymentList.page), of(withdrawalList.page)];

/** What the page of tasks shows to a customer; their count ends at a thousand and is left out. */
const openTasks =
  (by: 'id' | 'reward', serviceId?: number): Read =>
  ({ caller: { instanceId, customer } }) =>
    deps.db.read(instanceId, async (trx) => {
      const open = {
        ...{ instanceId, customerId: customer.id, channelId: 'UC7', channelHash: '', serviceId },
        now: deps.clock.now(),
      };
      await listOpenTasks(trx, open, { by, direction: 'desc', most: 10, skipped: 0 });
    });

/** Every list, each with every sort. */
const READS: Readonly<Record<string, Read>> = {
  orders: orders({}),
  'orders, the oldest first': orders({ sort: 'created' }),
  'orders of a status': orders({ q: 'status:error' }),
  'orders of a day': orders({ q: 'created:>2020-01-01' }),
  'deliveries to begin': waiting({ queue: 'waiting' }),
  'deliveries that nobody knows of': waiting({ queue: 'unknown' }),
  'deliveries that are held up': waiting({ queue: 'held' }),
  'all deliveries': allDeliveries({}),
  'all deliveries, the oldest first': allDeliveries({ sort: 'begun' }),
  'all deliveries of a state': allDeliveries({ q: 'state:refused' }),
  'all deliveries of a provider': allDeliveries({ q: 'provider:"Provider 7"' }),
  'all deliveries sent on a day': allDeliveries({ q: 'sent:>2020-01-01' }),
  'payments that wait': payments({ status: 'waiting' }),
  'payments that were refused': payments({ status: 'refused' }),
  'all payments': allPayments({}),
  'all payments, the oldest first': allPayments({ sort: 'created' }),
  'all payments of a state': allPayments({ q: 'state:refused' }),
  'all payments by a method': allPayments({ q: 'method:1' }),
  'all payments of a day': allPayments({ q: 'created:>2020-01-01' }),
  'all withdrawals': allWithdrawals({}),
  'all withdrawals, the oldest first': allWithdrawals({ sort: 'requested' }),
  'all withdrawals of a state': allWithdrawals({ q: 'state:canceled' }),
  'all withdrawals of a day': allWithdrawals({ q: 'requested:>2020-01-01' }),
  customers: customers({}),
  'customers, the oldest first': customers({ sort: 'created' }),
  'customers by name': customers({ sort: 'name' }),
  'customers by name, from Z': customers({ sort: '-name' }),
  'frozen customers by name': customers({ q: 'is:frozen', sort: 'name' }),
  tickets: tickets({}),
  'tickets, the latest first': tickets({ sort: '-created' }),
  'open tickets': tickets({ q: 'is:open' }),
  'open tickets, the latest first': tickets({ q: 'is:open', sort: '-created' }),
  'tickets of nobody': tickets({ q: 'assigned:nobody' }),
  'tickets of nobody, the latest first': tickets({ q: 'assigned:nobody', sort: '-created' }),
  'withdrawals that were asked for': withdrawals({ status: 'requested' }),
  'withdrawals that were canceled': withdrawals({ status: 'canceled' }),
  'documents of a customer': ({ caller, first }) =>
    listStaffDocuments(deps, caller, { customer_id: String(first) }),
  documents: documents({}),
  'documents, the oldest first': documents({ sort: 'issued' }),
  'documents of a series': documents({ q: 'kind:credit_note' }),
  'documents of a day': documents({ q: 'issued:>2020-01-01' }),
  'identity checks': checks({}),
  'identity checks, the oldest first': checks({ sort: 'asked' }),
  'identity checks of a status': checks({ q: 'status:expired' }),
  'identity checks by who decided': ({ caller, first }) =>
    identityCheckList.page(deps, caller, { q: `by:${first + 200n}` }),
  'identity checks of a day': checks({ q: 'asked:>2020-01-01' }),
  providers: ({ caller }) => listProviders(deps, caller.instanceId),
  'all providers': allProviders({}),
  'providers in want of money': allProviders({ q: 'state:short' }),
  reports: reports({}),
  'reports, the oldest first': reports({ sort: 'created' }),
  'reports of a status': reports({ q: 'state:dismissed' }),
  'reports of a service': reports({ q: 'service:7' }),
  'reports of a day': reports({ q: 'created:>2020-01-01' }),
  reviews: reviews({}),
  'reviews, the oldest first': reviews({ sort: 'created' }),
  'reviews of a state': reviews({ q: 'state:hidden' }),
  'reviews with a star': reviews({ q: 'stars:1' }),
  'reviews of a service': reviews({ q: 'service:7' }),
  'reviews of a day': reviews({ q: 'created:>2020-01-01' }),
  'free trials': trials({}),
  'free trials, the oldest first': trials({ sort: 'created' }),
  'free trials of a status': trials({ q: 'status:refused' }),
  'free trials of a quest': trials({ q: 'quest:7' }),
  'free trials of a day': trials({ q: 'created:>2020-01-01' }),
  'task checks': taskChecks({}),
  'task checks, the oldest first': taskChecks({ sort: 'created' }),
  'task checks of a status': taskChecks({ q: 'status:declined' }),
  'task checks of a day': taskChecks({ q: 'created:>2020-01-01' }),
  'open tasks': openTasks('id'),
  'open tasks by reward': openTasks('reward'),
  'open tasks of a service': openTasks('id', 7),
  'open tasks of a service by reward': openTasks('reward', 7),
  services: services({}),
  'services, the oldest first': services({ sort: 'id' }),
  'jobs that have died': jobs({}),
  'jobs of a kind': jobs({ q: 'kind:kind-1' }),
  mails: mails({}),
  'mails of a state': mails({ q: 'state:failed' }),
  audit: audit({}),
  'audit of an action': audit({ q: 'action:role.changed' }),
};

/** One of each, made as usual. */
async function begin(): Promise<CustomerActor> {
  await beSeller(test);
  const payer = await newPayer(test);
  await payIn(test, payer);
  await requested(await newEarner(test, { referral: 100_000_000n }));
  await openShop(test);
  await giveMoney(test, payer, 100_000_000n);
  await placedIn(await place(payer));
  await deps.db.asSystem(async (trx) => {
    await sql`set local role none`.execute(trx);
    await sql`
      insert into support_threads (instance_id, customer_id, subject, state, place, created_at,
        updated_at)
      values (${a}, ${payer.id}, 'It has not begun', 'open', 1, now(), now())`.execute(trx);
    await sql`
      insert into identity_checks (instance_id, customer_id, status, since, steps, reason, asked_by,
        asked_at, due_at, decided_by, decided_at)
      select ${a}, ${payer.id}, 'approved', now(), '{selfie}', 'Who are you?', id, now(), now(), id,
        now()
      from customers where instance_id = ${a} and id <> ${payer.id} limit 1`.execute(trx);
    await sql`
      insert into providers (instance_id, name, url, key_sealed, created_at, balance_check_at)
      values (${a}, 'Alder', 'https://alder.example/api/v2', 'x', now(), 'infinity')`.execute(trx);
    await sql`
      insert into service_reports (instance_id, service_id, service_name, reason, text, status,
        customer_id, created_at, decided_by, decided_at)
      values (${a}, 1, 'Views', 'other', 'It is not what it says', 'done', ${payer.id}, now(),
        ${payer.id}, now())`.execute(trx);
    await sql`
      insert into jobs (instance_id, kind, payload, state, run_at, attempts, max_attempts,
        last_error, created_at, finished_at)
      values (${a}, 'kind', '{}', 'dead', now(), 5, 5, 'It failed', now(), now())`.execute(trx);
  });
  await addWhatGrowthBrings(deps.db, { instanceId: a, customerId: payer.id });
  return payer;
}

const only = (id: number): RawBuilder<unknown> => sql`select ${id}::integer`;
const others = sql`select id from instances where slug like 'other-%'`;

async function fill(into: RawBuilder<unknown>, rows: number, like = a): Promise<void> {
  const growth = whatGrowthBrings(sql`x.instance_id = ${a}`);
  for (const copies of [...copiesOf({ instanceId: a, sellerId: like }), ...growth]) {
    if (TABLES?.includes(copies.table) === false) continue;
    const most = copies.table === 'providers' ? Math.min(rows, PROVIDERS) : rows;
    const started = performance.now();
    await fillList(deps.db, copies, { into, rows: most });
    if (rows > FEW) {
      console.log(`${copies.table}: ${Math.round((performance.now() - started) / 1000)} s`);
    }
  }
  await fillDispatches(deps.db, into);
  await fillDeliveries(deps.db, into);
}

/** As a server does by itself some time after so many rows have come. */
async function settle(): Promise<void> {
  await deps.db.maintain();
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) return;
  const { rows } = await deps.db.asSystem((trx) =>
    sql<{ database: string }>`select current_database() as database`.execute(trx),
  );
  const client = new pg.Client({
    connectionString: Object.assign(new URL(url), { pathname: rows[0]?.database }).href,
  });
  await client.connect();
  await client.query('vacuum (analyze)');
  await client.end();
}

async function addOthers(): Promise<void> {
  await deps.db.asSystem(async (trx) => {
    await sql`set local role none`.execute(trx);
    await sql`
      insert into instances (slug, name, created_at, updated_at)
      select 'other-' || n, 'Other', now(), now() from generate_series(1, ${OTHERS}::integer) n
      `.execute(trx);
  });
  await fill(others, ROWS_OF_OTHERS);
  await settle();
}

async function askerIn(instanceId: number, like: CustomerActor): Promise<Asker> {
  const { rows } = await deps.db.inInstance(instanceId, (trx) =>
    sql<{ first: bigint }>`select min(id) as first from customers
      where instance_id = ${instanceId}`.execute(trx),
  );
  return { caller: { ...callerFor(like), instanceId }, first: rows[0]?.first ?? 0n };
}

/** What else the machine does only ever adds to a time. */
const undisturbed = (times: readonly number[]): number =>
  times.toSorted((x, y) => x - y)[Math.floor(times.length / 10)] ?? 0;

/** In turns, so that what else the machine does meets both alike. */
async function compare(askers: Record<'few' | 'many', Asker>, among: string): Promise<void> {
  for (const [name, read] of Object.entries(READS)) {
    if (!name.includes(process.env['LIST'] ?? '')) continue;
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const size of ['few', 'many'] as const) {
        const started = performance.now();
        await read(askers[size]);
        times[size].push(performance.now() - started);
      }
    }
    const inMicros = (ms: number) => Math.round(ms * 1000);
    const [ours, reference] = [inMicros(undisturbed(times.many)), inMicros(undisturbed(times.few))];
    const measure = `${name}, ${MANY} rows${among}`;
    report({ measure, unit: 'µs', against: `${FEW} rows`, ours, reference });
    if (ours / reference > MOST_OF_FEW) refuse(`${measure}: not as promised`);
  }
}

const payer = await begin();
await fill(only(b), FEW, b);
await fill(only(a), MANY);
await settle();
const [few, many] = [await askerIn(b, payer), await askerIn(a, payer)];
await compare({ few, many }, '');
await addOthers();
await compare({ few, many }, ` among ${OTHERS} instances`);
await test.close();
