// On PostgreSQL: one month that is paid for twice at once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { balanceOf } from '#core/billing/payments/testing/payer.ts';
import { giveMoney, problemsIn } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { logInAs } from '#core/testing/customers.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJob, runJobs } from '#core/testing/mailbox.ts';
import {
  campaignOf,
  created,
  DOLLAR,
  LARGE,
  newPlanner,
  offerPlans,
  PLAN_DOCUMENTS,
  planCore,
  plansFor,
  SMALL,
  subscribe,
  subscribed,
  subscription,
  SUBSCRIPTION,
  TRIED,
} from '../testing/planner.ts';
import { lookAtTariffs } from './look-at-tariffs.ts';
import { mailTariff } from './tell-of-tariff.ts';
import { verifyTariffs } from './verify-tariffs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestCore;
let planner: CustomerActor;
beforeAll(async () => {
  test = await planCore();
});
afterAll(() => test.close());
beforeEach(async () => {
  planner = await newPlanner(test);
});

const balance = () => balanceOf(test, planner);
const tariff = async () => (await subscription(planner)).campaign_tariff;

/** The session of a customer ends as time goes by. */
async function daysLater(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    test.clock.advance(DAY_MS);
    await runJob(test, lookAtTariffs);
  }
  const authorization = await logInAs(test.deps, test.instances.a.id, planner);
  const request: CustomerActor['request'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', authorization);
    return test.request(path, { ...init, headers });
  };
  planner = { ...planner, request, post: (path) => request(path, { method: 'POST' }) };
}

const renewal = (renews: boolean) =>
  planner.request(SUBSCRIPTION, {
    ...{ method: 'PATCH', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ renews }),
  });

async function news(): Promise<string[]> {
  const { data } = (await (await planner.request('/api/v1/notices')).json()) as {
    data: { kind: string }[];
  };
  return data.map(({ kind }) => kind).filter((kind) => kind.startsWith('tariff'));
}

const daysLeft = async () => {
  const until = Date.parse((await tariff())?.expired_at ?? '');
  return Math.ceil((until - test.clock.now().getTime()) / DAY_MS);
};

describe('plans', () => {
  it('are shown to everybody by their place, and to customers with what each would do', async () => {
    const guest = await plansFor({ request: (path) => test.request(path) });
    expect(guest.map(({ id, choice, pay_now: now }) => [id, choice, now])).toEqual([
      ...[SMALL, TRIED, LARGE].map((id) => [id, null, null]),
    ]);
    expect(guest[1]).toMatchObject({
      ...{ name: 'Growth', description: 'For one channel.', price: '10', keywords_limit: 6 },
      ...{ trial_days: 14, is_highlight: true },
    });
    const own = await plansFor(planner);
    expect(own.map(({ choice, pay_now: now }) => [choice, now])).toEqual([
      ...[
        ['begin', '4'],
        ['trial', '0'],
        ['begin', '31'],
      ],
    ]);
  });

  it('that are shown no more, or are not there, are chosen by nobody', async () => {
    await offerPlans(
      test,
      PLAN_DOCUMENTS.map((plan) => ({ ...plan, is_shown: plan.id !== LARGE })),
    );
    expect((await plansFor(planner)).map(({ id }) => id)).toEqual([SMALL, TRIED]);
    for (const id of [LARGE, 77]) expect((await subscribe(planner, id)).status).toBe(404);
    await offerPlans(test);
  });

  it('are sold only where positions are measured', async () => {
    const live = await planCore({ isDemo: false });
    const buyer = await newPlanner(live);
    const refused = await subscribe(buyer, SMALL);
    expect(await refused.json()).toMatchObject({ code: 'not_measured' });
    expect((await subscription(buyer)).is_measured).toBe(false);
    await live.close();
  });
});

describe('a plan', () => {
  it('is paid once, however often it is chosen at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => subscribe(planner, SMALL)));
    expect(await balance()).toBe(96n * DOLLAR);
    expect(await tariff()).toMatchObject({ status: 'active', is_trial: false, price: '4' });
  });

  it('is not begun where the balance is too little, or another price was shown', async () => {
    const poor = await newPlanner(test, 3n);
    expect(await problemsIn(await subscribe(poor, SMALL))).toHaveProperty('balance');
    expect((await subscription(poor)).campaign_tariff).toBeNull();
    const other = await subscribe(planner, SMALL, { amount: '3' });
    expect(await other.json()).toMatchObject({ code: 'total_changed' });
    expect((await subscribe(planner, SMALL, { amount: '4.00' })).status).toBe(200);
  });

  it('is tried once, announced before its first month, and ends where it is not renewed', async () => {
    expect(await subscribed(planner, TRIED)).toMatchObject({
      campaign_tariff: { is_trial: true, status: 'active' },
      ...{ keywords_limit: 6, balance: '100' },
    });
    await daysLater(11);
    expect(await news()).toEqual(['tariff_trial_ending']);
    await renewal(false);
    await daysLater(3);
    expect(await tariff()).toMatchObject({ status: 'ended' });
    expect(await news()).toEqual(['tariff_ended', 'tariff_trial_ending']);
    expect(await balance()).toBe(100n * DOLLAR);
    expect((await plansFor(planner))[1]).toMatchObject({ choice: 'begin', pay_now: '10' });
  });

  it('is renewed once a month at the price that was agreed on, though it was withdrawn', async () => {
    await subscribed(planner, SMALL);
    await offerPlans(
      test,
      PLAN_DOCUMENTS.filter(({ id }) => id !== SMALL),
    );
    await daysLater((await daysLeft()) - 1);
    test.clock.advance(DAY_MS);
    await Promise.all([
      ...[runJob(test, lookAtTariffs), planner.post(`${SUBSCRIPTION}/renew`)],
      ...[runJob(test, lookAtTariffs), planner.post(`${SUBSCRIPTION}/renew`)],
    ]);
    expect(await balance()).toBe(92n * DOLLAR);
    expect(await tariff()).toMatchObject({ status: 'active', name: 'Starter' });
    expect(await daysLeft()).toBeGreaterThan(27);
    await offerPlans(test);
  });

  it('that is not paid for works for a week, then ends; its campaigns go on with the next', async () => {
    planner = await newPlanner(test, 4n);
    await subscribed(planner, SMALL);
    const { id } = await created(planner);
    await daysLater(await daysLeft());
    expect(await tariff()).toMatchObject({ status: 'overdue' });
    expect(await news()).toEqual(['tariff_overdue', 'tariff_reminder']);
    expect((await campaignOf(planner, id)).status).toBe('active');
    expect(await problemsIn(await planner.post(`${SUBSCRIPTION}/renew`))).toHaveProperty('balance');
    await daysLater(7);
    expect(await tariff()).toMatchObject({ status: 'ended', ends_at: null });
    expect(await campaignOf(planner, id)).toMatchObject({
      status: 'stopped',
      keywords: ['red shoes', 'blue hats'],
    });
    await runJobs(test, mailTariff);
    const mails = await mailsTo(test, planner.email);
    expect(mails.filter(({ text }) => text.includes('Starter'))).toHaveLength(3);
    await giveMoney(test, planner, 10n * DOLLAR);
    await subscribed(planner, SMALL);
    expect((await campaignOf(planner, id)).status).toBe('active');
    expect(await balance()).toBe(6n * DOLLAR);
  });

  it('that is overdue is paid from where it ended, once there is money', async () => {
    planner = await newPlanner(test, 4n);
    await subscribed(planner, SMALL);
    const before = Date.parse((await tariff())?.expired_at ?? '');
    await daysLater((await daysLeft()) + 2);
    await giveMoney(test, planner, 4n * DOLLAR);
    await daysLater(1);
    const paid = await tariff();
    expect(paid).toMatchObject({ status: 'active', ends_at: null });
    expect(Date.parse(paid?.expired_at ?? '') - before).toBeLessThanOrEqual(31 * DAY_MS);
    expect(await balance()).toBe(0n);
  });

  it('costs nothing while its customer is frozen or the shop is paused', async () => {
    const { id: instanceId } = test.instances.a;
    const frozen = (at: Date | null) =>
      test.db.inInstance(instanceId, (trx) =>
        trx.updateTable('customers').set({ frozen_at: at }).where('id', '=', planner.id).execute(),
      );
    const paused = (at: Date | null) =>
      test.db.asSystem((trx) =>
        trx
          .updateTable('instances')
          .set({ suspended_at: at })
          .where('id', '=', instanceId)
          .execute(),
      );
    await subscribed(planner, SMALL);
    await paused(test.clock.now());
    await daysLater((await daysLeft()) + 1);
    expect(await balance()).toBe(96n * DOLLAR);
    await paused(null);
    await frozen(test.clock.now());
    await daysLater(1);
    expect(await tariff()).toMatchObject({ status: 'overdue' });
    expect(await balance()).toBe(96n * DOLLAR);
    await frozen(null);
    await daysLater(1);
    expect(await tariff()).toMatchObject({ status: 'active' });
    expect(await balance()).toBe(92n * DOLLAR);
  });
});

describe('another plan', () => {
  it('that is dearer begins at once, and the days that are left come back exactly', async () => {
    await subscribed(planner, SMALL);
    const whole = BigInt(await daysLeft());
    await daysLater(10);
    const left = BigInt(await daysLeft());
    const creditedCents = (400n * left) / whole;
    const offered = (await plansFor(planner)).find(({ id }) => id === LARGE);
    expect(offered).toMatchObject({ choice: 'now' });
    expect(Number(offered?.credited)).toBe(Number(creditedCents) / 100);
    await subscribed(planner, LARGE);
    expect(await balance()).toBe((10_000n - 400n - 3_100n + creditedCents) * 10_000n);
    expect(await tariff()).toMatchObject({ name: 'Agency', next_plan: null });
    expect(await daysLeft()).toBeGreaterThan(27);
  });

  it('that is cheaper follows at the end of the month, unless the one that runs is kept', async () => {
    await subscribed(planner, LARGE);
    const planned = await subscribed(planner, SMALL);
    expect(planned).toMatchObject({
      campaign_tariff: { name: 'Agency', next_plan: { name: 'Starter', price: '4' } },
      keywords_limit: 3,
    });
    expect((await plansFor(planner)).map(({ choice }) => choice)).toEqual([
      ...['planned', 'later', 'keep'],
    ]);
    await subscribed(planner, LARGE);
    expect((await tariff())?.next_plan).toBeNull();
    await subscribed(planner, SMALL);
    await daysLater(await daysLeft());
    expect(await tariff()).toMatchObject({ name: 'Starter', next_plan: null, status: 'active' });
    expect(await balance()).toBe(65n * DOLLAR);
  });

  it('has to have room for what is measured', async () => {
    await subscribed(planner, LARGE);
    await created(planner, { keywords: ['a', 'b', 'c', 'd', 'e'] });
    const offered = (await plansFor(planner)).find(({ id }) => id === SMALL);
    expect(offered).toMatchObject({ choice: 'later', keywords_over: 2 });
    expect(await problemsIn(await subscribe(planner, SMALL))).toHaveProperty('tariff_plan');
  });
});

it('leaves ledgers behind in which nothing is wrong, and finds what is', async () => {
  const { id: instanceId } = test.instances.a;
  await sealLedgers(test.deps);
  expect((await verifyLedger(test.deps, instanceId)).faults).toEqual([]);
  expect((await verifyTariffs(test.deps, instanceId)).faults).toEqual([]);
  await subscribed(planner, SMALL);
  await test.db.inInstance(instanceId, (trx) =>
    trx
      .updateTable('tariffs')
      .set({ paid_total_micro: 1n })
      .where('customer_id', '=', planner.id)
      .execute(),
  );
  expect((await verifyTariffs(test.deps, instanceId)).faults).toHaveLength(1);
});
