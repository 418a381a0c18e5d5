import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { invoiceIdOf } from '../invoices/invoice.contract.ts';
import { findInvoice, lockInvoice } from '../invoices/invoice.store.ts';
import { showOneToStaff } from '../staff/staff-payments.ts';
import { noteSeen } from './note-seen.ts';

interface Settled extends OnceKey {
  invoiceId: string;
}

/** Staff have seen to what came back of the refunds of a payment; what comes back later waits anew. */
export function settleReturned(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, invoiceId }: Settled,
): Promise<OnceAnswer> {
  const { instanceId, customer } = caller;
  const id = invoiceIdOf(invoiceId);
  if (id === undefined) throw new AppError('not_found');
  return doOnce(deps, caller, {
    ...{ key, route, input: { invoiceId } },
    async work(trx) {
      const invoice = await lockInvoice(trx, { instanceId, id });
      if (!invoice) throw new AppError('not_found');
      if (invoice.customer_id === customer.id) throw new AppError('own_payment');
      const { returned_micro: returnedMicro, return_seen_micro: seenMicro } = invoice;
      if (returnedMicro === seenMicro) throw new AppError('already_decided');
      await noteSeen({ clock: deps.clock, trx, instanceId }, invoice);
      await recordAudit({ clock: deps.clock, trx }, caller, {
        action: 'payment.return_settled',
        customerId: invoice.customer_id,
        staffId: customer.id,
        sessionId: customer.sessionId,
        details: { invoice: invoiceId, amount: formatAmount(returnedMicro - seenMicro) },
      });
      const row = await findInvoice(trx, { instanceId, id });
      invariant(row, 'a locked invoice stays');
      return { status: 200, value: { data: await showOneToStaff(trx, caller, row) } };
    },
  });
}
