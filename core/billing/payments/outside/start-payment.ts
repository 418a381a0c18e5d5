import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { atGateway, findCard } from '../cards/card.store.ts';
import { findGateway } from '../find-gateway.ts';
import {
  PaymentRefused,
  type CardOutcome,
  type PaymentToStart,
  type StartedPayment,
} from '../gateway.ts';
import { mayBecome } from '../invoices/invoice-status.pure.ts';
import {
  findInvoice,
  lockInvoice,
  type InvoiceRef,
  type InvoiceRow,
} from '../invoices/invoice.store.ts';
import { giveUpInvoice, moveInvoice } from '../invoices/settle-invoice.ts';
import { payFromOutside } from '../invoices/take-back.ts';
import { tellOfInvoice } from '../mails/mail-invoice.ts';
import { checkOutside } from './check-outside.ts';
import { nextCheckAt } from './next-check.pure.ts';
import { changeOutside, findOutside, type OutsidePaymentRow } from './outside-payment.store.ts';

/**
 * Starts the payment of an invoice at its gateway. Only the call that has just marked it as
 * starting may do so; later calls ask for its state.
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
  const outcome = await ask(deps, outside, {
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

type Outcome =
  | ({ outcome: 'started' } & StartedPayment)
  | CardOutcome
  | { outcome: 'refused'; reason: 'gateway_refused' }
  | { outcome: 'unknown' };

const REFUSED = { outcome: 'refused', reason: 'gateway_refused' } as const;

async function ask(
  deps: Deps,
  outside: OutsidePaymentRow,
  payment: PaymentToStart,
): Promise<Outcome> {
  try {
    return await call(deps, outside, payment);
  } catch (error) {
    if (error instanceof PaymentRefused) return REFUSED;
    deps.log.warn({ err: error, invoice: String(payment.invoiceId) }, 'A gateway did not answer');
    return { outcome: 'unknown' };
  }
}

/** A gateway that is no longer configured refuses. */
async function call(
  deps: Deps,
  outside: OutsidePaymentRow,
  payment: PaymentToStart,
): Promise<Outcome> {
  const gateway = await findGateway(deps, outside);
  if (!gateway) return REFUSED;
  const { card_id: cardId, is_customer_here: isCustomerHere } = outside;
  if (cardId === null) return { outcome: 'started', ...(await gateway.start(payment)) };
  const { instanceId } = payment;
  const card = await deps.db.inInstance(instanceId, (trx) =>
    findCard(trx, { instanceId, id: cardId }),
  );
  const at = atGateway(card);
  if (!at || !gateway.cards) return REFUSED;
  return gateway.cards.charge({ ...payment, card: at, isCustomerHere });
}

/** An event may arrive before the answer: then it counts, and only the payment URL is added. */
async function keepOutcome(
  { db, clock }: Deps,
  { instance_id: instanceId, id }: InvoiceRow,
  outcome: Outcome,
): Promise<void> {
  await db.inInstance(instanceId, async (trx) => {
    const deps = { clock, trx, instanceId };
    const invoice = await lockInvoice(trx, { instanceId, id });
    const outside = await findOutside(trx, { instanceId, invoiceId: id });
    if (!invoice || !outside) return;
    // A payment counts, whatever the invoice's status is by now.
    if (outcome.outcome === 'paid') {
      const { reference } = outcome;
      const change = { reference, updated_at: clock.now() };
      await changeOutside(trx, { instanceId, invoiceId: id }, change);
      await payFromOutside(deps, invoice, outcome.amountMicro);
    } else if (outside.state === 'starting') {
      await keepUnpaid(deps, { invoice, outside, outcome });
    }
  });
}

interface Unpaid {
  invoice: InvoiceRow;
  outside: OutsidePaymentRow;
  outcome: Exclude<Outcome, { outcome: 'paid' }>;
}

async function keepUnpaid(deps: LedgerDeps, { invoice, outside, outcome }: Unpaid): Promise<void> {
  const { trx, instanceId, clock } = deps;
  const ref = { instanceId, invoiceId: invoice.id };
  const now = clock.now();
  const change = { lease_until: null, next_check_at: nextCheckAt(now, now), updated_at: now };
  switch (outcome.outcome) {
    case 'refused':
      await giveUpInvoice(deps, invoice, { status: 'failed', reason_code: outcome.reason });
      return;
    case 'unknown':
      await changeOutside(trx, ref, { ...change, state: 'unknown' });
      if (mayBecome(invoice.status, 'unknown')) {
        await moveInvoice(deps, invoice, { status: 'unknown' });
      }
      return;
    case 'started':
    case 'needs_customer': {
      const { reference, payment } = outcome;
      const way = { reference, payment: JSON.stringify(payment) };
      await changeOutside(trx, ref, { ...change, ...way, state: 'started' });
      if (!outside.is_customer_here) {
        await tellOfInvoice(deps, { trx, invoice, notice: 'automaticTopUpConfirm' });
      }
    }
  }
}
