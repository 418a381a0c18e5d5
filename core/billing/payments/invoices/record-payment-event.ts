import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { recordEvents } from '#core/messaging/webhooks/events/record-events.ts';
import { formatAmount } from '#core/money/money.ts';
import type { InvoiceRow } from './invoice.store.ts';

/** Tells the customer's programs of a payment as it is now, in the transaction of the change. */
export function recordPaymentEvent(
  deps: LedgerDeps,
  type: 'payment.paid' | 'payment.refunded',
  invoice: InvoiceRow,
): Promise<void> {
  return recordEvents(deps, [
    {
      customerId: invoice.customer_id,
      type,
      resource: 'payment',
      resourceId: invoice.id,
      data: {
        payment_id: Number(invoice.id),
        purpose: invoice.purpose,
        amount: formatAmount(invoice.received_micro ?? 0n),
        credited: formatAmount(invoice.credited_micro ?? 0n),
        refunded: formatAmount(invoice.refunded_micro),
      },
    },
  ]);
}
