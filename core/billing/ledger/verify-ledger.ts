import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { checkAccounts, checkTransactions, type Checked } from './verify.store.ts';

/** Small enough for the longest that one statement may take. */
const TRANSACTIONS_AT_ONCE = 2_000;
const ACCOUNTS_AT_ONCE = 100;
/** The sealer is a few seconds behind; what waits longer is forgotten. */
const SEALED_AFTER_MS = 60_000;

export interface Verified {
  transactions: number;
  accounts: number;
  /** A sentence each. */
  faults: string[];
}

/**
 * Works out an instance's ledger anew and compares: every transaction sums to zero, every balance
 * is that of its postings, nothing was given back that had not been paid, no chain is broken.
 */
export async function verifyLedger(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  instanceId: number,
): Promise<Verified> {
  const sealedBefore = new Date(clock.now().getTime() - SEALED_AFTER_MS);
  const run = (check: (trx: Trx) => Promise<Checked[]>) => db.inInstance(instanceId, check);
  const transactions = await readAll((after) =>
    run((trx) =>
      checkTransactions(trx, { instanceId, after, most: TRANSACTIONS_AT_ONCE, sealedBefore }),
    ),
  );
  const accounts = await readAll((after) =>
    run((trx) => checkAccounts(trx, { instanceId, after, most: ACCOUNTS_AT_ONCE })),
  );
  return {
    transactions: transactions.count,
    accounts: accounts.count,
    faults: [
      ...transactions.faulty.flatMap((one) => sentences('Transaction', one)),
      ...accounts.faulty.flatMap((one) => sentences('Account', one)),
    ],
  };
}

async function readAll(readPage: (after: bigint) => Promise<Checked[]>) {
  const faulty: Checked[] = [];
  let count = 0;
  for (let page = await readPage(0n); page.length > 0;) {
    count += page.length;
    faulty.push(...page.filter(({ faults }) => faults.length > 0));
    page = await readPage(page.at(-1)?.id ?? 0n);
  }
  return { count, faulty };
}

const sentences = (what: string, { id, faults }: Checked): string[] =>
  faults.map((fault) => `${what} ${id}: ${fault}.`);
