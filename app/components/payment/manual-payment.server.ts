import type { Invoice } from '#core/billing/payments/invoices/invoice.contract.ts';
import { subtotalIn } from '#core/money/display-amount.pure.ts';
import { parseRichText } from '#app/lib/content/rich-text.server.ts';
import { panelPathOf } from '#app/lib/money/payment-place.ts';
import { qrDrawing } from '#app/ui/transfer/qr-drawing.server.ts';

/** What is asked of an invoice here; a guest's browser keeps no more of it. */
export type PayableInvoice = Pick<Invoice, 'id' | 'total_amount' | 'payment'> & {
  payment_method: Pick<Invoice['payment_method'], 'name'>;
};

/** How a customer pays by themselves, outside of any page of a gateway. */
export function manualPayment({
  id,
  total_amount: total,
  payment_method: method,
  payment,
}: PayableInvoice) {
  if (payment === null || payment.type === 'redirect') return undefined;
  return {
    id,
    total,
    // As banks take it: with a point and two digits behind it.
    amount: subtotalIn(total, '1'),
    method: method.name,
    account: payment.account_number,
    holder: payment.account_holder,
    bank: payment.bank_name,
    bic: payment.bic,
    number: payment.comment,
    drawing: payment.qr_code === null ? undefined : qrDrawing(payment.qr_code),
    // The same in a browser; only pages of ours are led to.
    place: payment.url === null ? undefined : panelPathOf(payment.url),
    hasComment: payment.is_user_comment,
    commentLabel: payment.comment_label,
    description: parseRichText(payment.description ?? ''),
  };
}

export type ManualPaymentData = NonNullable<ReturnType<typeof manualPayment>>;
