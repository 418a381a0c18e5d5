import { setTimeout } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/node';
import { missingTo } from '#core/money/display-amount.pure.ts';
import type { Invoice } from '#core/billing/payments/invoices/invoice.contract.ts';
import { getInvoice } from '#core/billing/payments/invoices/invoice.operations.ts';
import { cardName } from '#app/lib/money/card-name.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { paymentLine } from '#app/areas/billing/top-up-quote.server.ts';

/** The states of an invoice, of which an open one and one that is over are two things to a customer. */
type State = Exclude<Invoice['status'], 'open'> | 'coming' | 'unpaid' | 'canceled';

const TONES = {
  paid: 'success',
  coming: 'info',
  waiting: 'info',
  unknown: 'info',
  refunded: 'info',
  unpaid: 'warning',
  disputed: 'warning',
  expired: 'warning',
  canceled: 'info',
  failed: 'danger',
  refused: 'danger',
  lost: 'danger',
} as const satisfies Record<State, string>;

/** What has become of a payment; undefined for one that is not the customer's. */
export async function findOutcome(
  { core }: AppLoadContext,
  invoiceId: string | null,
  /** From the gateway, which has taken the payment as it seems. */
  cameBack: boolean,
) {
  const invoice = invoiceId === null ? undefined : await find(core, { invoiceId, cameBack });
  if (!invoice) return undefined;
  const state = stateOf(invoice, cameBack);
  return {
    state,
    isOrder: invoice.purpose === 'order',
    orderIds: invoice.order_ids,
    tone: TONES[state],
    reason: reasonOf(invoice),
    canGoOn: invoice.status === 'open' && invoice.payment !== null && state === 'unpaid',
    invoice: {
      id: invoice.id,
      method: invoice.card ? cardName(invoice.card) : invoice.payment_method.name,
      isAutomatic: invoice.is_automatic,
      amount: invoice.amount,
      total: invoice.total_amount,
      credited: invoice.amount_to_be_credited,
      ...stepsOf(invoice),
      isPaid: invoice.paid_at !== null,
      received: invoice.received_amount,
      refunded: invoice.refunded_amount,
      createdAt: invoice.created_at,
      paidAt: invoice.paid_at,
      expiresAt: invoice.status === 'open' ? invoice.expires_at : null,
    },
  };
}

/** Of what was paid or is to be; what was bought stands in its orders. */
function stepsOf({ received_amount: received, total_amount: total, fee, credits }: Invoice) {
  const paid = received ?? total;
  const amount = { kind: 'amount' as const, amount: missingTo(paid, fee), percent: null };
  const lines =
    fee === '0' ? [amount] : [amount, { kind: 'fee' as const, amount: fee, percent: null }];
  return { paid, lines, credits: credits.map(paymentLine) };
}

/** Gateways tell most payments within a second; who has just come back is answered with the end. */
const LONGEST_MS = 3_000;
const BETWEEN_MS = 250;

/** The same, once it is known or has been waited for long enough. */
export async function awaitOutcome(
  context: AppLoadContext,
  invoiceId: string | null,
  { cameBack, signal }: { cameBack: boolean; signal: AbortSignal },
) {
  const until = Date.now() + LONGEST_MS;
  for (;;) {
    const outcome = await findOutcome(context, invoiceId, cameBack);
    const isOpen = outcome?.state === 'coming' || outcome?.state === 'unknown';
    if (!isOpen || Date.now() >= until || signal.aborted) return outcome;
    await setTimeout(BETWEEN_MS);
  }
}

export type Outcome = NonNullable<Awaited<ReturnType<typeof findOutcome>>>;

/** That it was canceled is said by its state. */
function reasonOf({ reason }: Invoice) {
  if (reason === null || reason.code === 'canceled') return null;
  return { code: reason.code, text: reason.text };
}

function stateOf({ status, payment, reason }: Invoice, cameBack: boolean): State {
  if (status === 'expired' && reason?.code === 'canceled') return 'canceled';
  if (status !== 'open') return status;
  return cameBack && payment?.type !== 'message' && payment?.type !== 'invoice'
    ? 'coming'
    : 'unpaid';
}

async function find(
  core: AppLoadContext['core'],
  { invoiceId, cameBack }: { invoiceId: string; cameBack: boolean },
) {
  try {
    const query = cameBack ? { came_back: '1' as const } : {};
    const { data } = await core.call(getInvoice, { params: { invoiceId }, query });
    return data;
  } catch (error) {
    if (isRefusal(error, 404, 422)) {
      return undefined;
    }
    throw error;
  }
}
