import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { PaidInvoice } from '#core/billing/payments/invoices/invoice-events.ts';
import { wakeWaiting } from './subscription.store.ts';

/** Money has come: what waits for it is tried again at once. */
export async function tryAgain(
  { trx, instanceId, clock }: LedgerDeps,
  { invoice: { customer_id: customerId } }: PaidInvoice,
): Promise<void> {
  await wakeWaiting(trx, { instanceId, customerId, at: clock.now() });
}
