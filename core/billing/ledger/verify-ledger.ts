import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { verifyRows, type CheckedRow } from '#core/platform/db/verify-rows.ts';
import { checkAccounts, checkTransactions } from './verify.store.ts';

/** Small enough to stay within the statement timeout. */
const TRANSACTIONS_AT_ONCE = 2_000;
const ACCOUNTS_AT_ONCE = 100;
/** The sealer runs a few seconds behind; a transaction unsealed for longer is a fault. */
const SEALED_AFTER_MS = 60_000;

export interface Verified {
  transactions: number;
  accounts: number;
  /** One sentence per fault. */
  faults: string[];
}

/**
 * Recalculates an instance's ledger and compares: transactions sum to zero, balances equal their
 * postings, refunds never exceed payments, the hash chain is intact.
 */
export async function verifyLedger(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  instanceId: number,
): Promise<Verified> {
  const sealedBefore = new Date(clock.now().getTime() - SEALED_AFTER_MS);
  const run = (check: (trx: Trx) => Promise<CheckedRow[]>) => db.inInstance(instanceId, check);
  const transactions = await verifyRows('Transaction', (after) =>
    run((trx) =>
      checkTransactions(trx, { instanceId, after, most: TRANSACTIONS_AT_ONCE, sealedBefore }),
    ),
  );
  const accounts = await verifyRows('Account', (after) =>
    run((trx) => checkAccounts(trx, { instanceId, after, most: ACCOUNTS_AT_ONCE })),
  );
  return {
    transactions: transactions.count,
    accounts: accounts.count,
    faults: [...transactions.faults, ...accounts.faults],
  };
}
