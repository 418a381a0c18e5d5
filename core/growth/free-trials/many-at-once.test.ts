// On PostgreSQL: the places of a quest taken by many at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { openShop } from '#core/ordering/orders/testing/buyer.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
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
  const body = { free_trial_quest_id: 1 };
  const calls = all.flatMap((who) => Array.from({ length: 10 }, () => take(who, body)));
  const statuses = await statusesOf(calls);
  expect(statuses.filter((status) => status === 201)).toHaveLength(60);
  expect(statuses.filter((status) => status === 422)).toHaveLength(440);
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
