import { randomUUID } from 'node:crypto';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { foreseeRefund } from '#core/billing/ledger/moves/take-back-payment.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { requireConfirmed } from '#core/money/confirmed-amount.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { givesBack, hasKeys } from '../find-gateway.ts';
import { invoiceIdOf } from '../invoices/invoice.contract.ts';
import { findInvoice, lockInvoice, type InvoiceRow } from '../invoices/invoice.store.ts';
import { refundInvoice } from '../invoices/take-back.ts';
import { findOutside } from '../outside/outside-payment.store.ts';
import { showOneToStaff } from '../staff/staff-payments.ts';
import { REFUND_AT_GATEWAY } from './refund-at-gateway.ts';
import { insertRefund, readRefunds } from './refund.store.ts';
import { refundableMicro } from './may-refund.pure.ts';
import { noteSeen } from './note-seen.ts';
import { isUnderWay } from './refund-state.pure.ts';

interface Asked extends OnceKey {
  invoiceId: string;
  body: { amount?: string | undefined; reason?: string | undefined } & Confirmed;
}

interface Confirmed {
  confirmed_amount?: string | undefined;
}

/**
 * Gives back what was paid, in whole or in part, and only what is still on the balance. A gateway is
 * asked to send it; where there is none, staff have sent it themselves.
 */
export function requestRefund(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, invoiceId, body }: Asked,
): Promise<OnceAnswer> {
  const { instanceId, customer } = caller;
  const id = invoiceIdOf(invoiceId);
  if (id === undefined) throw new AppError('not_found');
  return doOnce(deps, caller, {
    ...{ key, route, input: { invoiceId, body } },
    async work(trx) {
      const ledger = { clock: deps.clock, trx, instanceId };
      const invoice = await lockInvoice(trx, { instanceId, id });
      if (!invoice) throw new AppError('not_found');
      if (invoice.customer_id === customer.id) throw new AppError('own_payment');
      const { amountMicro, reason } = await checkRefund(ledger, invoice, body);
      requireConfirmed(body.confirmed_amount, amountMicro);
      const outside = await findOutside(trx, { instanceId, invoiceId: id });
      // Where a gateway gives nothing back by itself, staff have sent it as well.
      const gateway = outside && givesBack(outside.gateway) ? outside.gateway : null;
      if (outside && gateway !== null && !(await hasKeys(trx, deps, outside))) {
        throw new AppError('unavailable');
      }
      const now = deps.clock.now();
      const refund = await insertRefund(trx, {
        ...{ instance_id: instanceId, invoice_id: id, own_reference: randomUUID() },
        ...{ gateway, amount_micro: amountMicro, reason, staff_id: customer.id, created_at: now },
        ...(gateway === null ? { state: 'done', ended_at: now } : { state: 'requested' }),
      });
      if (gateway === null) {
        const sentMicro = invoice.sent_back_micro + amountMicro;
        const isTaken = await refundInvoice(ledger, invoice, { sentMicro });
        invariant(isTaken, 'what can be refunded was checked');
        await noteSeen(ledger, invoice);
      } else {
        const payload = { refundId: String(refund.id) };
        await enqueue(deps, trx, { job: REFUND_AT_GATEWAY, instanceId, payload });
      }
      await recordAudit({ clock: deps.clock, trx }, caller, {
        action: 'payment.refunded',
        customerId: invoice.customer_id,
        staffId: customer.id,
        sessionId: customer.sessionId,
        details: { invoice: String(id), amount: formatAmount(amountMicro), reason },
      });
      const row = await findInvoice(trx, { instanceId, id });
      invariant(row, 'a locked invoice stays');
      return { status: 200, value: { data: await showOneToStaff(trx, caller, row) } };
    },
  });
}

/** The amount, all that can be given back if none is named, and the reason. */
async function checkRefund(
  ledger: LedgerDeps,
  invoice: InvoiceRow,
  { amount, reason }: Asked['body'],
): Promise<{ amountMicro: bigint; reason: string }> {
  const { trx, instanceId } = ledger;
  const earlier = await readRefunds(trx, { instanceId, invoiceIds: [invoice.id] });
  const mostMicro = refundableMicro({
    status: invoice.status,
    receivedMicro: invoice.received_micro ?? 0n,
    refundedMicro: invoice.refunded_micro,
  });
  const isWaiting = earlier.some(({ state }) => isUnderWay(state));
  if (isWaiting || mostMicro <= 0n) throw new AppError('already_decided');
  if (reason === undefined) {
    throw new AppError('validation_failed', { fields: { reason: [{ code: 'required' }] } });
  }
  const amountMicro = parseAmount(amount ?? '') ?? mostMicro;
  if (amountMicro > mostMicro) {
    const problem = { code: 'too_big', params: { limit: formatAmount(mostMicro) } } as const;
    throw new AppError('validation_failed', { fields: { amount: [problem] } });
  }
  const { debtMicro } = await foreseeRefund(ledger, { invoiceId: invoice.id, amountMicro });
  if (debtMicro > 0n) {
    const problem = { code: 'leaves_debt', params: { amount: formatAmount(debtMicro) } } as const;
    throw new AppError('validation_failed', { fields: { amount: [problem] } });
  }
  return { amountMicro, reason };
}
