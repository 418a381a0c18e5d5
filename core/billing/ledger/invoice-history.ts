import { AppError } from '#core/errors.ts';
import { accountRef, type LedgerEntry, type Posting } from './entry.ts';
import { isEntryKind, type EntryKind } from './kinds.pure.ts';
import { findByInvoice } from './ledger.store.ts';
import type { LedgerDeps } from './post.ts';

/** A transaction as it was stored. */
export interface PastEntry {
  id: bigint;
  kind: EntryKind;
  source: LedgerEntry['source'];
  reversesId: bigint | undefined;
  links: NonNullable<LedgerEntry['links']>;
  postings: Posting[];
}

/** A credit given on top of a payment: a bonus, or the cashback of an order it paid. */
export interface Gift {
  entry: PastEntry;
  amountMicro: bigint;
  /** The part of it that was not taken back. */
  leftMicro: bigint;
  /** A cashback belongs to an order and is also taken back when that order is refunded. */
  isCashback: boolean;
}

/** The entries that a payment has caused so far. */
export interface InvoiceHistory {
  payment: PastEntry;
  customerId: bigint;
  receivedMicro: bigint;
  feeMicro: bigint;
  gifts: Gift[];
  /** What refunds and disputes have taken back of the payment. */
  backMicro: bigint;
  feeBackMicro: bigint;
  entries: PastEntry[];
}

/** The kinds of entries that take money back from a payment or return it. */
export const TAKINGS = ['payment_refund', 'refund_returned', 'dispute', 'dispute_won'] as const;

/** A payment that never arrived cannot be taken back. The caller locks the customer's accounts. */
export async function readInvoiceHistory(
  { trx, instanceId }: LedgerDeps,
  invoiceId: bigint,
): Promise<InvoiceHistory> {
  const entries = entriesOf(await findByInvoice(trx, { instanceId, invoiceId }));
  const payment = entries.find(({ kind, source }) => kind === 'invoiced' && isOf(source));
  const balance = payment?.postings.find(({ account }) => account.kind === 'balance')?.account;
  if (!payment || !balance || !('customerId' in balance)) throw new AppError('conflict');
  // Older payments keep their fee and the difference to whole cents as separate entries.
  const paid = entries.filter(({ source }) => isOf(source) || source.type === 'invoice_change');
  const taken = entries.filter(({ source }) => TAKINGS.some((type) => type === source.type));
  return {
    payment,
    customerId: balance.customerId,
    receivedMicro: -movedOn(paid, 'clearing'),
    feeMicro: movedOn(paid, 'fees'),
    gifts: entries.filter(isGift).map((entry) => giftOf(entry, entries)),
    backMicro: movedOn(taken, 'clearing'),
    feeBackMicro: -movedOn(taken, 'fees'),
    entries,
  };
}

const isOf = ({ type }: LedgerEntry['source']) => type === 'invoice';

const CASHBACKS = ['order_cashback', 'drip_feed_cashback'];

const isGift = ({ kind, source }: PastEntry): boolean =>
  (isOf(source) && (kind === 'bonus' || kind === 'coupon')) || CASHBACKS.includes(source.type);

function giftOf(entry: PastEntry, entries: readonly PastEntry[]): Gift {
  const backs = entries.filter(({ reversesId }) => reversesId === entry.id);
  const ids = new Set(backs.map(({ id }) => id));
  const returned = entries.filter(({ reversesId: of }) => of !== undefined && ids.has(of));
  return {
    entry,
    amountMicro: -movedOn([entry], 'bonus_expense'),
    leftMicro: -movedOn([entry, ...backs, ...returned], 'bonus_expense'),
    isCashback: CASHBACKS.includes(entry.source.type),
  };
}

export function movedOn(
  entries: readonly Pick<PastEntry, 'postings'>[],
  kind: Posting['account']['kind'],
): bigint {
  return entries
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account.kind === kind)
    .reduce((sum, { amountMicro }) => sum + amountMicro, 0n);
}

function entriesOf(rows: Awaited<ReturnType<typeof findByInvoice>>): PastEntry[] {
  const entries = new Map<bigint, PastEntry>();
  for (const row of rows) {
    if (!isEntryKind(row.kind)) continue;
    const entry = entries.get(row.id) ?? {
      id: row.id,
      kind: row.kind,
      source: { type: row.source_type, id: row.source_id },
      reversesId: row.reverses_id ?? undefined,
      links: linksOf(row),
      postings: [],
    };
    const account = accountRef(row.account_kind, row.owner_id);
    entry.postings.push({ account, amountMicro: row.amount_micro });
    entries.set(row.id, entry);
  }
  return [...entries.values()];
}

interface LinkedRow {
  order_id: bigint | null;
  invoice_id: bigint | null;
  coupon_id: bigint | null;
  payment_method_id: bigint | null;
}

/** The references of a transaction, in the form an entry uses. */
export const linksOf = (row: LinkedRow): NonNullable<LedgerEntry['links']> => ({
  ...(row.order_id !== null && { orderId: row.order_id }),
  ...(row.invoice_id !== null && { invoiceId: row.invoice_id }),
  ...(row.coupon_id !== null && { couponId: row.coupon_id }),
  ...(row.payment_method_id !== null && { paymentMethodId: Number(row.payment_method_id) }),
});
