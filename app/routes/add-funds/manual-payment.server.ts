import { z } from 'zod';
import type { Invoice } from '#core/payments/invoices/invoice.contract.ts';
import { parseRichText } from '../../lib/rich-text.server.ts';
import { panelPathOf } from '../../lib/payment-place.ts';
import { qrDrawing } from '../../ui/transfer/qr-drawing.server.ts';

export const PAID_FORM = z.object({ comment: z.string().trim().max(500).optional() });
export type PaidForm = z.input<typeof PAID_FORM>;

/** How a customer pays by themselves, outside of any page of a gateway. */
export function manualPayment({
  id,
  total_amount: total,
  payment_method: method,
  payment,
}: Invoice) {
  if (payment === null || payment.type === 'redirect') return undefined;
  return {
    id,
    total,
    method: method.name,
    account: payment.account_number,
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
