import type { Trx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { enqueue } from '#core/jobs/enqueue.ts';
import { accountName, type AccountRef, type LedgerEntry } from './entry.ts';
import { arePosted, insertTransactions, openAccounts, type OpenAccount } from './ledger.store.ts';
import { BALANCE_FELL } from './watch-balance.ts';

export type LedgerDeps = Pick<Deps, 'clock'> & { trx: Trx; instanceId: number };

/** The ids of the new transactions, in the order of the entries, unless they were there before. */
export type Posted = { isNew: true; ids: bigint[] } | { isNew: false };

/**
 * The only way in which money moves: locks the accounts, checks, writes. The entries of one call
 * are of one event; posted again, they change nothing. What no balance covers is refused.
 */
export async function post(
  { clock, trx, instanceId }: LedgerDeps,
  entries: readonly LedgerEntry[],
): Promise<Posted> {
  entries.forEach(checkEntry);
  const { accounts, postings } = await lockAccounts(trx, entries);
  if (!isCovered(accounts, postings)) {
    const isKnown = await arePosted(trx, { instanceId, entries });
    if (isKnown) return { isNew: false };
    throw new AppError('validation_failed', {
      fields: { balance: [{ code: 'not_enough_balance' }] },
    });
  }
  const createdAt = latest(clock.now(), accounts);
  const added = await insertTransactions(trx, { createdAt, entries, postings });
  if (added.size === 0) return { isNew: false };
  invariant(added.size === entries.length, 'the entries of one event are posted together');
  await tellOfLow({ clock, trx, instanceId }, { entries, accounts, postings, added });
  return { isNew: true, ids: [...added.entries()].sort(([a], [b]) => a - b).map(([, id]) => id) };
}

function checkEntry({ postings }: LedgerEntry): void {
  const sumMicro = postings.reduce((sum, { amountMicro }) => sum + amountMicro, 0n);
  invariant(sumMicro === 0n, 'the postings of a transaction sum to zero');
  invariant(
    postings.every(({ amountMicro }) => amountMicro !== 0n),
    'a posting moves something',
  );
  const names = new Set(postings.map(({ account }) => accountName(account)));
  invariant(names.size === postings.length, 'a transaction has one posting for an account');
}

interface PlacedPosting {
  /** Of its entry. */
  place: number;
  accountId: bigint;
  amountMicro: bigint;
}

async function lockAccounts(trx: Trx, entries: readonly LedgerEntry[]) {
  const refs = new Map<string, AccountRef>(
    entries.flatMap((entry) =>
      entry.postings.map(({ account }) => [accountName(account), account] as const),
    ),
  );
  const accounts = await openAccounts(trx, [...refs.values()]);
  invariant(accounts.length === refs.size, 'every account that is named is opened');
  const ids = new Map([...refs.keys()].map((name, at) => [name, accounts[at]?.id]));
  const postings = entries.flatMap((entry, place) =>
    entry.postings.map(({ account, amountMicro }): PlacedPosting => {
      const accountId = ids.get(accountName(account));
      invariant(accountId !== undefined, 'an opened account has an id');
      return { place, accountId, amountMicro };
    }),
  );
  const owners = [...refs.values()].map((ref) =>
    'customerId' in ref ? ref.customerId : undefined,
  );
  return {
    accounts: accounts.map((account, at) => ({ ...account, customerId: owners[at] })),
    postings,
  };
}

/** Whether every balance stays at zero or above, from each entry to the next. */
function isCovered(accounts: readonly OpenAccount[], postings: readonly PlacedPosting[]): boolean {
  return accounts.every(({ id, balance_micro: balanceMicro }) => {
    if (balanceMicro === null) return true;
    let leftMicro = balanceMicro;
    return postings.every(({ accountId, amountMicro }) => {
      if (accountId === id) leftMicro += amountMicro;
      return leftMicro >= 0n;
    });
  });
}

interface Written {
  entries: readonly LedgerEntry[];
  accounts: readonly (OpenAccount & { customerId: bigint | undefined })[];
  postings: readonly PlacedPosting[];
  added: ReadonlyMap<number, bigint>;
}

/**
 * Writes a job for each watched balance that an order has left below its mark. What a bank takes
 * back, what is given back and what is set aside is no spending.
 */
async function tellOfLow(
  { clock, trx, instanceId }: LedgerDeps,
  { entries, accounts, postings, added }: Written,
): Promise<void> {
  for (const { id, balance_micro: before, watched_micro: mark, customerId } of accounts) {
    if (mark === null || before === null || customerId === undefined) continue;
    const own = postings.filter(({ accountId }) => accountId === id);
    const leftMicro = own.reduce((sum, { amountMicro }) => sum + amountMicro, before);
    const order = own.find(({ place }) => entries[place]?.kind === 'order');
    const transactionId = order && added.get(order.place);
    if (leftMicro >= mark || leftMicro >= before || transactionId === undefined) continue;
    await enqueue({ clock }, trx, {
      job: BALANCE_FELL,
      instanceId,
      payload: { customerId: String(customerId), transactionId: String(transactionId) },
    });
  }
}

/** Never before what the accounts have seen, whichever process' clock is ahead. */
function latest(now: Date, accounts: readonly OpenAccount[]): Date {
  const times = accounts.map(({ changed_at: changedAt }) => changedAt?.getTime() ?? 0);
  return new Date(Math.max(now.getTime(), ...times));
}
