// Also on PostgreSQL: postings at once, and their locks.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { spendAtOnce } from './testing/at-once.ts';
import { entryOf, paidIn, postAlone, spent } from './testing/entries.ts';

let test: TestCore;
let instanceId: number;
beforeAll(async () => {
  test = await testCore();
  instanceId = test.instances.a.id;
});
afterAll(() => test.close());

const newCustomer = async () => (await addCustomer(test.deps, instanceId)).id;

async function balanceOf(customerId: bigint): Promise<bigint> {
  const account = await test.db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('ledger_accounts')
      .select('balance_micro')
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'balance')
      .executeTakeFirst(),
  );
  return account?.balance_micro ?? 0n;
}

describe('posting', () => {
  it('moves what its entries say, all of them or none', async () => {
    const customer = await newCustomer();
    await postAlone(test.deps, instanceId, [paidIn(customer, 10n), spent(customer, 4n)]);
    expect(await balanceOf(customer)).toBe(6n);
    const tooMuch = [paidIn(customer, 1n), spent(customer, 8n)];
    await expect(postAlone(test.deps, instanceId, tooMuch)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { balance: [{ code: 'not_enough_balance' }] },
    });
    expect(await balanceOf(customer)).toBe(6n);
  });

  it('refuses what a later entry of the same event would cover', async () => {
    const customer = await newCustomer();
    const wrongOrder = [spent(customer, 1n), paidIn(customer, 1n)];
    await expect(postAlone(test.deps, instanceId, wrongOrder)).rejects.toThrow('validation_failed');
  });

  it('posts an event once, also when no balance covers it a second time', async () => {
    const customer = await newCustomer();
    const all = [spent(customer, 10n)];
    await postAlone(test.deps, instanceId, [paidIn(customer, 10n)]);
    expect(await postAlone(test.deps, instanceId, all)).toMatchObject({ isNew: true });
    expect(await postAlone(test.deps, instanceId, all)).toEqual({ isNew: false });
    await postAlone(test.deps, instanceId, [paidIn(customer, 10n)]);
    expect(await postAlone(test.deps, instanceId, all)).toEqual({ isNew: false });
    expect(await balanceOf(customer)).toBe(10n);
  });

  it('lets a debt be paid and no more than paid', async () => {
    const customerId = await newCustomer();
    const pay = (amountMicro: bigint) =>
      entryOf({
        kind: 'invoiced',
        postings: [
          { account: { kind: 'balance', customerId }, amountMicro: -amountMicro },
          { account: { kind: 'debt', customerId }, amountMicro },
        ],
      });
    await postAlone(test.deps, instanceId, [paidIn(customerId, 10n)]);
    await expect(postAlone(test.deps, instanceId, [pay(1n)])).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect(await balanceOf(customerId)).toBe(10n);
  });

  it('never says that something was before what came before it', async () => {
    const customerId = await newCustomer();
    await postAlone(test.deps, instanceId, [paidIn(customerId, 10n)]);
    // Another process, whose clock is behind.
    const now = new Date(test.clock.now().getTime() - 60_000);
    const behind = { ...test.deps, clock: { now: () => now } };
    await postAlone(behind, instanceId, [spent(customerId, 4n)]);
    const times = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('ledger_postings as p')
        .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
        .select('p.created_at')
        .where('a.customer_id', '=', customerId)
        .execute(),
    );
    expect(times.map(({ created_at: at }) => at)).toEqual([test.clock.now(), test.clock.now()]);
  });

  it('tells a fault of the program from a refusal', async () => {
    const account = { kind: 'balance', customerId: await newCustomer() } as const;
    const faults = [
      [{ account, amountMicro: 1n }],
      [
        { account, amountMicro: 0n },
        { account: { kind: 'fees' } as const, amountMicro: 0n },
      ],
      [
        { account, amountMicro: 1n },
        { account, amountMicro: -1n },
      ],
    ];
    for (const postings of faults) {
      const posting = postAlone(test.deps, instanceId, [entryOf({ kind: 'admin', postings })]);
      await expect(posting).rejects.toThrow('Invariant broken');
    }
  });

  it('lets thirty spends at once have what the balance covers, and no more', async () => {
    expect(await spendAtOnce({ deps: test.deps, instanceId }, 30)).toBe(10);
  });

  it('moves money to and fro between two customers at once without a deadlock', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    await postAlone(test.deps, instanceId, [paidIn(one, 100n), paidIn(other, 100n)]);
    const move = (from: bigint, to: bigint) =>
      postAlone(test.deps, instanceId, [
        entryOf({
          kind: 'admin',
          postings: [
            { account: { kind: 'balance', customerId: from }, amountMicro: -1n },
            { account: { kind: 'balance', customerId: to }, amountMicro: 1n },
          ],
        }),
      ]);
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? move(one, other) : move(other, one))),
    );
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([100n, 100n]);
  });
});
