import type { LedgerEntry, Posting } from '../entry.ts';
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

const SYSTEM = { kind: 'system' } as const;

/**
 * A bank takes a payment back. The customer gives what the balance has, and no balance falls below
 * zero for it: what is spent already is the brand's loss, and written down as one.
 */
export function openDispute(deps: LedgerDeps, { disputeId, ...taken }: Dispute): Promise<Posted> {
  return takeBack(deps, { ...taken, source: { type: 'dispute', id: disputeId } });
}

/** A payment, or a part of it, went back to where it came from; as with a dispute, at the brand's risk. */
export function refundPayment(
  deps: LedgerDeps,
  { refundId, ...taken }: TakenBack & { refundId: string },
): Promise<Posted> {
  return takeBack(deps, { ...taken, source: { type: 'payment_refund', id: refundId } });
}

async function takeBack(
  deps: LedgerDeps,
  { source, invoiceId, amountMicro }: TakenBack & { source: LedgerEntry['source'] },
): Promise<Posted> {
  const payment = await getOriginal(deps, {
    kind: 'invoiced',
    source: { type: 'invoice', id: String(invoiceId) },
  });
  const balance = postingTo(payment, ['balance']).account;
  const clearing = postingTo(payment, ['clearing']).account;
  const [account] = await openAccounts(deps.trx, [balance]);
  const balanceMicro = account?.balance_micro ?? 0n;
  const takenMicro = balanceMicro < amountMicro ? balanceMicro : amountMicro;
  const postings: Posting[] = [
    { account: clearing, amountMicro },
    { account: balance, amountMicro: -takenMicro },
    { account: { kind: 'dispute_loss' }, amountMicro: takenMicro - amountMicro },
  ];
  return post(deps, [
    {
      kind: 'invoiced',
      source,
      actor: SYSTEM,
      links: payment.links,
      postings: postings.filter((posting) => posting.amountMicro !== 0n),
    },
  ]);
}

/** The bank has decided for the brand: everything goes back to where the dispute took it from. */
export async function winDispute(
  deps: LedgerDeps,
  { disputeId }: Pick<Dispute, 'disputeId'>,
): Promise<Posted> {
  const dispute = await getOriginal(deps, {
    kind: 'invoiced',
    source: { type: 'dispute', id: disputeId },
  });
  return post(deps, [
    {
      kind: 'invoiced',
      source: { type: 'dispute_won', id: disputeId },
      actor: SYSTEM,
      reversesId: dispute.id,
      links: dispute.links,
      postings: dispute.postings.map(({ account, amountMicro }) => ({
        account,
        amountMicro: -amountMicro,
      })),
    },
  ]);
}
