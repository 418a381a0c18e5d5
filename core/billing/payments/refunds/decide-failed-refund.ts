import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { invoiceIdOf } from '../invoices/invoice.contract.ts';
import { findInvoice, lockInvoice } from '../invoices/invoice.store.ts';
import { showOneToStaff } from '../staff/staff-payments.ts';
import { REFUND_AT_GATEWAY } from './refund-at-gateway.ts';
import { endRefund, lockRefund } from './refund.store.ts';

interface Decided extends OnceKey {
  invoiceId: string;
  refundId: string;
  decision: 'retry' | 'giveUp';
}

/**
 * A refund that has failed every time is tried again, or given up. Nothing has moved on the balance
 * meanwhile; should the gateway have made it after all, its event still says so.
 */
export function decideFailedRefund(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, invoiceId, refundId, decision }: Decided,
): Promise<OnceAnswer> {
  const { instanceId, customer } = caller;
  const [id, ofRefund] = [invoiceIdOf(invoiceId), invoiceIdOf(refundId)];
  if (id === undefined || ofRefund === undefined) throw new AppError('not_found');
  return doOnce(deps, caller, {
    ...{ key, route, input: { invoiceId, refundId, decision } },
    async work(trx) {
      // The payment first, as whoever asks for a refund locks it.
      const invoice = await lockInvoice(trx, { instanceId, id });
      const ref = { instanceId, id: ofRefund };
      const refund = await lockRefund(trx, ref);
      if (!invoice || refund?.invoice_id !== id) throw new AppError('not_found');
      if (invoice.customer_id === customer.id) throw new AppError('own_payment');
      if (refund.state !== 'failed') throw new AppError('already_decided');
      const isRetried = decision === 'retry';
      if (isRetried) {
        await endRefund(trx, ref, { state: 'requested', refusal: null, ended_at: null });
        const payload = { refundId: String(ofRefund) };
        await enqueue(deps, trx, { job: REFUND_AT_GATEWAY, instanceId, payload });
      } else {
        await endRefund(trx, ref, { state: 'given_up', ended_at: deps.clock.now() });
      }
      await recordAudit({ clock: deps.clock, trx }, caller, {
        action: isRetried ? 'payment.refund_retried' : 'payment.refund_given_up',
        customerId: invoice.customer_id,
        staffId: customer.id,
        sessionId: customer.sessionId,
        details: { invoice: invoiceId, amount: formatAmount(refund.amount_micro) },
      });
      const row = await findInvoice(trx, { instanceId, id });
      invariant(row, 'a locked invoice stays');
      return { status: 200, value: { data: await showOneToStaff(trx, caller, row) } };
    },
  });
}
