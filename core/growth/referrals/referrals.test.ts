// On PostgreSQL: sums and rings in raw SQL.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAffiliateCode, signClick } from '#core/accounts/customers/affiliate-code.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { settleCommissions } from '#core/billing/commissions/settle-jobs.ts';
import { verifyCommissions } from '#core/billing/commissions/verify-commissions.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { StaffCustomerPage } from '#core/back-office/customers/staff-customer.contract.ts';
import {
  makeWidget,
  orderByWidget,
  widgetLine,
} from '#core/growth/order-widgets/testing/partner.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import {
  giveMoney,
  openShop,
  place,
  placedIn,
  WIDGET_TOKEN,
} from '#core/ordering/orders/testing/buyer.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { dataOf } from '#core/testing/answers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { judgeReferral } from './judge-referral.ts';
import type { Referral, ReferralStatistics } from './referral.contract.ts';
import { addCard } from './testing/add-card.ts';
import { readStatistics } from './show-referrals.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
  await switchOn({});
});
afterAll(() => test.close());

const DAY = 86_400_000;

const switchOn = (patch: object) =>
  changeSettings(test.deps, {
    slug: 'alder',
    patch: { referralProgramEnabled: true, referralProgramPercent: 0.1, ...patch },
  });

async function bring(own: Parameters<typeof newPayer>[1] = {}) {
  const referrer = await newPayer(test);
  const referred = await newPayer(test, { name: 'Ben Brook', ...own });
  await change(referred, sql`referred_by = ${referrer.id}`);
  // All customers of tests come from one address.
  await sessionAt(referrer, `198.51.100.${Number(referrer.id) % 250}`, 'one');
  await sessionAt(referred, `192.0.2.${Number(referred.id) % 250}`, 'two');
  return { referrer, referred };
}

const change = ({ id, instance }: CustomerActor, set: ReturnType<typeof sql>) =>
  test.db.inInstance(instance.id, (trx) =>
    sql`update customers set ${set} where id = ${id}`.execute(trx),
  );

/** An order of a dollar that is delivered. */
async function order(actor: CustomerActor): Promise<void> {
  await giveMoney(test, actor, 1_000_000n);
  const { orders } = await placedIn(await place(actor));
  const { id: instanceId } = test.instances.a;
  for (const { id } of orders) {
    await test.db.inInstance(instanceId, (trx) =>
      endOrder(
        { ...test.deps, trx, instanceId },
        { orderId: BigInt(id), event: 'complete', by: 'delivery', delivered: 1_000 },
      ),
    );
  }
}

async function settle() {
  await runJobs(test, judgeReferral);
  await runJob(test, settleCommissions);
}

async function read<Data>(actor: CustomerActor, what: string): Promise<Data> {
  const response = await actor.request(`/api/v1/referral-program/${what}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Data }).data;
}

/** Without a session, which ends before a holding period does. */
const statisticsOf = ({ id: customerId, instance }: CustomerActor) =>
  readStatistics(test.db, { instanceId: instance.id, customerId });

const figures = async (of: CustomerActor) => {
  const one = await statisticsOf(of);
  return [one.sign_ups, one.buyers, one.earned, one.held, one.available, one.reversed];
};

it('brings a share of what a referred customer orders, held and then available', async () => {
  const { referrer, referred } = await bring();
  expect(await figures(referrer)).toEqual([1, 0, '0', '0', '0', '0']);
  await order(referred);
  await settle();
  expect(await figures(referrer)).toEqual([1, 1, '0.1', '0.1', '0', '0']);
  const [one] = await read<Referral[]>(referrer, 'referrals');
  expect(one).toMatchObject({ name: 'B***', orders: 1, held: '0.1', decision: 'allowed' });
  expect(one?.next_available_at).toBe(
    new Date(test.clock.now().getTime() + 14 * DAY).toISOString(),
  );
  expect(await read<Referral[]>(referred, 'referrals')).toEqual([]);
  test.clock.advance(14 * DAY);
  await settle();
  expect(await figures(referrer)).toEqual([1, 1, '0.1', '0', '0.1', '0']);
});

it('brings what was agreed on with the referrer, and nothing while it is off', async () => {
  const { referrer, referred } = await bring();
  await change(referrer, sql`referral_basis_points = 2500`);
  await order(referred);
  await switchOn({ referralProgramEnabled: false });
  await order(referred);
  expect((await read<ReferralStatistics>(referrer, 'statistics')).is_enabled).toBe(false);
  await switchOn({});
  await settle();
  expect(await figures(referrer)).toEqual([1, 1, '0.25', '0.25', '0', '0']);
  expect(await read<ReferralStatistics>(referrer, 'statistics')).toMatchObject({ percent: 0.25 });
});

it('keeps what it cannot judge', async () => {
  const { referrer, referred } = await bring();
  await order(referred);
  await runJob(test, settleCommissions);
  test.clock.advance(30 * DAY);
  await runJob(test, settleCommissions);
  expect(await figures(referrer)).toEqual([1, 1, '0.1', '0.1', '0', '0']);
  await settle();
  await settle();
  expect(await figures(referrer)).toEqual([1, 1, '0.1', '0', '0.1', '0']);
});

const sessionAt = (actor: CustomerActor, address: string, agent: string) =>
  test.db.inInstance(actor.instance.id, (trx) =>
    sql`update sessions set address = ${address}, user_agent = ${agent}
      where customer_id = ${actor.id}`.execute(trx),
  );

const STAFF = '/api/v1/staff/customers';
let visitors = 0;

async function click(body: object, address?: string): Promise<string | null> {
  visitors += 1;
  const answer = await test.request('/api/v1/referral-program/clicks', {
    ...{ method: 'POST', host: test.instances.a.host },
    origin: { address: address ?? `198.51.100.${visitors}` },
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { token: string | null } }).data.token;
}

type Pair = Awaited<ReturnType<typeof bring>>;

it.each<[string, string, (pair: Pair) => Promise<unknown>]>([
  [
    'refused',
    'same_email',
    ({ referrer, referred }) =>
      change(
        referred,
        sql`email = replace(
      (select email from customers where id = ${referrer.id}), '@', '+two@')`,
      ),
  ],
  [
    'refused',
    'same_card',
    async ({ referrer, referred }) => {
      await addCard(test, referrer);
      await addCard(test, referred);
    },
  ],
  [
    'refused',
    'ring',
    async ({ referrer, referred }) => {
      const between = await newPayer(test);
      await change(between, sql`referred_by = ${referred.id}`);
      await change(referrer, sql`referred_by = ${between.id}`);
    },
  ],
  ['refused', 'referrer_gone', ({ referrer }) => change(referrer, sql`frozen_at = now()`)],
  [
    'kept',
    'same_device',
    async ({ referrer, referred }) => {
      await sessionAt(referrer, '203.0.113.7', 'a browser');
      await sessionAt(referred, '203.0.113.7', 'a browser');
    },
  ],
  [
    'kept',
    'same_address',
    async ({ referrer, referred }) => {
      await sessionAt(referrer, '203.0.113.9', 'a browser');
      await sessionAt(referred, '203.0.113.9', 'another');
    },
  ],
  [
    'kept',
    'disposable_email',
    ({ referred }) => change(referred, sql`email = ${`x${referred.id}@mailinator.com`}`),
  ],
  [
    'kept',
    'refunds',
    async ({ referrer }) => {
      const other = await newPayer(test);
      await change(other, sql`referred_by = ${referrer.id}`);
      await sessionAt(other, `203.0.113.${100 + (Number(other.id) % 100)}`, 'three');
      for (let at = 0; at < 6; at += 1) await order(other);
      await settle();
      await test.db.inInstance(test.instances.a.id, (trx) =>
        sql`update orders set refunded_micro = cost_micro where id in (
          select id from orders where customer_id = ${other.id} order by id limit 3)`.execute(trx),
      );
      await settle();
    },
  ],
  [
    'kept',
    'too_many',
    async ({ referrer }) => {
      for (let at = 0; at < 21; at += 1) {
        await change(await newPayer(test), sql`referred_by = ${referrer.id}`);
      }
    },
  ],
])('is %s for %s', async (decision, reason, plant) => {
  const pair = await bring();
  await plant(pair);
  await order(pair.referred);
  await settle();
  test.clock.advance(20 * DAY);
  await settle();
  const { rows } = await test.db.inInstance(test.instances.a.id, (trx) =>
    sql<{ decision: string; reasons: string[] }>`select decision, reasons from referral_decisions
      where customer_id = ${pair.referred.id}`.execute(trx),
  );
  expect(rows).toEqual([{ decision, reasons: [reason] }]);
  const { rows: released } = await test.db.inInstance(test.instances.a.id, (trx) =>
    sql`select from commissions where payer_id = ${pair.referred.id}
      and released_at is not null and earned_micro > reversed_micro`.execute(trx),
  );
  expect(released).toEqual([]);
});

it('counts clicks by the name of a link, and what came of each', async () => {
  const { referrer } = await bring();
  const { affiliate_code: code } = await read<ReferralStatistics>(referrer, 'statistics');
  const token = await click({ affiliate_code: code.toUpperCase(), sub_id: 'blog' });
  await click({ affiliate_code: code, sub_id: 'blog' });
  await click({ affiliate_code: code, sub_id: 'blog', is_new: false });
  await click({ affiliate_code: code });
  expect(await click({ affiliate_code: 'nobody' })).toBeNull();
  test.clock.advance(10 * DAY);
  const email = `guest-${referrer.id}@mail.example`;
  const answer = await orderByWidget(test, WIDGET_TOKEN, {
    body: { email, affiliate_code: token },
    headers: { 'accept-language': 'de' },
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { links, ...all } = await statisticsOf(referrer);
  expect([all.clicks, all.sign_ups]).toEqual([3, 2]);
  expect(links).toEqual([
    { sub_id: 'blog', clicks: 2, sign_ups: 1, buyers: 0, earned: '0' },
    { sub_id: '', clicks: 1, sign_ups: 1, buyers: 0, earned: '0' },
  ]);
});

it('reads a click for fourteen days, where it was signed and as it was signed', async () => {
  const deps = { keys: createKeys(test.deps), clock: test.clock };
  const sign = (subId: string) => signClick(deps, { instanceId: 1, code: 'abc', subId });
  const read = (given: string, instanceId = 1) => readAffiliateCode(deps, { instanceId, given });
  const click = await sign('blog');
  expect([await read(click), await read(await sign('')), await read('ABC')]).toEqual([
    ...['abc~blog', 'abc', 'abc'],
  ]);
  const forged = [click.replace('abc', 'abd'), click.replace('~blog~', '~~'), `${click}x`];
  for (const given of [...forged, '', 'a b']) expect(await read(given), given).toBeUndefined();
  expect(await read(click, 2)).toBeUndefined();
  test.clock.advance(14 * DAY);
  expect(await read(click)).toBe('abc~blog');
  test.clock.advance(2_000);
  expect(await read(click)).toBeUndefined();
});

it('counts no click beyond what a visitor would do, and no name beyond a hundred', async () => {
  const { referrer } = await bring();
  const { affiliate_code: code } = await read<ReferralStatistics>(referrer, 'statistics');
  for (let at = 0; at < 120; at += 1) {
    const address = `192.0.2.${at}`;
    await click({ affiliate_code: code, sub_id: `link-${at}` }, address);
  }
  for (let at = 0; at < 25; at += 1) await click({ affiliate_code: code }, '203.0.113.200');
  const { links, clicks } = await statisticsOf(referrer);
  expect([links.length, links[0], clicks]).toMatchObject([101, { sub_id: '', clicks: 40 }, 140]);
});

it('rewards an order once: one through a widget is its partner’s', async () => {
  const { referrer, referred } = await bring();
  const partner = await newPayer(test);
  const { api_token: token } = await makeWidget(partner, { reward_percent: 0.1 });
  const { api_token: free } = await makeWidget(partner, { reward_percent: 0 });
  for (const one of [token, free]) {
    await giveMoney(test, referred, 5_000_000n);
    const path = `/api/v1/order-widget/orders?api_token=${one}`;
    const answer = await referred.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ orders: [widgetLine] }),
    });
    expect(answer.status).toBe(201);
  }
  const { rows } = await test.db.inInstance(test.instances.a.id, (trx) =>
    sql<{ kind: string; customer_id: bigint }>`select kind, customer_id from commissions
      where payer_id = ${referred.id} order by id`.execute(trx),
  );
  expect(rows).toEqual([
    { kind: 'widget_reward', customer_id: partner.id },
    { kind: 'referral', customer_id: referrer.id },
  ]);
});

/** New each time: a session ends before a holding period does. */
const newStaff = () => newPayer(test, { roles: ['staff'] });

async function staffPage(id: bigint) {
  const staff = await newStaff();
  return (await dataOf<StaffCustomerPage>(await staff.request(`${STAFF}/${id}`))).referral;
}

const lastDeed = () =>
  test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );

it('lets staff decide what the rules have kept, and says so in the audit', async () => {
  const { referrer, referred } = await bring({ email: `${randomUUID()}@yopmail.com` });
  await order(referred);
  await settle();
  const [waiting] = (await staffPage(referrer.id))?.undecided ?? [];
  expect(waiting).toMatchObject({ decision: 'kept', reasons: ['disposable_email'], by: null });
  test.clock.advance(14 * DAY);
  const staff = await newStaff();
  const decide = (body: object) => staff.post(`${STAFF}/${referred.id}/referral`, body);
  expect((await decide({ decision: 'allowed' })).status).toBe(422);
  const reason = 'They have called us.';
  expect((await decide({ decision: 'allowed', reason })).status).toBe(204);
  expect((await decide({ decision: 'allowed', reason })).status).toBe(409);
  const details = { reason, before: 'kept', after: 'allowed' };
  expect(await lastDeed()).toEqual({ action: 'customer.referral_decided', details });
  expect(await figures(referrer)).toEqual([1, 1, '0.1', '0', '0.1', '0']);
  expect((await staffPage(referred.id))?.decision).toMatchObject({ decision: 'allowed' });
  expect((await decide({ decision: 'refused', reason })).status).toBe(204);
  expect(await figures(referrer)).toEqual([1, 1, '0.1', '0', '0', '0.1']);
  expect((await staffPage(referred.id))?.decision?.reasons).toEqual(['by_staff']);
});

it('lets staff agree on a share with a customer, and end that', async () => {
  const { referrer } = await bring();
  const staff = await newStaff();
  const set = (percent: number) =>
    staff.post(`${STAFF}/${referrer.id}/referral-share`, {
      ...{ percent, reason: 'A partner of ours.' },
    });
  expect((await set(101)).status).toBe(422);
  expect((await set(12.5)).status).toBe(204);
  const details = { reason: 'A partner of ours.', before: 0, after: 12.5 };
  expect(await lastDeed()).toEqual({ action: 'customer.referral_share_set', details });
  expect(await staffPage(referrer.id)).toMatchObject({ percent: 0.1, own_percent: 0.125 });
  expect((await set(12.5)).status).toBe(409);
  expect((await set(0)).status).toBe(204);
  expect((await staffPage(referrer.id))?.own_percent).toBeNull();
});

it('leaves nothing wrong behind', async () => {
  expect((await verifyCommissions(test.deps, test.instances.a.id)).faults).toEqual([]);
});
