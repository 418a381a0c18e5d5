// On PostgreSQL: sums in raw SQL, triggers, and orders that many settle at once.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdEarned, captureEarned } from '#core/billing/ledger/moves/withdraw-earned.ts';
import { openDispute, refundPayment } from '#core/billing/ledger/moves/take-back-payment.ts';
import { winDispute } from '#core/billing/ledger/moves/win-dispute.ts';
import { readPaidIn } from '#core/billing/ledger/read-paid-in.ts';
import { exportEntries } from '#core/billing/ledger/statement/list-entries.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { closeCommissions, decideCommissions } from './decide-commissions.ts';
import { startCommissions } from './start-commission.ts';
import { DOLLAR, newPair, nextId, setScene, type Pair, type Scene } from './testing/scene.ts';
import { verifyCommissions } from './verify-commissions.ts';

let test: TestCore;
let scene: Scene;
beforeAll(async () => {
  test = await testCore();
  scene = await setScene(test);
});
afterAll(() => test.close());

const DAY = 86_400_000;

async function booksOf({ sums, money }: Pair) {
  const { heldMicro, releasedMicro, reversedMicro } = await sums();
  const { referralBalanceMicro, heldMicro: onHold } = await money('earner');
  expect(onHold).toBe(heldMicro);
  return [heldMicro, releasedMicro, reversedMicro, referralBalanceMicro].map(
    (micro) => Number(micro) / Number(DOLLAR),
  );
}

async function ended(cost = 50n * DOLLAR, bonus = 0n): Promise<Pair & { invoiceId: bigint }> {
  const pair = await newPair(test, scene);
  const invoiceId = await pair.payIn(100n * DOLLAR, bonus);
  await pair.end(await pair.order(cost));
  await scene.settle();
  return { ...pair, invoiceId };
}

it('earns nothing while the order is under way, and then its share, held', async () => {
  const pair = await newPair(test, scene);
  await pair.payIn(100n * DOLLAR);
  const order = await pair.order(50n * DOLLAR);
  await scene.settle();
  expect(await booksOf(pair)).toEqual([0, 0, 0, 0]);
  expect((await pair.list()).map(({ state }) => state)).toEqual(['waiting']);
  await pair.end(order);
  await scene.settle();
  expect(await booksOf(pair)).toEqual([5, 0, 0, 0]);
  await scene.settle();
  expect(await booksOf(pair)).toEqual([5, 0, 0, 0]);
});

it('is released after the holding period of the settings, and not before', async () => {
  const { id: instanceId, slug } = { ...test.instances.a, slug: 'alder' };
  await changeSettings(test.deps, { slug, patch: { referralHoldingDays: 3 } });
  const pair = await ended();
  await changeSettings(test.deps, { slug, patch: { referralHoldingDays: 14 } });
  const later = await ended();
  test.clock.advance(3 * DAY - 1_000);
  await scene.settle();
  expect(await booksOf(pair)).toEqual([5, 0, 0, 0]);
  test.clock.advance(1_000);
  await scene.settle();
  expect(await booksOf(pair)).toEqual([0, 5, 0, 5]);
  expect(await booksOf(later)).toEqual([5, 0, 0, 0]);
  expect((await verifyCommissions(test.deps, instanceId)).faults).toEqual([]);
});

it('stands in the statement of its earner as what it is once it is released', async () => {
  const pair = await ended();
  test.clock.advance(30 * DAY);
  await scene.settle();
  const { rows } = await scene.inLedger(({ trx, instanceId }) =>
    exportEntries(trx, { instanceId, customerId: pair.earner }, undefined),
  );
  expect(rows).toMatchObject([
    { type: 'admin', account: 'referral', amount: 5, cause: 'reward_released' },
  ]);
});

it('tells its earner once a day what was released and taken back, in one sum', async () => {
  const pair = await newPair(test, scene);
  await pair.payIn(100n * DOLLAR);
  const orders = [await pair.order(20n * DOLLAR), await pair.order(30n * DOLLAR)];
  for (const order of orders) await pair.end(order);
  await scene.settle();
  test.clock.advance(14 * DAY);
  await scene.settle();
  const told = () =>
    test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('notices')
        .select(['kind', 'facts', 'read_at'])
        .where('customer_id', '=', pair.earner)
        .orderBy('id')
        .execute(),
    );
  const released = { kind: 'rewards_released', facts: { amountMicro: '5000000' }, read_at: null };
  expect(await told()).toEqual([released]);
  const decide = { kind: 'referral', payerId: pair.payer, decision: 'refused' } as const;
  await scene.inLedger((deps) => decideCommissions(deps, decide));
  expect(await told()).toEqual([released, { ...released, kind: 'rewards_reversed' }]);
});

it('counts of an order what was delivered of it', async () => {
  const pair = await newPair(test, scene);
  await pair.payIn(100n * DOLLAR);
  await pair.end(await pair.order(50n * DOLLAR), 400);
  await pair.end(await pair.order(30n * DOLLAR), 0);
  await scene.settle();
  expect(await booksOf(pair)).toEqual([2, 0, 0, 0]);
  expect((await pair.list()).map(({ state }) => state)).toEqual(['nothing', 'held']);
});

it('does not count what was given as a bonus', async () => {
  const pair = await ended(120n * DOLLAR, 50n * DOLLAR);
  expect(await booksOf(pair)).toEqual([10, 0, 0, 0]);
  // The bonus that is left is not worth anything either.
  await pair.end(await pair.order(30n * DOLLAR));
  await scene.settle();
  expect(await booksOf(pair)).toEqual([10, 0, 0, 0]);
  await pair.payIn(20n * DOLLAR);
  await pair.end(await pair.order(20n * DOLLAR));
  await scene.settle();
  expect(await booksOf(pair)).toEqual([12, 0, 0, 0]);
});

it('takes a bonus that came back by an order for a bonus', async () => {
  const pair = await newPair(test, scene);
  await pair.payIn(10n * DOLLAR, 40n * DOLLAR);
  await pair.end(await pair.order(50n * DOLLAR), 0);
  const order = await pair.order(50n * DOLLAR);
  const source = { type: 'order', id: String(order) };
  const paid = await scene.inLedger(({ trx, instanceId }) =>
    readPaidIn(trx, { instanceId, source }),
  );
  expect(paid).toEqual({ chargedMicro: 50n * DOLLAR, paidInMicro: 10n * DOLLAR });
});

it('goes back in proportion when the payment does, and returns when a dispute is won', async () => {
  const pair = await ended(80n * DOLLAR);
  const { invoiceId } = pair;
  const disputeId = `commission-${invoiceId}`;
  const dispute = { invoiceId, disputeId, amountMicro: 60n * DOLLAR };
  await scene.inLedger((deps) => openDispute(deps, dispute));
  await scene.settle();
  // Of the 60 dollars 20 were on the balance: half of what was spent is owed.
  expect(await booksOf(pair)).toEqual([4, 0, 4, 0]);
  expect((await pair.list()).map(({ reason }) => reason)).toEqual(['payment_taken_back']);
  await scene.inLedger((deps) => winDispute(deps, { disputeId }));
  await scene.settle();
  expect(await booksOf(pair)).toEqual([8, 0, 0, 0]);
});

it('is owed where it was already paid out', async () => {
  const pair = await ended(100n * DOLLAR);
  test.clock.advance(14 * DAY);
  await scene.settle();
  const earned = { referral: 7n * DOLLAR, task: 0n };
  const withdrawal = { withdrawalId: nextId() + 1_000_000n, actor: { kind: 'system' } as const };
  await scene.inLedger((deps) =>
    holdEarned(deps, { ...withdrawal, customerId: pair.earner, earned }),
  );
  await scene.inLedger((deps) => captureEarned(deps, { ...withdrawal, feeMicro: 0n }));
  const back = { invoiceId: pair.invoiceId, refundId: `r-${pair.invoiceId}` };
  await scene.inLedger((deps) => refundPayment(deps, { ...back, amountMicro: 100n * DOLLAR }));
  await scene.settle();
  const money = await pair.money('earner');
  expect([money.referralBalanceMicro, money.debtMicro]).toEqual([0n, 7n * DOLLAR]);
  expect((await pair.sums()).reversedMicro).toBe(10n * DOLLAR);
});

it('waits for a decision, and is gone when that is against it', async () => {
  const pair = await newPair(test, scene);
  await pair.payIn(100n * DOLLAR);
  await pair.end(await pair.order(50n * DOLLAR, { isKept: true }));
  test.clock.advance(30 * DAY);
  await scene.settle();
  expect(await booksOf(pair)).toEqual([5, 0, 0, 0]);
  const decide = (decision: 'allowed' | 'refused') =>
    scene.inLedger((deps) =>
      decideCommissions(deps, { kind: 'referral', payerId: pair.payer, decision }),
    );
  await decide('refused');
  expect(await booksOf(pair)).toEqual([0, 0, 5, 0]);
  await decide('allowed');
  await scene.settle();
  expect(await booksOf(pair)).toEqual([0, 5, 0, 5]);
});

it('ends with the account of its earner', async () => {
  const pair = await ended();
  const { id: instanceId } = test.instances.a;
  await test.db.inInstance(instanceId, (trx) =>
    closeCommissions({ ...test.deps, trx }, { instanceId, customerId: pair.earner }),
  );
  expect(await booksOf(pair)).toEqual([0, 0, 5, 0]);
  expect((await pair.list()).map(({ reason }) => reason)).toEqual(['account_closed']);
});

it('is one for an order, and none for an order of one’s own', async () => {
  const pair = await newPair(test, scene);
  await pair.payIn(100n * DOLLAR);
  const id = await pair.order(50n * DOLLAR);
  await pair.order(10n * DOLLAR, { customerId: pair.payer });
  const orders = [{ id, dripFeedId: null, costMicro: 50n * DOLLAR }];
  const again = { kind: 'referral', customerId: pair.earner, payerId: pair.payer } as const;
  await scene.inLedger((deps) => startCommissions(deps, { ...again, ratePpm: 500_000, orders }));
  await pair.end(id);
  await Promise.all([scene.settle(), scene.settle(), scene.settle()]);
  expect(await booksOf(pair)).toEqual([5, 0, 0, 0]);
});

it('leaves nothing wrong behind', async () => {
  const { id } = test.instances.a;
  expect((await verifyCommissions(test.deps, id)).faults).toEqual([]);
  await sealLedgers(test.deps);
  expect((await verifyLedger(test.deps, id)).faults).toEqual([]);
});

const EARLIER = "available_at = available_at + interval '9 years', released_at = released_at";

it.each([
  ['earned_micro = earned_micro + 1', 'earned_micro = earned_micro - 1', 'steps have earned'],
  ['reversed_micro = reversed_micro + 1', 'reversed_micro = reversed_micro - 1', 'taken back'],
  ['steps = steps + 1', 'steps = steps - 1', 'as many steps'],
  [
    `${EARLIER} + interval '9 years'`,
    `${EARLIER.replace('+', '-')} - interval '9 years'`,
    'within its holding period',
  ],
])('is found to be wrong after %s', async (change, back, fault) => {
  const { id: instanceId } = test.instances.a;
  const write = (set: string) =>
    test.db.inInstance(instanceId, (trx) =>
      sql`update commissions set ${sql.raw(set)} where id = (select min(id) from commissions
        where earned_micro > 9 and released_at is not null)`.execute(trx),
    );
  const faults = async () => (await verifyCommissions(test.deps, instanceId)).faults;
  await write(change);
  expect((await faults()).join('\n')).toContain(fault);
  await write(back);
  expect(await faults()).toEqual([]);
});
