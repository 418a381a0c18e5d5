import { confirmCoupon, releaseCoupon, takeCouponAgain } from '#core/pricing/coupons/use-coupon.ts';
import type { LedgerActor } from '#core/billing/ledger/entry.ts';
import { creditTopUp } from '#core/billing/ledger/moves/credit-top-up.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { sumOf } from '#core/pricing/quote/quote-line.pure.ts';
import { noteAutomaticEnd } from '../automatic/note-end.ts';
import { tellOfInvoice } from '../mails/mail-invoice.ts';
import { changeOutside } from '../outside/outside-payment.store.ts';
import { couponSource } from './coupon-source.ts';
import type { InvoiceReason } from './invoice.contract.ts';
import { invoicePaid } from './invoice-events.ts';
import { mayBecome, type InvoiceStatus } from './invoice-status.pure.ts';
import { changeInvoice, type InvoiceChange, type InvoiceRow } from './invoice.store.ts';
import { invoiceOrders } from './orders-to-pay.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import { agreed, agreedFor, partOf, storeLine, type Settlement } from './stored-quote.ts';

interface Payment {
  receivedMicro: bigint;
  actor: LedgerActor;
}

/**
 * Settles a locked invoice: credits the agreed amount and marks it paid. False if its status does
 * not allow that.
 */
export async function payInvoice(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  { receivedMicro, actor }: Payment,
): Promise<boolean> {
  // A disputed invoice may become paid again, but its money was credited before.
  if (!mayBecome(invoice.status, 'paid') || invoice.paid_at !== null) return false;
  await noteAutomaticEnd(deps, invoice, 'paid');
  const now = deps.clock.now();
  const ordered =
    invoice.purpose === 'order'
      ? await invoiceOrders.get().open(deps, invoice, receivedMicro)
      : undefined;
  const settled = await withoutLostCoupon(deps, invoice, settlementOf(invoice, receivedMicro));
  const feeMicro = partOf(settled.lines, 'fee');
  const bonusMicro = partOf(settled.credits, 'coupon_bonus');
  await creditTopUp(deps, {
    customerId: invoice.customer_id,
    invoiceId: invoice.id,
    paymentMethodId: invoice.payment_method_id,
    paidMicro: receivedMicro,
    feeMicro,
    methodBonusMicro: partOf(settled.credits, 'method_bonus'),
    ...(invoice.coupon_id !== null && { coupon: { id: BigInt(invoice.coupon_id), bonusMicro } }),
    // The payment is for its orders, so it does not pay the customer's debt first.
    reservedMicro: ordered?.reservedMicro ?? 0n,
    actor,
  });
  await moveInvoice(deps, invoice, {
    status: 'paid',
    received_micro: receivedMicro,
    credited_micro: sumOf(settled.credits),
    fee_micro: feeMicro,
    quote: JSON.stringify({
      ...invoice.quote,
      lines: settled.lines.map(storeLine),
      credits: settled.credits.map(storeLine),
    }),
    reason_code: null,
    paid_at: now,
    ...(actor.kind === 'staff' && { decided_by: actor.id }),
  });
  await recordPaymentEvent(deps, 'payment.paid', {
    ...invoice,
    received_micro: receivedMicro,
    credited_micro: sumOf(settled.credits),
  });
  await ordered?.pay(actor);
  await tellOfInvoice(deps, {
    trx: deps.trx,
    invoice,
    notice: wasOver(invoice) ? 'paymentLate' : 'paymentReceived',
    isOwnDoing: actor.kind !== 'staff' && isAtIt(invoice, now),
  });
  const orders = ordered?.orders ?? [];
  await invoicePaid.tell(deps, { invoice, receivedMicro, feeMicro, paidAt: now, orders });
  return true;
}

/** For this long, we assume that the customer still has the result page open. */
const AT_IT_MS = 15 * 60_000;

const isAtIt = (invoice: InvoiceRow, now: Date) =>
  invoice.automatic_for === null &&
  invoice.further_to === null &&
  !wasOver(invoice) &&
  now.getTime() - invoice.created_at.getTime() <= AT_IT_MS;

/** The invoice had already expired or failed when the money came. */
const wasOver = ({ status }: InvoiceRow) => status === 'expired' || status === 'failed';

const settlementOf = ({ quote, total_micro: totalMicro }: InvoiceRow, receivedMicro: bigint) =>
  receivedMicro === totalMicro ? agreed(quote) : agreedFor(quote, receivedMicro);

/** A coupon released while the payment was late may have been used up since. */
async function withoutLostCoupon(
  { trx, instanceId, clock }: LedgerDeps,
  { id, coupon_id: couponId, quote }: InvoiceRow,
  settled: Settlement,
): Promise<Settlement> {
  // Any other coupon belongs to the orders that are paid.
  if (couponId === null || quote.coupon?.type !== 'bonus') return settled;
  const use = { instanceId, source: couponSource(id), now: clock.now() };
  if (partOf(settled.credits, 'coupon_bonus') === 0n) {
    await releaseCoupon(trx, use);
    return settled;
  }
  const isThere = (await confirmCoupon(trx, use)) || (await takeCouponAgain(trx, use));
  if (isThere) return settled;
  const credits = settled.credits.filter(({ kind }) => kind !== 'coupon_bonus');
  return { lines: settled.lines, credits };
}

/** Ends an unpaid invoice and releases its coupon. */
export async function giveUpInvoice(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  ended: { status: 'failed' | 'expired' | 'refused'; reason_code: InvoiceReason } & InvoiceChange,
): Promise<boolean> {
  if (!mayBecome(invoice.status, ended.status)) return false;
  await noteAutomaticEnd(deps, invoice, ended.reason_code);
  await invoiceOrders.get().dropCoupon(deps, invoice);
  await moveInvoice(deps, invoice, ended);
  return true;
}

/** Writes a transition that was checked before. */
export async function moveInvoice(
  { trx, instanceId, clock }: LedgerDeps,
  { id }: Pick<InvoiceRow, 'id'>,
  change: { status: InvoiceStatus } & InvoiceChange,
): Promise<void> {
  const now = clock.now();
  await changeInvoice(trx, { instanceId, id }, { ...change, updated_at: now });
  const isOver = !['open', 'unknown', 'waiting'].includes(change.status);
  if (!isOver) return;
  const ended = { state: 'ended', lease_until: null, updated_at: now } as const;
  await changeOutside(trx, { instanceId, invoiceId: id }, ended);
}
