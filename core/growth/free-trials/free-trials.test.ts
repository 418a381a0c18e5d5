import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { balanceOf, newPayer } from '#core/billing/payments/testing/payer.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import {
  giveMoney,
  openShop,
  place,
  problemsIn,
  readOrder,
} from '#core/ordering/orders/testing/buyer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { callerFor } from '#core/billing/payments/testing/caller-for.ts';
import { expireTrials } from './expire-trials.ts';
import { takeTrial } from './take-trial.ts';
import { verifyTrials } from './verify-trials.ts';
import {
  ask,
  AT_ONCE,
  listed,
  newLink,
  openQuests,
  PROVEN,
  quest,
  QUESTS,
  SERVICE,
  take,
  track,
  trialIn,
  TRIAL_PATH,
} from './testing/quests.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await openShop(test);
});
beforeEach(() => openQuests(test));
afterAll(async () => {
  const { id } = test.instances.a;
  expect((await verifyOrders(test.deps, id)).faults).toEqual([]);
  await sealLedgers(test.deps);
  expect((await verifyLedger(test.deps, id)).faults).toEqual([]);
  await test.close();
});

describe('the quests of an instance', () => {
  it('say what they ask for and what their free order would cost', async () => {
    const [first] = await listed(await newPayer(test), '?locale=de');
    expect(first).toMatchObject({
      ...{ id: PROVEN, name: 'Aufgabe 1', short_body: 'Follow us', allow_proof_url: true },
      reward: { service: { slug: SERVICE }, quantity: 1_000, amount: '1', url_is_required: true },
      ...{ repeats_count: 1, left_count: null, is_disabled: false, trial: null },
      network: { slug: 'alder-tube' },
    });
  });

  it('are shown to guests, who have to log in for them', async () => {
    const quests = await listed(test.actors.guestOfA);
    expect(quests).toHaveLength(2);
    expect(quests[0]).toMatchObject({ is_disabled: true, disabled_for_guest: true });
    await openQuests(test, { freeTrial: { isOpenToGuests: false } });
    const path = '/api/v1/free-trial-quests';
    for (const place of [path, `${path}/${PROVEN}`]) {
      expect((await test.actors.guestOfA.request(place)).status).toBe(401);
    }
    expect(await listed(await newPayer(test))).toHaveLength(2);
  });

  it('are none where free trials are off, and without those that are not shown or not sold', async () => {
    const payer = await newPayer(test);
    const hidden = quest({ id: 3, is_shown: false });
    await openQuests(test, { quests: [...QUESTS, hidden] });
    expect((await listed(payer)).map(({ id }) => id)).toEqual([PROVEN, AT_ONCE]);
    expect((await payer.request('/api/v1/free-trial-quests/3')).status).toBe(404);
    expect((await track(payer, 3)).status).toBe(404);
    expect(await problemsIn(await take(payer, { free_trial_quest_id: 3 }))).toMatchObject({
      free_trial_quest_id: [expect.stringContaining('not offered')],
    });
    await openQuests(test, { freeTrial: { isEnabled: false } });
    expect(await listed(payer)).toEqual([]);
    expect(Object.keys(await problemsIn(await take(payer)))).toEqual(['free_trial_quest_id']);
  });

  it('ask for the greater of what the instance and the quest ask for', async () => {
    const payer = await newPayer(test);
    await openQuests(test, {
      quests: [quest({ id: AT_ONCE, allow_proof_url: false, min_user_spend_amount: '2' })],
      freeTrial: { minUserSpendAmount: '1' },
    });
    await giveMoney(test, payer, 2_000_000n);
    await place(payer, { orders: [{ service_id: SERVICE, quantity: 1_000, url: newLink() }] });
    expect((await listed(payer))[0]).toMatchObject({
      ...{ min_user_spend_amount: '2', missing_user_spend_amount: '1' },
      ...{ is_disabled: true, disabled_for_spend: true },
    });
    expect(await problemsIn(await take(payer))).toEqual({
      free_trial_quest_id: ['This free trial opens once you have spent $1.00 more here.'],
    });
    await place(payer, { orders: [{ service_id: SERVICE, quantity: 1_000, url: newLink() }] });
    expect((await take(payer)).status).toBe(201);
  });

  it('count what was topped up, and no gift', async () => {
    const payer = await newPayer(test);
    await openQuests(test, { freeTrial: { minReplenishmentAmount: '5' } });
    await giveMoney(test, payer, 20_000_000n);
    expect((await listed(payer))[0]).toMatchObject({
      ...{ disabled_for_replenishment: true, missing_replenishment_amount: '5' },
    });
    expect((await track(payer, PROVEN)).status).toBe(204);
  });
});

describe('a trial without a proof', () => {
  it('is a free order at once, for which nobody pays and nobody earns', async () => {
    const payer = await newPayer(test);
    const trial = await trialIn(await take(payer));
    expect(trial).toMatchObject({ status: 'approved', free_trial_quest_id: AT_ONCE });
    expect(await readOrder(payer, trial.order_id ?? 0)).toMatchObject({
      ...{ status: 'in_processing', quantity: 1_000, source: 'free_trial', cost: '0' },
    });
    expect(await balanceOf(test, payer)).toBe(0n);
    const posted = await test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .selectFrom('ledger_transactions')
        .select('kind')
        .where('order_id', '=', BigInt(trial.order_id ?? 0))
        .execute(),
    );
    expect(posted).toEqual([]);
    const jobs = await test.db.asSystem((trx) =>
      trx.selectFrom('jobs').select('payload').where('kind', '=', 'dispatch-order').execute(),
    );
    expect(JSON.stringify(jobs)).toContain(`"${trial.order_id}"`);
  });

  it('gives nothing back where it is canceled, and is none of what was spent', async () => {
    const payer = await newPayer(test);
    const { order_id: id } = await trialIn(await take(payer));
    await openQuests(test, { freeTrial: { minUserSpendAmount: '1' } });
    const { id: instanceId } = payer.instance;
    await test.db.inInstance(instanceId, (trx) =>
      endOrder(
        { ...test.deps, trx, instanceId },
        { orderId: BigInt(id ?? 0), event: 'cancel', by: 'staff', staffId: payer.id, delivered: 0 },
      ),
    );
    expect(await readOrder(payer, id ?? 0)).toMatchObject({ status: 'canceled', refunded: '0' });
    expect(await balanceOf(test, payer)).toBe(0n);
    expect((await listed(payer))[0]).toMatchObject({ missing_user_spend_amount: '1' });
  });

  it('earns nobody a share who has brought its customer', async () => {
    const [partner, payer] = [await newPayer(test), await newPayer(test)];
    await openQuests(test, {
      settings: { referralProgramEnabled: true, referralProgramPercent: 0.1 },
    });
    await test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .updateTable('customers')
        .set({ referred_by: partner.id })
        .where('id', '=', payer.id)
        .execute(),
    );
    await trialIn(await take(payer));
    const earned = await test.db.inInstance(payer.instance.id, (trx) =>
      trx.selectFrom('commissions').select('id').where('payer_id', '=', payer.id).execute(),
    );
    expect(earned).toEqual([]);
  });

  it('that was promised and is not what was ordered is a fault', async () => {
    const payer = await newPayer(test);
    const { id, order_id: orderId } = await trialIn(await take(payer));
    const { id: instanceId } = payer.instance;
    const setQuantity = (quantity: number) =>
      test.db.inInstance(instanceId, (trx) =>
        trx
          .updateTable('orders')
          .set({ quantity })
          .where('id', '=', BigInt(orderId ?? 0))
          .execute(),
      );
    await setQuantity(2_000);
    expect((await verifyTrials(test.deps, instanceId)).faults).toEqual([
      `Free trial ${id}: its order is not what was promised.`,
    ]);
    await setQuantity(1_000);
    expect((await verifyTrials(test.deps, instanceId)).faults).toEqual([]);
  });

  it('is the same however often it is sent with its key', async () => {
    const payer = await newPayer(test);
    const body = { url: newLink() };
    const [first, again] = [await take(payer, body, 'one'), await take(payer, body, 'one')];
    expect((await trialIn(first)).id).toBe((await trialIn(again)).id);
    expect((await payer.request(TRIAL_PATH)).status).toBe(200);
  });

  it('is given to a customer so often and no more', async () => {
    const payer = await newPayer(test);
    expect((await take(payer)).status).toBe(201);
    expect(await problemsIn(await take(payer))).toEqual({
      free_trial_quest_id: ['You have already taken this free trial.'],
    });
    await openQuests(test, { freeTrial: { maxPerCustomer: 1 } });
    expect(await problemsIn(await ask(payer))).toEqual({
      free_trial_quest_id: ['You have taken all the free trials that one customer may take.'],
    });
  });

  it('is given so often in all', async () => {
    await openQuests(test, {
      quests: [quest({ id: 20, allow_proof_url: false, limit: 1 })],
    });
    const body = { free_trial_quest_id: 20 };
    const [first, second] = [await newPayer(test), await newPayer(test)];
    expect((await listed(second))[0]).toMatchObject({ left_count: 1 });
    expect((await take(first, body)).status).toBe(201);
    expect((await listed(second))[0]).toMatchObject({ left_count: 0, disabled_for_limit: true });
    expect(await problemsIn(await take(second, body))).toEqual({
      free_trial_quest_id: ['None of these free trials is left.'],
    });
  });

  it('is given once for a link, whoever asks', async () => {
    const url = newLink();
    expect((await take(await newPayer(test), { url })).status).toBe(201);
    const other = await newPayer(test);
    expect(await problemsIn(await take(other, { url: `${url}#again` }))).toEqual({
      url: ['This free trial was already taken for this link. Use another link.'],
    });
    expect((await take(other)).status).toBe(201);
  });

  it('says all that is wrong at its field', async () => {
    const payer = await newPayer(test, { email_confirmed_at: null });
    const wrong = { url: 'https://elsewhere.example/1', proof_url: '' };
    expect(Object.keys(await problemsIn(await ask(payer, wrong))).sort()).toEqual([
      ...['free_trial_quest_id', 'proof_url', 'url'],
    ]);
    expect(Object.keys(await problemsIn(await ask(payer, { proof_url: 'javascript:1' })))).toEqual([
      'proof_url',
    ]);
  });

  it('is given to one address five times a day', async () => {
    await openQuests(test, {
      quests: [quest({ id: AT_ONCE, allow_proof_url: false, repeats_count: 10 })],
    });
    const payer = await newPayer(test);
    const from = (address: string) =>
      takeTrial(
        test.deps,
        { ...callerFor(payer), address },
        {
          ...{ key: undefined, route: 'test' },
          body: { free_trial_quest_id: AT_ONCE, url: newLink() },
          buyer: { customerId: payer.id, gradeId: null, declaredCountry: undefined },
        },
      );
    for (let time = 0; time < 5; time += 1) await from('203.0.113.9');
    await expect(from('203.0.113.9')).rejects.toMatchObject({ code: 'too_many_requests' });
    expect((await from('203.0.113.10')).status).toBe(201);
    test.clock.advance(DAY_MS / 5 + 1_000);
    expect((await from('203.0.113.9')).status).toBe(201);
  });
});

describe('a trial that was begun', () => {
  it('holds a place until it expires, and is begun once', async () => {
    await openQuests(test, { quests: [quest({ id: 30, limit: 1 })], freeTrial: { validDays: 2 } });
    const [first, second] = [await newPayer(test), await newPayer(test)];
    const begun = await trialIn(await track(first, 30));
    const expires = new Date(test.clock.now().getTime() + 2 * DAY_MS);
    expect(begun).toMatchObject({ status: 'tracked', expire_at: expires.toISOString() });
    expect((await trialIn(await track(first, 30))).id).toBe(begun.id);
    expect((await track(second, 30)).status).toBe(204);
    test.clock.advance(2 * DAY_MS);
    const after = await newPayer(test);
    expect((await trialIn(await track(after, 30))).status).toBe('tracked');
    // The session of the first is over by now.
    await runJob(test, expireTrials, {});
    const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('free_trials')
        .select('status')
        .where('quest_id', '=', 30)
        .orderBy('id')
        .execute(),
    );
    expect(rows).toEqual([{ status: 'expired' }, { status: 'tracked' }]);
  });

  it('keeps what was promised when it began', async () => {
    const payer = await newPayer(test);
    const begun = await trialIn(await track(payer, PROVEN));
    await openQuests(test, { quests: [quest({ id: PROVEN, quantity: 500, is_shown: false })] });
    const one = await payer.request(`/api/v1/free-trial-quests/${PROVEN}`);
    expect(one.status).toBe(200);
    expect(await trialIn(await ask(payer))).toMatchObject({
      ...{ id: begun.id, status: 'in_moderation', quantity: 1_000 },
      quest: { name: 'Quest 1', is_shown: false },
    });
  });

  it('is seen by its customer alone', async () => {
    const payer = await newPayer(test);
    const { id } = await trialIn(await track(payer, PROVEN));
    expect(await trialIn(await payer.request(`${TRIAL_PATH}/${id}`))).toMatchObject({ id });
    const { otherCustomerOfA, customerOfB } = test.actors;
    for (const other of [otherCustomerOfA, customerOfB]) {
      expect((await other.request(`${TRIAL_PATH}/${id}`)).status).toBe(404);
    }
  });
});

describe('quests that contradict the catalogue', () => {
  it.each([
    [quest({ id: 1, service: 'no-such' }), 'free_trial_quests.0.service', 'service_unavailable'],
    [quest({ id: 1, quantity: 7 }), 'free_trial_quests.0.quantity', 'too_small'],
    [
      quest({ id: 1, service: 'alder-service-111' }),
      'free_trial_quests.0.service',
      'service_asks_more',
    ],
  ])('are not published: %#', async (wrong, field, code) => {
    await expect(openQuests(test, { quests: [wrong] })).rejects.toMatchObject({
      fields: { [field]: [{ code }] },
    });
  });
});
