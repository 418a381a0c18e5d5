import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { recordEvents } from '#core/messaging/webhooks/events/record-events.ts';
import { SETTLE_GRADE } from '#core/pricing/grades/settle-kinds.ts';
import { formatAmount } from '#core/money/money.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { accountName, type AccountRef, type LedgerEntry } from './entry.ts';
import { arePosted, insertTransactions, openAccounts, type OpenAccount } from './ledger.store.ts';
import { debtPaid } from './debt.ts';
import { DEBT_MOVED } from './debt-moved.ts';
import { BALANCE_FELL } from './watch-balance.ts';

export type LedgerDeps = Pick<Deps, 'clock'> & { trx: Trx; instanceId: number };

/** The ids of the new transactions in the order of the entries, unless posted before. */
export type Posted = { isNew: true; ids: bigint[] } | { isNew: false };

interface Posting {
  /** The part of a credit that is reserved for another payment and does not pay a debt. */
  reservedMicro?: bigint;
}

/**
 * The only way to move money: locks the accounts, checks and writes. The entries of one call belong
 * to one event; posting it again changes nothing. Overdrafts are refused. A credit to a balance
 * first pays the customer's debt.
 */
export async function post(
  { clock, trx, instanceId }: LedgerDeps,
  entries: readonly LedgerEntry[],
  { reservedMicro = 0n }: Posting = {},
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
  await payDebts(trx, { createdAt, entries, accounts, postings, added, reservedMicro });
  await tellOfLow({ clock, trx, instanceId }, { entries, accounts, postings, added });
  await tellOfMark({ clock, trx, instanceId }, { accounts, postings });
  await tellOfDebts({ clock, trx, instanceId }, { accounts, postings });
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
  /** Index of its entry. */
  place: number;
  accountId: bigint;
  amountMicro: bigint;
}

type LockedAccount = OpenAccount & { ref: AccountRef };

async function lockAccounts(trx: Trx, entries: readonly LedgerEntry[]) {
  const named = entries.flatMap((entry) => entry.postings);
  const refs = new Map<string, AccountRef>(
    [...named.map(({ account }) => account), ...debtsBehind(named)].map((ref) => [
      accountName(ref),
      ref,
    ]),
  );
  const opened = await openAccounts(trx, [...refs.values()]);
  invariant(opened.length === refs.size, 'every account that is named is opened');
  const accounts = [...refs.values()].map((ref, at): LockedAccount => {
    const account = opened[at];
    invariant(account, 'an opened account is there');
    return { ...account, ref };
  });
  const ids = new Map(accounts.map(({ id, ref }) => [accountName(ref), id]));
  const postings = entries.flatMap((entry, place) =>
    entry.postings.map(({ account, amountMicro }): PlacedPosting => {
      const accountId = ids.get(accountName(account));
      invariant(accountId !== undefined, 'an opened account has an id');
      return { place, accountId, amountMicro };
    }),
  );
  return { accounts, postings };
}

/** The debt accounts that credits to a balance may pay, so that they are locked too. */
const debtsBehind = (postings: readonly { account: AccountRef; amountMicro: bigint }[]) =>
  postings.flatMap(({ account, amountMicro }): AccountRef[] =>
    account.kind === 'balance' && amountMicro > 0n
      ? [{ kind: 'debt', customerId: account.customerId }]
      : [],
  );

/** Whether every balance stays at or above zero and every debt at or below it after each entry. */
function isCovered(
  accounts: readonly LockedAccount[],
  postings: readonly PlacedPosting[],
): boolean {
  return accounts.every(({ id, balance_micro: balanceMicro, ref }) => {
    if (balanceMicro === null) return true;
    let leftMicro = balanceMicro;
    return postings.every(({ accountId, amountMicro }) => {
      if (accountId === id) leftMicro += amountMicro;
      return ref.kind === 'debt' ? leftMicro <= 0n : leftMicro >= 0n;
    });
  });
}

interface Written {
  entries: readonly LedgerEntry[];
  accounts: readonly LockedAccount[];
  postings: readonly PlacedPosting[];
  added: ReadonlyMap<number, bigint>;
}

/** Adds an entry for each customer with a debt and a new credit. */
async function payDebts(
  trx: Trx,
  written: Written & { createdAt: Date; reservedMicro: bigint },
): Promise<void> {
  const { createdAt, entries, accounts, reservedMicro } = written;
  for (const debt of accounts) {
    if (debt.ref.kind !== 'debt') continue;
    const { customerId } = debt.ref;
    const balance = accounts.find(
      ({ ref }) => ref.kind === 'balance' && ref.customerId === customerId,
    );
    if (!balance) continue;
    const owedMicro = -amountAfter(debt, written);
    const freeMicro = amountAfter(balance, written) - reservedMicro;
    const paidMicro = owedMicro < freeMicro ? owedMicro : freeMicro;
    if (paidMicro <= 0n) continue;
    const place = entries.findIndex(({ postings }) =>
      postings.some(
        ({ account, amountMicro }) =>
          amountMicro > 0n && accountName(account) === accountName(balance.ref),
      ),
    );
    const [cause, causeId] = [entries[place], written.added.get(place)];
    invariant(cause && causeId !== undefined, 'a debt is paid out of what has come');
    const entry = debtPaid({ customerId, amountMicro: paidMicro, cause, causeId });
    const postings = [
      { place: 0, accountId: balance.id, amountMicro: -paidMicro },
      { place: 0, accountId: debt.id, amountMicro: paidMicro },
    ];
    await insertTransactions(trx, { createdAt, entries: [entry], postings });
  }
}

function amountAfter(
  { id, balance_micro: before }: LockedAccount,
  { postings }: Pick<Written, 'postings'>,
): bigint {
  const own = postings.filter(({ accountId }) => accountId === id);
  return own.reduce((sum, { amountMicro }) => sum + amountMicro, before ?? 0n);
}

/**
 * Writes a job for each watched balance that an order took below its mark. Disputes, refunds and
 * holds do not count as spending.
 */
async function tellOfLow(
  { clock, trx, instanceId }: LedgerDeps,
  { entries, accounts, postings, added }: Written,
): Promise<void> {
  for (const { id, balance_micro: before, watched_micro: mark, ref } of accounts) {
    if (mark === null || before === null || !('customerId' in ref)) continue;
    const { customerId } = ref;
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

/** Tells of each balance that has fallen below what its customer calls low, once until it rises. */
async function tellOfMark(
  deps: LedgerDeps,
  { accounts, postings }: Pick<Written, 'accounts' | 'postings'>,
): Promise<void> {
  const fallen = accounts.flatMap((account) => {
    const { balance_micro: before, mark_micro: mark, ref } = account;
    if (mark === null || before === null || !('customerId' in ref)) return [];
    const leftMicro = amountAfter(account, { postings });
    if (before < mark || leftMicro >= mark) return [];
    return [{ customerId: ref.customerId, leftMicro, mark }];
  });
  await recordEvents(
    deps,
    fallen.map(({ customerId, leftMicro, mark }) => ({
      ...{ customerId, type: 'balance.low', resource: 'balance', resourceId: customerId },
      data: { balance: formatAmount(leftMicro), below: formatAmount(mark) },
    })),
  );
}

/** What is owed counts towards no grade and no commission, and counts again once it is paid. */
async function tellOfDebts(
  { clock, trx, instanceId }: LedgerDeps,
  { accounts, postings }: Pick<Written, 'accounts' | 'postings'>,
): Promise<void> {
  for (const { id, balance_micro: before, ref } of accounts) {
    if (ref.kind !== 'debt') continue;
    const isMoved = postings.some(({ accountId }) => accountId === id);
    // A credit pays what is owed.
    if (!isMoved && (before ?? 0n) === 0n) continue;
    const payload = { customerId: String(ref.customerId) };
    await enqueue({ clock }, trx, { job: SETTLE_GRADE, instanceId, payload });
    await enqueue({ clock }, trx, { job: DEBT_MOVED, instanceId, payload });
  }
}

/** Never earlier than the accounts' last change, since the clocks of processes differ. */
function latest(now: Date, accounts: readonly OpenAccount[]): Date {
  const times = accounts.map(({ changed_at: changedAt }) => changedAt?.getTime() ?? 0);
  return new Date(Math.max(now.getTime(), ...times));
}
