import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { holdMoney } from './moves/hold-money.ts';
import { post } from './post.ts';
import { paidIn, postAlone, spent } from './testing/entries.ts';
import { BALANCE_FELL, forgetWatch, watchBalance } from './watch-balance.ts';

let test: TestCore;
let instanceId: number;
beforeAll(async () => {
  test = await testCore();
  instanceId = test.instances.a.id;
});
afterAll(() => test.close());

/** What was told since it was last asked. */
const told = () =>
  test.db.asSystem(async (trx) => {
    const jobs = await trx
      .deleteFrom('jobs')
      .where('kind', '=', BALANCE_FELL.kind)
      .returning(['instance_id', 'payload'])
      .execute();
    return jobs.map(({ payload }) => payload);
  });

async function watchedCustomer(belowMicro: bigint): Promise<bigint> {
  const { id: customerId } = await addCustomer(test.deps, instanceId);
  await test.db.inInstance(instanceId, (trx) =>
    watchBalance(trx, { instanceId, customerId, belowMicro }),
  );
  await postAlone(test.deps, instanceId, [paidIn(customerId, 20n)]);
  return customerId;
}

it('tells of each spend that leaves a watched balance below its mark, and of nothing else', async () => {
  const customerId = await watchedCustomer(10n);
  const unwatched = (await addCustomer(test.deps, instanceId)).id;
  await postAlone(test.deps, instanceId, [paidIn(unwatched, 20n)]);
  await postAlone(test.deps, instanceId, [spent(unwatched, 20n)]);
  await postAlone(test.deps, instanceId, [spent(customerId, 10n)]);
  expect(await told()).toEqual([]);
  const order = spent(customerId, 1n);
  const posted = await postAlone(test.deps, instanceId, [order]);
  const transactionId = String(posted.isNew ? posted.ids[0] : '');
  expect(await told()).toEqual([{ customerId: String(customerId), transactionId }]);
  await postAlone(test.deps, instanceId, [order]);
  await postAlone(test.deps, instanceId, [paidIn(customerId, 1n)]);
  expect(await told()).toEqual([]);
  await postAlone(test.deps, instanceId, [spent(customerId, 2n)]);
  expect(await told()).toHaveLength(1);
});

it('is silent about what is taken back or set aside', async () => {
  const customerId = await watchedCustomer(10n);
  const taken = { ...paidIn(customerId, -15n), source: { type: 'payment_refund', id: '1' } };
  await postAlone(test.deps, instanceId, [taken]);
  expect(await told()).toEqual([]);
  await test.db.inInstance(instanceId, (trx) =>
    holdMoney(
      { ...test.deps, trx, instanceId },
      { customerId, purse: 'balance', amountMicro: 1n, holdId: 'one', actor: { kind: 'system' } },
    ),
  );
  expect(await told()).toEqual([]);
});

it('tells of a spend exactly if that is kept', async () => {
  const customerId = await watchedCustomer(10n);
  const broken = test.db.inInstance(instanceId, async (trx) => {
    await post({ ...test.deps, trx, instanceId }, [spent(customerId, 15n)]);
    throw new Error('The order was refused');
  });
  await expect(broken).rejects.toThrow('The order was refused');
  expect(await told()).toEqual([]);
});

it('follows the mark, and is silent without one', async () => {
  const customerId = await watchedCustomer(10n);
  await test.db.inInstance(instanceId, (trx) =>
    watchBalance(trx, { instanceId, customerId, belowMicro: 20n }),
  );
  await postAlone(test.deps, instanceId, [spent(customerId, 1n)]);
  expect(await told()).toHaveLength(1);
  await test.db.inInstance(instanceId, (trx) => forgetWatch(trx, { instanceId, customerId }));
  await postAlone(test.deps, instanceId, [spent(customerId, 15n)]);
  expect(await told()).toEqual([]);
});
