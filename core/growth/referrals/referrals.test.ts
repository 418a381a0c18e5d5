// Also on PostgreSQL: sums and rings in raw SQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleCommissions } from '#core/billing/commissions/settle-jobs.ts';
import { verifyCommissions } from '#core/billing/commissions/verify-commissions.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import { giveMoney, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { judgeReferral } from './judge-referral.ts';
import type { Referral, ReferralStatistics } from './referral.contract.ts';
import { readStatistics } from './show-referrals.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
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
const figures = async ({ id: customerId, instance }: CustomerActor) => {
  const one = await readStatistics(test.db, { instanceId: instance.id, customerId });
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

const card = ({ id, instance }: CustomerActor) =>
  test.db.inInstance(instance.id, (trx) =>
    trx
      .insertInto('linked_cards')
      .values({
        ...{ instance_id: instance.id, customer_id: id, payment_method_id: 1, gateway: 'stripe' },
        ...{ gateway_customer: `of-${id}`, gateway_card: `card-${id}`, brand: 'visa' },
        ...{ last_four: '4242', expiry_month: 12, expiry_year: 2034 },
        ...{ created_at: test.clock.now(), updated_at: test.clock.now() },
      })
      .execute(),
  );

const sessionAt = (actor: CustomerActor, address: string, agent: string) =>
  test.db.inInstance(actor.instance.id, (trx) =>
    sql`update sessions set address = ${address}, user_agent = ${agent}
      where customer_id = ${actor.id}`.execute(trx),
  );

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
      await card(referrer);
      await card(referred);
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

it('leaves nothing wrong behind', async () => {
  expect((await verifyCommissions(test.deps, test.instances.a.id)).faults).toEqual([]);
});
