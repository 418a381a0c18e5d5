import type { UsableCoupon } from '#core/pricing/coupons/find-coupon.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Quote } from '#core/pricing/quote/quote.pure.ts';
import { refuseMethod } from '../choose-method.ts';
import { requireOwnCard } from '../cards/own-cards.ts';
import type { OrderPayment } from '../order-terms.ts';
import type { InvoicedOrder } from './invoice-order.store.ts';
import type { InvoiceRow } from './invoice.store.ts';
import { storeOrderQuote } from './stored-quote.ts';
import { writeInvoice } from './write-invoice.ts';

interface ToInvoice {
  instanceId: number;
  customerId: bigint;
  isGuest: boolean;
  origin: string;
  made: Quote;
  coupon: UsableCoupon | undefined;
  method: OrderPayment;
  body: {
    recurring_payments_method_id?: number | null | undefined;
    success_url?: string | undefined;
    cancel_url?: string | undefined;
  };
  toPay: readonly InvoicedOrder[];
}

/** Makes an invoice for orders that were just written or are still unpaid. */
export async function invoiceOrders(
  trx: Trx,
  deps: Pick<Deps, 'clock' | 'isDemo' | 'services'>,
  { made, coupon, method: { method }, body, toPay, ...who }: ToInvoice,
): Promise<InvoiceRow> {
  const { recurring_payments_method_id: cardId } = body;
  const card = cardId == null ? undefined : await requireOwnCard(trx, who, BigInt(cardId));
  // Gateways do not accept a charge of zero.
  if (made.chargeMicro === 0n) {
    refuseMethod(card ? 'recurring_payments_method_id' : 'payment_method_id');
  }
  return writeInvoice(trx, deps, {
    ...who,
    purpose: 'order',
    amountMicro: made.totalMicro,
    quoted: made,
    quote: storeOrderQuote({ quoted: made, method, coupon }),
    method,
    coupon,
    card,
    orders: toPay,
    back: body,
  });
}
