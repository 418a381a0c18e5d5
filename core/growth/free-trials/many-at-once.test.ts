// On PostgreSQL: the places of a quest taken by many at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { callerFor } from '#core/billing/payments/testing/caller-for.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { openShop } from '#core/ordering/orders/testing/buyer.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { takeTrialBody } from './free-trial.contract.ts';
import { takeTrial } from './take-trial.ts';
import { verifyTrials } from './verify-trials.ts';
import { approve, ask, newLink, openQuests, quest, take, trialIn } from './testing/quests.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await openShop(test);
});
afterAll(async () => {
  const { id } = test.instances.a;
  expect((await verifyOrders(test.deps, id)).faults).toEqual([]);
  expect(await verifyTrials(test.deps, id)).toEqual({ trials: 62, faults: [] });
  await test.close();
});

const customers = (count: number): Promise<CustomerActor[]> =>
  Promise.all(Array.from({ length: count }, () => newPayer(test)));

/** As the route does, without its limits; whoever finds no room in the database asks once more. */
async function outcomeOf(who: CustomerActor, questId: number): Promise<string> {
  const body = takeTrialBody.parse({ free_trial_quest_id: questId, url: newLink() });
  const buyer = { customerId: who.id, gradeId: null, declaredCountry: undefined };
  const caller = { ...callerFor(who), address: '' };
  for (;;) {
    try {
      await takeTrial(test.deps, caller, { key: undefined, route: 'test', body, buyer });
      return 'granted';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code !== 'unavailable') return error.code;
    }
  }
}

const statusesOf = async (calls: readonly Promise<Response>[]): Promise<number[]> =>
  (await Promise.all(calls)).map(({ status }) => status);

const taken = (questId: number) =>
  test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('free_trials')
      .select(['customer_id', 'order_id'])
      .where('quest_id', '=', questId)
      .execute(),
  );

it('of five hundred, as many are granted as there are, and to each as often as one may', async () => {
  await openQuests(test, {
    quests: [quest({ id: 1, allow_proof_url: false, repeats_count: 2, limit: 60 })],
  });
  const all = await customers(50);
  const calls = all.flatMap((who) => Array.from({ length: 10 }, () => outcomeOf(who, 1)));
  const outcomes = await Promise.all(calls);
  expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(60);
  expect(outcomes.filter((outcome) => outcome === 'validation_failed')).toHaveLength(440);
  const rows = await taken(1);
  expect(new Set(rows.map(({ order_id: id }) => id)).size).toBe(60);
  for (const { id } of all) {
    expect(rows.filter((row) => row.customer_id === id).length).toBeLessThanOrEqual(2);
  }
});

it('of many who ask for one link, one gets it', async () => {
  await openQuests(test, { quests: [quest({ id: 2, allow_proof_url: false })] });
  const url = newLink();
  const body = { free_trial_quest_id: 2, url };
  const statuses = await statusesOf((await customers(20)).map((who) => take(who, body)));
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
});

it('of two who approve one, the second is told that it was decided', async () => {
  await openQuests(test, { quests: [quest({ id: 3 })] });
  const [first, second] = await Promise.all([
    newPayer(test, { roles: ['staff'] }),
    newPayer(test, { roles: ['staff'] }),
  ]);
  const { id } = await trialIn(await ask(await newPayer(test), { free_trial_quest_id: 3 }));
  const statuses = await statusesOf([approve(first, id), approve(second, id)]);
  expect(statuses.sort()).toEqual([200, 409]);
  expect(await taken(3)).toHaveLength(1);
});
