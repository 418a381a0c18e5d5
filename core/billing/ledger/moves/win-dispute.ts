import { invariant } from '#core/errors.ts';
import type { LedgerEntry } from '../entry.ts';
import {
  movedOn,
  readInvoiceHistory,
  type InvoiceHistory,
  type PastEntry,
} from '../invoice-history.ts';
import { openAccounts } from '../ledger.store.ts';
import { getOriginal } from '../original.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';
import { standingCashback } from './refund-order.ts';
import { creditedBalance, hasHappened } from './take-back-payment.ts';

const SYSTEM = { kind: 'system' } as const;

/**
 * The bank decided for the brand: everything returns to where the dispute took it from. What was
 * paid of the debt since then returns to the balance.
 */
export async function winDispute(
  deps: LedgerDeps,
  { disputeId }: { disputeId: string },
): Promise<Posted> {
  const source = { type: 'dispute', id: disputeId };
  const { links } = await getOriginal(deps, { kind: 'invoiced', source });
  invariant(links.invoiceId !== undefined, 'a dispute is about an invoice');
  // Not from the dispute itself, which takes nothing of a payment that was refunded before.
  const { customerId } = await creditedBalance(deps, links.invoiceId);
  const own = [
    { kind: 'balance', customerId },
    { kind: 'debt', customerId },
  ] as const;
  const [, debt] = await openAccounts(deps.trx, own);
  const history = await readInvoiceHistory(deps, links.invoiceId);
  if (hasHappened(history, { type: 'dispute_won', id: disputeId })) return { isNew: false };
  const taken: PastEntry[] = [];
  for (const entry of takenBy(history, disputeId)) {
    taken.push(...(await whatComesBack(deps, history, entry)));
  }
  const owedMicro = -(debt?.balance_micro ?? 0n);
  const returnedMicro = -movedOn(taken, 'debt') - owedMicro;
  return post(deps, [
    ...(returnedMicro > 0n ? [debtReturned({ customerId, returnedMicro, disputeId, links })] : []),
    ...taken.map(({ id, kind, source: of, links: about, postings }) => ({
      ...{ kind, actor: SYSTEM, reversesId: id, links: about },
      source: { type: of.type.replace('dispute', 'dispute_won'), id: of.id },
      postings: postings.map(({ account, amountMicro }) => ({
        account,
        amountMicro: -amountMicro,
      })),
    })),
  ]);
}

/** The dispute of a payment that is not won yet, under the id with which it was opened. */
export async function findOpenDispute(
  deps: LedgerDeps,
  invoiceId: bigint,
): Promise<string | undefined> {
  const history = await readInvoiceHistory(deps, invoiceId);
  const opened = history.entries.filter(({ source }) => source.type === 'dispute');
  return opened
    .map(({ source }) => source.id)
    .findLast((id) => !hasHappened(history, { type: 'dispute_won', id }));
}

const takenBy = ({ entries }: InvoiceHistory, disputeId: string): PastEntry[] =>
  entries.filter(
    ({ source, reversesId }) =>
      (source.type === 'dispute' && source.id === disputeId) ||
      (source.type === 'dispute_bonus' && source.id === `${disputeId}/${reversesId}`),
  );

/**
 * Returns everything, but a cashback only as far as its order was not refunded: otherwise a refund
 * during the dispute would leave the customer with its cashback.
 */
async function whatComesBack(
  deps: LedgerDeps,
  { gifts }: InvoiceHistory,
  entry: PastEntry,
): Promise<PastEntry[]> {
  const gift = gifts.find(({ entry: { id } }) => id === entry.reversesId);
  if (!gift?.isCashback) return [entry];
  const roomMicro = (await standingCashback(deps, gift.entry.source)) - gift.leftMicro;
  const takenMicro = movedOn([entry], 'bonus_expense');
  if (roomMicro >= takenMicro) return [entry];
  return roomMicro > 0n ? [partOf(entry, roomMicro)] : [];
}

/** The entry as if only this part had been taken, counting the debt first. */
function partOf(entry: PastEntry, partMicro: bigint): PastEntry {
  const owedMicro = -movedOn([entry], 'debt');
  const debtMicro = owedMicro < partMicro ? owedMicro : partMicro;
  const amounts: Partial<Record<string, bigint>> = {
    bonus_expense: partMicro,
    debt: -debtMicro,
    balance: debtMicro - partMicro,
  };
  const postings = entry.postings.map(({ account }) => ({
    account,
    amountMicro: amounts[account.kind] ?? 0n,
  }));
  return { ...entry, postings: postings.filter(({ amountMicro }) => amountMicro !== 0n) };
}

interface Returned {
  customerId: bigint;
  returnedMicro: bigint;
  disputeId: string;
  links: NonNullable<LedgerEntry['links']>;
}

const debtReturned = ({ customerId, returnedMicro, disputeId, links }: Returned): LedgerEntry => ({
  kind: 'invoiced',
  source: { type: 'debt_returned', id: disputeId },
  actor: SYSTEM,
  links,
  postings: [
    { account: { kind: 'balance', customerId }, amountMicro: returnedMicro },
    { account: { kind: 'debt', customerId }, amountMicro: -returnedMicro },
  ],
});
