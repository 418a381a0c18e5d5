import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { findGateway } from '../find-gateway.ts';
import { PaymentRefused, type Gateway, type PaymentToStart } from '../gateway.ts';
import { mayBecome } from '../invoices/invoice-status.pure.ts';
import {
  findInvoice,
  lockInvoice,
  type InvoiceRef,
  type InvoiceRow,
} from '../invoices/invoice.store.ts';
import { giveUpInvoice, moveInvoice } from '../invoices/settle-invoice.ts';
import { checkOutside } from './check-outside.ts';
import { nextCheckAt } from './next-check.pure.ts';
import { changeOutside, findOutside, type OutsidePaymentRow } from './outside-payment.store.ts';

/**
 * Asks the gateway of an invoice to start its payment, if nobody has: only whoever has just
 * written that it is starting may, and whoever finds it so later asks what became of it.
 */
export async function startPayment(
  deps: Deps,
  ref: InvoiceRef,
  { isFirst }: { isFirst: boolean },
): Promise<void> {
  const { invoice, outside } = await deps.db.inInstance(ref.instanceId, async (trx) => ({
    invoice: await findInvoice(trx, ref),
    outside: await findOutside(trx, { instanceId: ref.instanceId, invoiceId: ref.id }),
  }));
  if (!invoice || outside?.state !== 'starting') return;
  if (isFirst) return start(deps, invoice, outside);
  const { lease_until: leaseUntil } = outside;
  if (leaseUntil && leaseUntil > deps.clock.now()) throw new AppError('idempotency_key_running');
  await checkOutside(deps, ref);
}

async function start(deps: Deps, invoice: InvoiceRow, outside: OutsidePaymentRow): Promise<void> {
  const outcome = await ask(deps, findGateway(deps, outside.gateway), {
    instanceId: invoice.instance_id,
    invoiceId: invoice.id,
    ownReference: outside.own_reference,
    amountMicro: invoice.total_micro,
    customerId: invoice.customer_id,
    origin: invoice.origin,
    successUrl: outside.success_url,
    cancelUrl: outside.cancel_url,
  });
  await keepOutcome(deps, invoice, outcome);
}

type Outcome = Awaited<ReturnType<Gateway['start']>> | 'refused' | 'unknown';

/** A gateway that this deployment has no more takes nothing. */
async function ask(
  deps: Deps,
  gateway: Gateway | undefined,
  payment: PaymentToStart,
): Promise<Outcome> {
  if (!gateway) return 'refused';
  try {
    return await gateway.start(payment);
  } catch (error) {
    if (error instanceof PaymentRefused) return 'refused';
    deps.log.warn({ err: error, invoice: String(payment.invoiceId) }, 'A gateway did not answer');
    return 'unknown';
  }
}

/** An event may have come before the answer: it counts, and only the way to pay is added. */
async function keepOutcome(
  { db, clock }: Deps,
  { instance_id: instanceId, id }: InvoiceRow,
  outcome: Outcome,
): Promise<void> {
  await db.inInstance(instanceId, async (trx) => {
    const deps = { clock, trx, instanceId };
    const now = clock.now();
    const invoice = await lockInvoice(trx, { instanceId, id });
    const outside = await findOutside(trx, { instanceId, invoiceId: id });
    if (!invoice || outside?.state !== 'starting') return;
    if (outcome === 'refused') {
      await giveUpInvoice(deps, invoice, { status: 'failed', reason_code: 'gateway_refused' });
      return;
    }
    const change = { lease_until: null, next_check_at: nextCheckAt(now, now), updated_at: now };
    if (outcome === 'unknown') {
      await changeOutside(trx, { instanceId, invoiceId: id }, { ...change, state: 'unknown' });
      if (mayBecome(invoice.status, 'unknown')) {
        await moveInvoice(deps, invoice, { status: 'unknown' });
      }
      return;
    }
    const { reference, payment } = outcome;
    await changeOutside(
      trx,
      { instanceId, invoiceId: id },
      { ...change, state: 'started', reference, payment: JSON.stringify(payment) },
    );
  });
}
