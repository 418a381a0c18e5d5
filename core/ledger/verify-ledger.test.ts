import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '#core/db/database.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { creditTopUp } from './moves/credit-top-up.ts';
import { giveReward } from './moves/give-reward.ts';
import { chargeOrder } from './moves/charge-order.ts';
import { cancelOrder } from './moves/refund-order.ts';
import { sealLedgers } from './seal-ledgers.ts';
import { checkAccounts, checkTransactions } from './verify.store.ts';
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

async function faultsIn(trx: Trx): Promise<string[]> {
  const page = { instanceId, after: 0n, most: 100 };
  const sealedBefore = test.clock.now();
  const checked = [
    ...(await checkTransactions(trx, { ...page, sealedBefore })),
    ...(await checkAccounts(trx, page)),
  ];
  return checked.flatMap(({ faults }) => faults);
}

/** Does as the owner of the database what no role may do, looks, and takes it back. */
async function faultsAfter(statement: string): Promise<string[]> {
  let faults: string[] = [];
  const changed = test.db.inInstance(instanceId, async (trx) => {
    await sql`set local role none`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(statement).execute(trx);
    await sql`set local role marquee_app`.execute(trx);
    faults = await faultsIn(trx);
    throw new Error('taken back');
  });
  await expect(changed).rejects.toThrow('taken back');
  return faults;
}

/** Each column with another value for it; what the database works out itself is left out. */
const CHANGES: Record<string, Record<string, string>> = {
  ledger_accounts: {
    kind: "'task'",
    owner_id: 'owner_id + 100',
    balance_micro: 'balance_micro + 1',
    earned_micro: 'earned_micro + 1',
    spent_micro: 'spent_micro + 1',
    sequence: 'sequence + 1',
    head_hash: "'a'",
    changed_at: "changed_at + interval '1 second'",
  },
  ledger_transactions: {
    kind: "'admin'",
    source_type: "'other'",
    source_id: "source_id || '1'",
    reverses_id: '2',
    order_id: '7',
    invoice_id: '7',
    coupon_id: '7',
    payment_method_id: '7',
    reason: "'another reason'",
    actor_kind: "'staff', actor_id = 1",
    idempotency_key: "'key'",
    posting_count: 'posting_count + 1',
    created_at: "created_at + interval '1 microsecond'",
    seal_position: 'seal_position + 100',
    seal_hash: "'a'",
  },
  ledger_postings: {
    transaction_id: 'transaction_id + 100',
    account_id: 'account_id + 100',
    kind: "'admin'",
    created_at: "created_at + interval '1 microsecond'",
    amount_micro: 'amount_micro + 1',
    balance_after_micro: 'balance_after_micro + 1',
    sequence: 'sequence + 100',
    hash: "'a'",
  },
};

/** What the database works out is there for customers' accounts only. */
const OF_CUSTOMERS: Record<string, string> = {
  ledger_accounts: `owner_kind = 'customer'`,
  ledger_transactions: 'true',
  ledger_postings: 'sequence is not null',
};
const SINGLE = Object.entries(CHANGES).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([column, value]) =>
    ['first', 'last'].map((row) => ({ table, column, value, row })),
  ),
);

describe('verifying', () => {
  it('finds nothing in a ledger that nobody has touched', async () => {
    const { faults, transactions, accounts } = await verifyLedger(test.deps, instanceId);
    expect({ faults, transactions, accounts }).toEqual({
      faults: [],
      transactions: 6,
      accounts: 2,
    });
  });

  it.each(SINGLE)('finds $column of the $row of $table', async ({ table, column, value, row }) => {
    const faults = await faultsAfter(
      `update ${table} set ${column} = ${value} where ctid = (
         select ctid from ${table} where instance_id = ${instanceId} and ${OF_CUSTOMERS[table]}
         order by ctid ${row === 'first' ? 'asc' : 'desc'} limit 1)`,
    );
    expect(faults).not.toEqual([]);
  });

  it.each([
    ['a transaction and its postings', 'ledger_transactions'],
    ['a posting', 'ledger_postings'],
    ['an account', 'ledger_accounts'],
  ])('finds %s removed', async (_what, table) => {
    const statement = `delete from ${table} where ctid = (
      select ctid from ${table} where instance_id = ${instanceId} order by ctid limit 1)`;
    expect(await faultsAfter(statement)).not.toEqual([]);
  });

  it('finds more given back than was ever paid', async () => {
    const faults = await faultsAfter(
      `update ledger_postings set amount_micro = amount_micro * 2 where kind = 'cancel_order'`,
    );
    expect(faults).toContain('more of it was taken back than it had moved');
  });
});
