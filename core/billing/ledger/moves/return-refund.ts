import { invariant } from '#core/errors.ts';
import { grainOf, partOfWhole } from '#core/money/money.ts';
import type { LedgerEntry, Posting } from '../entry.ts';
import { movedOn, readInvoiceHistory, type InvoiceHistory } from '../invoice-history.ts';
import { openAccounts } from '../ledger.store.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';
import { standingCashback } from './refund-order.ts';
import { creditedBalance, giftShare, hasHappened } from './take-back-payment.ts';

const SYSTEM = { kind: 'system' } as const;

interface ReturnedRefund {
  returnId: string;
  invoiceId: bigint;
  amountMicro: bigint;
}

/**
 * A bank has sent a refund back: everything stands as if it had not been made. What it had made
 * owed is owed no more; what was paid of that since returns to the balance.
 */
export async function returnRefund(
  deps: LedgerDeps,
  { returnId, invoiceId, amountMicro }: ReturnedRefund,
): Promise<Posted> {
  const source = { type: 'refund_returned', id: returnId };
  const account = await creditedBalance(deps, invoiceId);
  const { customerId } = account;
  const [, debt] = await openAccounts(deps.trx, [account, { kind: 'debt', customerId }]);
  // Read after locking, when no other transaction can take anything back.
  const history = await readInvoiceHistory(deps, invoiceId);
  if (hasHappened(history, source)) return { isNew: false };
  const backs = [paymentBack(history, source, amountMicro)];
  backs.push(...(await giftsBack(deps, history, { source, amountMicro })));
  const allMicro = backs.reduce((sum, { creditMicro }) => sum + creditMicro, 0n);
  const takenMicro = -movedOn(history.entries.filter(isTaking), 'debt');
  let debtMicro = takenMicro < allMicro ? takenMicro : allMicro;
  const owedMicro = -(debt?.balance_micro ?? 0n);
  const repaidMicro = debtMicro - owedMicro;
  const { links } = history.payment;
  const entries = backs.map(({ entry, creditMicro }): LedgerEntry => {
    const ofDebt = debtMicro < creditMicro ? debtMicro : creditMicro;
    debtMicro -= ofDebt;
    const postings: Posting[] = [
      ...entry.postings,
      { account: { kind: 'debt', customerId }, amountMicro: ofDebt },
      { account, amountMicro: creditMicro - ofDebt },
    ];
    return { ...entry, postings: postings.filter((posting) => posting.amountMicro !== 0n) };
  });
  const repaid: LedgerEntry = {
    ...{ kind: 'invoiced', actor: SYSTEM, links },
    source: { type: 'refund_debt_returned', id: returnId },
    postings: [
      { account, amountMicro: repaidMicro },
      { account: { kind: 'debt', customerId }, amountMicro: -repaidMicro },
    ],
  };
  return post(deps, repaidMicro > 0n ? [repaid, ...entries] : entries);
}

const TAKING = /^(payment_refund|refund_returned|dispute|dispute_won)(_bonus)?$/;

const isTaking = ({ source }: { source: LedgerEntry['source'] }) => TAKING.test(source.type);

/** An entry without what the customer gets of it. */
interface Back {
  entry: LedgerEntry;
  creditMicro: bigint;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);

function paymentBack(
  history: InvoiceHistory,
  source: LedgerEntry['source'],
  amountMicro: bigint,
): Back {
  const { payment, receivedMicro, backMicro, feeMicro, feeBackMicro } = history;
  const afterMicro = least(backMicro - amountMicro, receivedMicro);
  // What was taken beyond what was paid was no loss of the customer.
  const shareMicro = least(backMicro, receivedMicro) - afterMicro;
  const feeShareMicro = partOfWhole(feeMicro, {
    ...{ part: afterMicro, whole: receivedMicro, round: 'down' },
    grain: grainOf(feeMicro, afterMicro),
  });
  const feeAgainMicro = feeBackMicro > feeShareMicro ? feeBackMicro - feeShareMicro : 0n;
  const clearing = payment.postings.find(({ account }) => account.kind === 'clearing')?.account;
  invariant(clearing, 'a payment came in by a method');
  return {
    creditMicro: shareMicro - feeAgainMicro,
    entry: {
      ...{ kind: 'invoiced', source, actor: SYSTEM, links: payment.links },
      postings: [
        { account: clearing, amountMicro: -amountMicro },
        { account: { kind: 'fees' }, amountMicro: feeAgainMicro },
        { account: { kind: 'dispute_loss' }, amountMicro: amountMicro - shareMicro },
      ],
    },
  };
}

/** Gives each bonus again that the refund took; a cashback only as far as its order still stands. */
async function giftsBack(
  deps: LedgerDeps,
  { payment, gifts, receivedMicro, backMicro }: InvoiceHistory,
  { source, amountMicro }: { source: LedgerEntry['source']; amountMicro: bigint },
): Promise<Back[]> {
  const backs: Back[] = [];
  for (const { entry, leftMicro, isCashback, ...gift } of gifts) {
    const share = (part: bigint) => giftShare(gift.amountMicro, { part, whole: receivedMicro });
    const takenMicro = isCashback
      ? share(least(backMicro, receivedMicro))
      : gift.amountMicro - leftMicro;
    const dueMicro = takenMicro - share(least(backMicro - amountMicro, receivedMicro));
    const roomMicro = isCashback
      ? (await standingCashback(deps, entry.source)) - leftMicro
      : dueMicro;
    const creditMicro = least(dueMicro, roomMicro);
    if (creditMicro <= 0n) continue;
    backs.push({
      creditMicro,
      entry: {
        kind: entry.kind,
        source: { type: `${source.type}_bonus`, id: `${source.id}/${entry.id}` },
        ...{ actor: SYSTEM, reversesId: entry.id, links: { ...payment.links, ...entry.links } },
        postings: [{ account: { kind: 'bonus_expense' }, amountMicro: -creditMicro }],
      },
    });
  }
  return backs;
}
