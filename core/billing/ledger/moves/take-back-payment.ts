import { invariant } from '#core/errors.ts';
import { grainOf, partOfWhole } from '#core/money/money.ts';
import type { AccountRef, LedgerEntry, Posting } from '../entry.ts';
import { movedOn, readInvoiceHistory, type Gift, type InvoiceHistory } from '../invoice-history.ts';
import { openAccounts } from '../ledger.store.ts';
import { getOriginal, postingTo } from '../original.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

interface TakenBack {
  invoiceId: bigint;
  amountMicro: bigint;
}

interface Dispute extends TakenBack {
  disputeId: string;
}

/** `debtMicro` is the part that was already spent, which the customer now owes. */
export type Taken = Posted & { debtMicro: bigint };

const SYSTEM = { kind: 'system' } as const;

/** A bank reverses a payment; its bonuses are taken back too. */
export function openDispute(deps: LedgerDeps, { disputeId, ...taken }: Dispute): Promise<Taken> {
  return takeBack(deps, { ...taken, source: { type: 'dispute', id: disputeId } });
}

/** A payment was refunded in whole or in part; its bonuses are taken back as for a dispute. */
export function refundPayment(
  deps: LedgerDeps,
  { refundId, ...taken }: TakenBack & { refundId: string },
): Promise<Taken> {
  return takeBack(deps, { ...taken, source: { type: 'payment_refund', id: refundId } });
}

/**
 * The balance never falls below zero: what is missing becomes a debt. The fee is returned in
 * proportion, so that a full refund takes exactly what the payment credited.
 */
async function takeBack(deps: LedgerDeps, asked: Taking): Promise<Taken> {
  const entries = await entriesOf(deps, asked);
  if (!entries) return { isNew: false, debtMicro: 0n };
  const posted = await post(deps, entries);
  return { ...posted, debtMicro: posted.isNew ? -movedOn(entries, 'debt') : 0n };
}

/** What a refund would leave as a debt, because it is spent; nothing is posted. */
export async function foreseeRefund(
  deps: LedgerDeps,
  taken: TakenBack,
): Promise<{ debtMicro: bigint }> {
  const source = { type: 'payment_refund', id: 'foreseen' };
  const entries = await entriesOf(deps, { ...taken, source });
  return { debtMicro: -movedOn(entries ?? [], 'debt') };
}

type Taking = TakenBack & { source: LedgerEntry['source'] };

/** Undefined if it has happened already. */
async function entriesOf(
  deps: LedgerDeps,
  { source, invoiceId, amountMicro }: Taking,
): Promise<LedgerEntry[] | undefined> {
  const account = await creditedBalance(deps, invoiceId);
  const { customerId } = account;
  const [balance] = await openAccounts(deps.trx, [account, { kind: 'debt', customerId }]);
  // Read after locking, when no other transaction can take anything back.
  const history = await readInvoiceHistory(deps, invoiceId);
  if (hasHappened(history, source)) return undefined;
  const purse = { customerId, leftMicro: balance?.balance_micro ?? 0n };
  return [
    paymentBack(history, { source, amountMicro, purse }),
    ...giftsBack(history, { source, amountMicro, purse }),
  ];
}

/** The balance that a payment was credited to. */
export async function creditedBalance(deps: LedgerDeps, invoiceId: bigint) {
  const payment = { kind: 'invoiced', source: { type: 'invoice', id: String(invoiceId) } } as const;
  return postingTo(await getOriginal(deps, payment), ['balance']).account;
}

export const hasHappened = (
  { entries }: InvoiceHistory,
  { type, id }: LedgerEntry['source'],
): boolean => entries.some(({ source }) => source.type === type && source.id === id);

interface Share {
  source: LedgerEntry['source'];
  amountMicro: bigint;
  /** The remaining balance as the entries take from it one after another. */
  purse: { customerId: bigint; leftMicro: bigint };
}

function paymentBack(history: InvoiceHistory, { source, amountMicro, purse }: Share): LedgerEntry {
  const { payment, receivedMicro, backMicro, feeMicro, feeBackMicro } = history;
  const leftMicro = receivedMicro - backMicro;
  // A customer cannot lose more than was paid.
  const lostMicro = amountMicro > leftMicro ? amountMicro - leftMicro : 0n;
  const backAfterMicro = backMicro + amountMicro - lostMicro;
  const shareMicro = partOfWhole(feeMicro, {
    ...{ part: backAfterMicro, whole: receivedMicro, round: 'down' },
    grain: grainOf(feeMicro, backAfterMicro),
  });
  const feeMicroBack = shareMicro > feeBackMicro ? shareMicro - feeBackMicro : 0n;
  const clearing = payment.postings.find(({ account }) => account.kind === 'clearing')?.account;
  invariant(clearing, 'a payment came in by a method');
  return {
    kind: 'invoiced',
    source,
    actor: SYSTEM,
    links: payment.links,
    postings: [
      { account: clearing, amountMicro },
      { account: { kind: 'fees' } satisfies AccountRef, amountMicro: -feeMicroBack },
      ...fromPurse(purse, amountMicro - lostMicro - feeMicroBack),
      { account: { kind: 'dispute_loss' } satisfies AccountRef, amountMicro: -lostMicro },
    ].filter((posting) => posting.amountMicro !== 0n),
  };
}

function giftsBack(history: InvoiceHistory, { source, amountMicro, purse }: Share): LedgerEntry[] {
  const { payment, receivedMicro, backMicro } = history;
  const allMicro = backMicro + amountMicro;
  const afterMicro = allMicro < receivedMicro ? allMicro : receivedMicro;
  return history.gifts.flatMap((gift): LedgerEntry[] => {
    const dueMicro = giftDue(gift, { receivedMicro, backMicro, afterMicro });
    if (dueMicro <= 0n) return [];
    const { entry } = gift;
    return [
      {
        kind: entry.kind,
        source: { type: `${source.type}_bonus`, id: `${source.id}/${entry.id}` },
        actor: SYSTEM,
        links: { ...payment.links, ...entry.links },
        reversesId: entry.id,
        postings: [
          { account: { kind: 'bonus_expense' }, amountMicro: dueMicro },
          ...fromPurse(purse, dueMicro),
        ],
      },
    ];
  });
}

interface Progress {
  receivedMicro: bigint;
  backMicro: bigint;
  afterMicro: bigint;
}

/**
 * In proportion to everything refunded so far, so that partial refunds together take the whole
 * bonus. What an order's refund took of its cashback is counted separately.
 */
function giftDue(
  { amountMicro, leftMicro, isCashback }: Gift,
  { receivedMicro, backMicro, afterMicro }: Progress,
): bigint {
  const share = (part: bigint) => giftShare(amountMicro, { part, whole: receivedMicro });
  const takenMicro = isCashback ? share(backMicro) : amountMicro - leftMicro;
  const dueMicro = share(afterMicro) - takenMicro;
  return dueMicro < leftMicro ? dueMicro : leftMicro;
}

/** What of a bonus goes back with this part of its payment. */
export const giftShare = (giftMicro: bigint, { part, whole }: { part: bigint; whole: bigint }) =>
  partOfWhole(giftMicro, { part, whole, round: 'up', grain: grainOf(giftMicro, part) });

function fromPurse(purse: Share['purse'], amountMicro: bigint): Posting[] {
  const { customerId, leftMicro } = purse;
  const takenMicro = leftMicro < amountMicro ? leftMicro : amountMicro;
  purse.leftMicro -= takenMicro;
  const postings: Posting[] = [
    { account: { kind: 'balance', customerId }, amountMicro: -takenMicro },
    { account: { kind: 'debt', customerId }, amountMicro: takenMicro - amountMicro },
  ];
  return postings.filter((posting) => posting.amountMicro !== 0n);
}
