// On PostgreSQL: sums in raw SQL.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { creditTopUp } from './moves/credit-top-up.ts';
import { giveReward } from './moves/give-reward.ts';
import { chargeOrder } from './moves/charge-order.ts';
import { cancelOrder } from './moves/refund-order.ts';
import { sealLedgers } from './seal-ledgers.ts';
import { CHANGED_COLUMNS, faultsAfter, faultsAfterChange } from './testing/single-changes.ts';
import { verifyLedger } from './verify-ledger.ts';

let test: TestCore;
let instanceId: number;
const actor = { kind: 'system' } as const;

beforeAll(async () => {
  test = await testCore();
  instanceId = test.instances.a.id;
  const { id: customerId } = await addCustomer(test.deps, instanceId);
  await test.db.inInstance(instanceId, async (trx) => {
    const deps = { ...test.deps, trx, instanceId };
    await creditTopUp(deps, {
      customerId,
      invoiceId: 1n,
      paymentMethodId: 1,
      paidMicro: 100n,
      feeMicro: 3n,
      coupon: { id: 1n, bonusMicro: 5n },
      actor,
    });
    await chargeOrder(deps, { customerId, orderId: 1n, amountMicro: 40n, actor });
    await cancelOrder(deps, { orderId: 1n, actor, reason: 'out of stock' });
    const source = { type: 'order', id: '1' };
    await giveReward(deps, { kind: 'referral', customerId, amountMicro: 4n, source, actor });
  });
  await sealLedgers(test.deps);
});
afterAll(() => test.close());

describe('verifying', () => {
  it('finds nothing in a ledger that nobody has touched', async () => {
    const { faults, transactions, accounts } = await verifyLedger(test.deps, instanceId);
    expect({ faults, transactions, accounts }).toEqual({
      faults: [],
      transactions: 5,
      accounts: 3,
    });
  });

  it.each(CHANGED_COLUMNS)('finds $column of any of $table changed', async (place) => {
    for (const row of [0, 1, 2, 3, 4, 5]) {
      const faults = await faultsAfterChange(
        { deps: test.deps, instanceId },
        { ...place, row, by: 1n },
      );
      expect(faults).not.toEqual([]);
    }
  });

  it.each([
    ['a transaction and its postings', 'ledger_transactions'],
    ['a posting', 'ledger_postings'],
    ['an account', 'ledger_accounts'],
  ])('finds %s removed', async (_what, table) => {
    const statement = `delete from ${table} where ctid = (
      select ctid from ${table} where instance_id = ${instanceId} order by ctid limit 1)`;
    expect(await faultsAfter({ deps: test.deps, instanceId }, statement)).not.toEqual([]);
  });

  it('finds more given back than was ever paid', async () => {
    const faults = await faultsAfter(
      { deps: test.deps, instanceId },
      `update ledger_postings set amount_micro = amount_micro * 2 where kind = 'cancel_order'`,
    );
    expect(faults).toContain('more of it was taken back than it had moved');
  });
});
