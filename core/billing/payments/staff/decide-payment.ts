import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { requireConfirmed } from '#core/money/confirmed-amount.ts';
import { invoiceIdOf } from '../invoices/invoice.contract.ts';
import { findInvoice, lockInvoice, type InvoiceRow } from '../invoices/invoice.store.ts';
import { giveUpInvoice, payInvoice } from '../invoices/settle-invoice.ts';
import { tellOfInvoice } from '../mails/mail-invoice.ts';
import { readMethodsOf } from '../payment-method.store.ts';
import { findOutside } from '../outside/outside-payment.store.ts';
import { mayDecide } from './may-decide.pure.ts';
import { readApprovals, writeApproval } from './approval.store.ts';
import { refuseTooMuch } from './refuse-too-much.ts';
import { readSecondApprovalAbove } from './second-approval.ts';
import { showOneToStaff } from './staff-payments.ts';

interface Asked<Body> extends OnceKey {
  invoiceId: string;
  body: Body;
}

/**
 * Credits a payment that staff have received; another amount than agreed is quoted again. Above the
 * instance's limit, two members of staff have to approve the same amount.
 */
export function approvePayment(
  deps: Deps,
  caller: CustomerCaller,
  asked: Asked<{ received_amount?: string | undefined; confirmed_amount?: string | undefined }>,
): Promise<OnceAnswer> {
  const { clock } = deps;
  const { instanceId, customer } = caller;
  return decide(deps, caller, {
    ...asked,
    async work(trx, invoice) {
      const [first] = await readApprovals(trx, { instanceId, invoiceIds: [invoice.id] });
      const agreedMicro = first?.received_micro ?? invoice.total_micro;
      const receivedMicro = parseAmount(asked.body.received_amount ?? '') ?? agreedMicro;
      const [method] = await readMethodsOf(trx, { instanceId, ids: [invoice.payment_method_id] });
      invariant(method, 'an invoice has a payment method');
      refuseTooMuch(invoice, method, receivedMicro);
      const details = { received_amount: formatAmount(receivedMicro) };
      if (receivedMicro > (await readSecondApprovalAbove(trx, instanceId))) {
        const isSame = first?.received_micro === receivedMicro;
        if (isSame && first.staff_id === customer.id) throw new AppError('second_person_needed');
        if (!isSame) {
          await writeApproval(trx, {
            ...{ instance_id: instanceId, invoice_id: invoice.id, staff_id: customer.id },
            ...{ received_micro: receivedMicro, created_at: clock.now() },
          });
          const action = 'payment.approved_first';
          return audit({ clock, trx }, caller, { invoice, action, details });
        }
      }
      const actor = { kind: 'staff', id: customer.id } as const;
      const isPaid = await payInvoice({ clock, trx, instanceId }, invoice, {
        receivedMicro,
        actor,
      });
      if (!isPaid) throw new AppError('already_decided');
      const paid = await findInvoice(trx, { instanceId, id: invoice.id });
      invariant(paid, 'a locked invoice stays');
      requireConfirmed(asked.body.confirmed_amount, paid.credited_micro ?? 0n);
      await audit({ clock, trx }, caller, {
        invoice,
        action: 'payment.approved',
        details: { ...details, before: invoice.status, after: paid.status },
      });
    },
  });
}

/** The payment did not arrive: the customer is told why. */
export function refusePayment(
  deps: Deps,
  caller: CustomerCaller,
  asked: Asked<{ reason?: string | undefined }>,
): Promise<OnceAnswer> {
  const { clock } = deps;
  const { instanceId, customer } = caller;
  const { reason } = asked.body;
  return decide(deps, caller, {
    ...asked,
    async work(trx, invoice) {
      if (reason === undefined) {
        throw new AppError('validation_failed', { fields: { reason: [{ code: 'required' }] } });
      }
      const isRefused = await giveUpInvoice({ clock, trx, instanceId }, invoice, {
        status: 'refused',
        reason_code: 'refused_by_staff',
        reason_text: reason,
        decided_by: customer.id,
      });
      if (!isRefused) throw new AppError('already_decided');
      await tellOfInvoice({ clock }, { trx, invoice, notice: 'paymentRefused' });
      await audit({ clock, trx }, caller, {
        invoice,
        action: 'payment.refused',
        details: { reason, before: invoice.status, after: 'refused' },
      });
    },
  });
}

interface Decision extends Asked<object> {
  work(trx: Trx, invoice: InvoiceRow): Promise<void>;
}

/** The second of two parallel decisions is refused. */
async function decide(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, invoiceId, body, work }: Decision,
): Promise<OnceAnswer> {
  const { instanceId, customer } = caller;
  const id = invoiceIdOf(invoiceId);
  if (id === undefined) throw new AppError('not_found');
  const ref = { instanceId, id };
  return doOnce(deps, caller, {
    key,
    route,
    input: { invoiceId, body },
    async work(trx) {
      const invoice = await lockInvoice(trx, ref);
      if (!invoice) throw new AppError('not_found');
      if (invoice.customer_id === customer.id) throw new AppError('own_payment');
      const outside = await findOutside(trx, { instanceId, invoiceId: id });
      if (!mayDecide(invoice.status, { isAtGateway: outside !== undefined })) {
        throw new AppError('already_decided');
      }
      await work(trx, invoice);
      const row = await findInvoice(trx, ref);
      invariant(row, 'a locked invoice stays');
      return {
        status: 200,
        value: { data: await showOneToStaff(trx, caller, row) },
      };
    },
  });
}

interface Audited {
  invoice: InvoiceRow;
  action: 'payment.approved_first' | 'payment.approved' | 'payment.refused';
  details: Record<string, string>;
}

function audit(
  ports: { clock: Deps['clock']; trx: Trx },
  caller: CustomerCaller,
  { invoice, action, details }: Audited,
): Promise<void> {
  return recordAudit(ports, caller, {
    action,
    customerId: invoice.customer_id,
    staffId: caller.customer.id,
    sessionId: caller.customer.sessionId,
    details: { invoice: String(invoice.id), ...details },
  });
}
