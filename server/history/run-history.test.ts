import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { CHECK_STATUSES } from '#core/billing/identity-checks/identity-check-status.pure.ts';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import { ORDER_STATUSES, DRIP_FEED_STATUSES } from '#core/ordering/orders/order-status.pure.ts';
import type { Database } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { checkDispatches } from '#core/fulfilment/dispatch/check-dispatches.ts';
import { REVIEW_LIST_STATES } from '#core/feedback/reviews/review-list-states.pure.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import { readReturned } from '#core/billing/payments/staff/returned-refunds.ts';
import { verifyInvoices } from '#core/billing/payments/verify-invoices.ts';
import { WITHDRAWAL_STATUSES } from '#core/billing/withdrawals/withdrawal-status.pure.ts';
import { verifyWithdrawals } from '#core/billing/withdrawals/verify-withdrawals.ts';
import { verifyAdjustments } from '#core/back-office/adjustments/verify-adjustments.ts';
import { verifyCommissions } from '#core/billing/commissions/verify-commissions.ts';
import { verifyTariffs } from '#core/growth/campaigns/tariffs/verify-tariffs.ts';
import { verifyTasks } from '#core/growth/tasks/verify-tasks.ts';
import { verifyPayouts } from '#core/billing/payouts/verify-payouts.ts';
import { testDatabase } from '#core/testing/database.ts';
import { createErrorTexts } from '#core/testing/error-texts.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import { demoCatalogue } from '#fixtures/catalogue/demo-catalogue.ts';
import { makeHistory } from '#fixtures/history/make-history.ts';
import { loadInstanceFixture } from '#fixtures/load-instance.ts';
import { publishFolder } from '../publish-folder.ts';
import { seedStaff } from '../seed-staff.ts';
import { runAlone } from './run-jobs.ts';
import { runHistory } from './run-history.ts';

const SLUG = 'nova';
/** Beside the demo customer's own orders and those that wait at the end. */
const SHARE = 0.025;

async function made() {
  const log = createRecordingLog();
  const db = await testDatabase({ log });
  const clock = createSettableClock();
  const texts = createErrorTexts();
  const deps: Deps = {
    db,
    clock,
    log,
    texts,
    defaultInstance: undefined,
    isDemo: true,
    isDraining: () => false,
  };
  const fixture = await loadInstanceFixture(SLUG);
  const { id: instanceId, revision } = await publishFolder(deps, fixture, {
    urlOf: (host) => host,
  });
  await seedStaff(deps, instanceId);
  const content = demoCatalogue(SLUG)!;
  await publishCatalogue(deps, { instanceId, content });
  const plan = makeHistory(SLUG, content, SHARE)!;
  await runHistory(deps, [
    { instanceId, slug: SLUG, revision, host: 'nova.localhost:3000', content, plan },
  ]);
  return { deps, clock, instanceId };
}

/** All but what is drawn so that nobody can guess it. */
const ROWS = [
  `select id, customer_id, service_id, url, quantity, current_quantity, status, cost_micro,
    refunded_micro, drip_feed_id, run, created_at, started_at, completed_at from orders order by id`,
  `select id, customer_id, status, orders_count, cost_micro, next_run_at from drip_feeds order by id`,
  `select id, customer_id, status, total_micro, credited_micro, refunded_micro, created_at
    from invoices order by id`,
  `select invoice_id, amount_micro, state, created_at, ended_at from payment_refunds order by id`,
  `select transaction_id, account_id, kind, amount_micro, balance_after_micro from ledger_postings
    order by transaction_id, account_id`,
  `select order_id, widget_id, reward_ppm, created_at from widget_orders order by order_id`,
  `select order_id, kind, earned_micro, reversed_micro, released_at from commissions order by id`,
  `select order_id, route, state, next_check_at from dispatches order by id`,
  `select customer_id, service_id, rating, comment, created_at, list_state, hidden_reason, answer,
    answered_at from reviews order by customer_id, service_id`,
  `select ticket_id, author, text, created_at from support_messages order by id`,
  `select id, order_id, topic, state, unread_by_customer, unread_by_staff from support_threads
    order by id`,
  `select ticket_id, message_id, name, extension from support_attachments order by created_at`,
  `select customer_id, payer_id, order_id, earned_micro, reversed_micro, available_at, released_at
    from commissions order by id`,
  `select referrer_id, sub_id, day, count from referral_clicks order by referrer_id, sub_id, day`,
  `select customer_id, decision, reasons from referral_decisions order by customer_id`,
  `select name, language, text from canned_answers order by id`,
  `select level, title, starts_at, ends_at from announcements order by id`,
  `select list, name, q, sort, columns, is_shared from saved_views order by id`,
  `select name, url, balance_micro, balance_currency, balance_at, low_balance_micro
    from providers order by id`,
  `select d.order_id, d.state, p.name from dispatches d join providers p on p.id = d.provider_id
    order by d.order_id, d.state, p.name`,
  `select service_id, reason, status, created_at, decided_at from service_reports order by id`,
  `select kind, last_error, finished_at from jobs where state = 'dead' order by id`,
  `select endpoint_id, event_id, state, attempts, ended_at from webhook_deliveries order by id`,
  `select customer_id, kind, order_id, read_at, created_at from notices order by id`,
  `select service_id, orders_count, start_median_seconds, dropped_median_ppm
    from delivery_records order by service_id`,
  `select source_name, counts, applied_at from catalogue_imports order by id`,
  `select id, customer_id, status, amount_micro, fee_micro, requested_at, ended_at
    from withdrawals order by id`,
  `select id, customer_id, quest_id, status, order_id, created_at, decided_at
    from free_trials order by id`,
  `select id, customer_id, status, ended_reason, contents_count, waiting_for, created_at,
    token_id, service_id, delay_minutes, old_posts, old_contents_count, expires_at
    from subscriptions order by id`,
  `select id, subscription_id, post_id, state, reason, published_at, seen_at
    from subscription_posts order by id`,
  `select subscription_id, token_id from api_subscriptions order by subscription_id`,
  `select post_id, service_id, order_id from subscription_orders order by post_id, service_id`,
  `select customer_id, channel_id, verification_code_at, is_reportable, created_at
    from video_accounts order by id`,
  `select customer_id, keyword, country_id, language, suggestions, created_at
    from keyword_searches order by id`,
  `select id, customer_id, amount_micro, pay_to, requested_at, first_approved_at, paid_at
    from payouts order by id`,
  `select customer_id, plan_id, status, months, paid_total_micro, paid_until, next_plan
    from tariffs order by id`,
  `select customer_id, url, track, status, measured_at, best_position, best_before
    from campaigns order by id`,
  `select count(*) as count, sum(position) as sum, max(measured_on) as last
    from campaign_positions`,
  `select customer_id, amount_micro, status, is_large, asked_at, ended_at
    from balance_adjustments order by id`,
  `select customer_id, text, created_at from customer_notes order by id`,
  `select customer_id, status, since, steps, reason, asked_at from identity_checks order by id`,
  `select check_id, step, uploaded_at, delete_at from identity_documents
    order by check_id, step`,
  `select id, frozen_at, frozen_reason from customers where frozen_at is not null order by id`,
  `select customer_id, confirmed_at from customer_totp order by customer_id`,
  `select customer_id, name, credential_id, created_at, last_used_at from customer_passkeys
    order by id`,
  `select t.name, t.scopes, t.addresses, t.created_at, s.last_used_at, s.last_used_address
    from api_tokens t join api_token_secrets s on s.token_id = t.id order by t.id`,
];

const readAll = (db: Database): Promise<unknown[][]> =>
  db.asSystem(async (trx) => {
    const all: unknown[][] = [];
    for (const query of ROWS) all.push((await sql.raw(query).execute(trx)).rows);
    return all;
  });

const countBy = (rows: unknown[] = [], field: string) =>
  new Set((rows as Record<string, unknown>[]).map((row) => row[field]));

describe('the history of a demo', () => {
  let one: Awaited<ReturnType<typeof made>>;
  let rows: unknown[][];
  beforeAll(async () => {
    one = await made();
    rows = await readAll(one.deps.db);
  }, 240_000);
  afterAll(() => one.deps.db.close());

  it('is the same on every machine, with the same numbers, sums and times', async () => {
    const other = await made();
    try {
      const again = await readAll(other.deps.db);
      for (const [at, query] of ROWS.entries()) {
        expect(rows[at]?.length, query).toBeGreaterThan(0);
        expect(again[at], query).toEqual(rows[at]);
      }
    } finally {
      await other.deps.db.close();
    }
  }, 240_000);

  it('has orders in every state, and nothing of tomorrow', () => {
    const [orders, feeds, invoices] = rows;
    expect(countBy(orders, 'status')).toEqual(new Set(ORDER_STATUSES));
    for (const status of DRIP_FEED_STATUSES.slice(1, 3)) {
      expect(countBy(feeds, 'status')).toContain(status);
    }
    for (const status of ['paid', 'waiting', 'open', 'failed', 'refused', 'refunded', 'disputed']) {
      expect(countBy(invoices, 'status')).toContain(status);
    }
    const now = one.deps.clock.now();
    for (const at of countBy(orders, 'created_at')) expect(at).toBeInstanceOf(Date);
    expect([...countBy(orders, 'created_at')].filter((at) => (at as Date) > now)).toEqual([]);
  });

  it('has a refund that a bank has sent back, which waits for staff', async () => {
    const { db } = one.deps;
    const returned = await db.inInstance(one.instanceId, (trx) =>
      readReturned(trx, { instanceId: one.instanceId, after: 0n, most: 10 }),
    );
    expect(returned).toMatchObject([{ status: 'paid', refunded_micro: 0n }]);
  });

  it('has withdrawals in every state, some of which wait for staff', () => {
    const withdrawals = rows[ROWS.findIndex((query) => query.includes('from withdrawals'))] ?? [];
    expect(countBy(withdrawals, 'status')).toEqual(new Set(WITHDRAWAL_STATUSES));
    const waiting = (withdrawals as { status: string }[]).filter(
      ({ status }) => status === 'requested',
    );
    expect(waiting.length).toBeGreaterThan(2);
  });

  it('has a large payout that one of two has approved', () => {
    const [payout] = rows[ROWS.findIndex((query) => query.includes('from payouts'))] ?? [];
    expect(payout).toMatchObject({ first_approved_at: expect.any(Date), paid_at: null });
    expect((payout as { amount_micro: bigint }).amount_micro > 1_000_000_000n).toBe(true);
  });

  it('has identity checks in every state', () => {
    const checks = rows[ROWS.findIndex((query) => query.includes('from identity_checks'))] ?? [];
    expect(countBy(checks, 'status')).toEqual(new Set(CHECK_STATUSES));
  });

  it('has reviews with an answer, without one, and hidden ones', () => {
    const reviews = rows[ROWS.findIndex((query) => query.includes('from reviews'))] ?? [];
    expect(countBy(reviews, 'list_state')).toEqual(new Set(REVIEW_LIST_STATES));
  });

  it('ties out to the micro-dollar', async () => {
    const { deps, instanceId } = one;
    const checks = [
      ...[verifyLedger, verifyInvoices, verifyOrders],
      ...[verifyPayouts, verifyWithdrawals, verifyAdjustments, verifyCommissions],
      ...[verifyTariffs, verifyTasks],
    ];
    for (const check of checks) {
      const { faults } = await check(deps, instanceId);
      expect(faults).toEqual([]);
    }
  });

  it('has providers that took less than their orders brought', async () => {
    const { rows: costs } = await one.deps.db.asSystem((trx) =>
      sql<{ brought: string; taken: string }>`
        select o.cost_micro as brought,
          ceil(o.quantity * d.cost_micro / o.pricing_per::numeric) as taken
        from dispatches d join orders o on o.id = d.order_id
        where d.provider_id is not null and d.cost_micro is not null`.execute(trx),
    );
    expect(costs.length).toBeGreaterThan(20);
    expect(costs.filter(({ brought, taken }) => Number(taken) > Number(brought))).toEqual([]);
  });

  it('leaves nothing overdue but what runs, which goes on by itself', async () => {
    const { deps, clock, instanceId } = one;
    const overdue = await deps.db.asSystem((trx) =>
      trx
        .selectFrom('jobs')
        .select('kind')
        .where('state', '<>', 'dead')
        .where('run_at', '<=', clock.now())
        .execute(),
    );
    expect(overdue).toEqual([]);
    const mails = await deps.db.asSystem((trx) =>
      trx.selectFrom('outgoing_mails').select('state').distinct().execute(),
    );
    expect(mails).toEqual([{ state: 'kept' }]);
    const watches = await deps.db.asSystem((trx) =>
      trx
        .selectFrom('drop_watches')
        .select('order_id')
        .where('next_check_at', '<=', clock.now())
        .execute(),
    );
    expect(watches).toEqual([]);
    const delivered = async () => {
      const { sum } = await deps.db.inInstance(instanceId, (trx) =>
        trx
          .selectFrom('orders')
          .select(({ fn }) => fn.sum<string>('current_quantity').as('sum'))
          .executeTakeFirstOrThrow(),
      );
      return Number(sum);
    };
    const before = await delivered();
    clock.advance(60 * 60_000);
    await runAlone({ deps }, checkDispatches);
    expect(await delivered()).toBeGreaterThan(before);
  });

  it('leaves the demo customer a balance of whole cents', async () => {
    const moves = await one.deps.db.asSystem((trx) =>
      trx
        .selectFrom('ledger_postings as p')
        .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
        .innerJoin('customers as c', 'c.id', 'a.customer_id')
        .select('p.amount_micro')
        .where('c.email', '=', 'ada@demo.example')
        // A share of an order is no round sum.
        .where('a.kind', '=', 'balance')
        .execute(),
    );
    expect(moves.length).toBeGreaterThan(20);
    expect(moves.filter(({ amount_micro: amount }) => amount % 10_000n !== 0n)).toEqual([]);
  });

  it('lets the demo customer have read most of what she was told', async () => {
    const { deps } = one;
    const notices = await deps.db.asSystem((trx) =>
      trx
        .selectFrom('notices as n')
        .innerJoin('customers as c', 'c.id', 'n.customer_id')
        .select('n.read_at')
        .where('c.email', '=', 'ada@demo.example')
        .execute(),
    );
    const unread = notices.filter(({ read_at: at }) => at === null);
    expect(notices.length).toBeGreaterThan(20);
    expect(unread.length).toBeGreaterThan(1);
    expect(unread.length).toBeLessThan(notices.length / 4);
  });
});
