import type { AppLoadContext } from '@remix-run/node';
import type { Invoice } from '#core/payments/invoices/invoice.contract.ts';
import { cardName } from '../../lib/card-name.ts';
import { CoreError } from '../../lib/core.server.ts';
import { invoiceCall } from '../../lib/money-calls.server.ts';

/** The states of an invoice, of which an open one is two things to a customer. */
type State = Exclude<Invoice['status'], 'open'> | 'coming' | 'unpaid';

const TONES = {
  paid: 'success',
  coming: 'info',
  waiting: 'info',
  unknown: 'info',
  refunded: 'info',
  unpaid: 'warning',
  disputed: 'warning',
  expired: 'warning',
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
  const invoice = invoiceId === null ? undefined : await find(core, invoiceId);
  if (!invoice) return undefined;
  const state = stateOf(invoice, cameBack);
  return {
    state,
    isOrder: invoice.purpose === 'order',
    tone: TONES[state],
    reason: invoice.reason,
    canGoOn: invoice.status === 'open' && invoice.payment !== null && state === 'unpaid',
    invoice: {
      id: invoice.id,
      method: invoice.card ? cardName(invoice.card) : invoice.payment_method.name,
      isAutomatic: invoice.is_automatic,
      total: invoice.total_amount,
      credited: invoice.amount_to_be_credited,
      isPaid: invoice.paid_at !== null,
      received: invoice.received_amount,
      refunded: invoice.refunded_amount,
      createdAt: invoice.created_at,
      paidAt: invoice.paid_at,
      expiresAt: invoice.status === 'open' ? invoice.expires_at : null,
    },
  };
}

export type Outcome = NonNullable<Awaited<ReturnType<typeof findOutcome>>>;

function stateOf({ status, payment }: Invoice, cameBack: boolean): State {
  if (status !== 'open') return status;
  return cameBack && payment?.type !== 'message' && payment?.type !== 'invoice'
    ? 'coming'
    : 'unpaid';
}

async function find(core: AppLoadContext['core'], invoiceId: string) {
  try {
    const { data } = await core.call(invoiceCall, { params: { invoiceId } });
    return data;
  } catch (error) {
    if (error instanceof CoreError && (error.status === 404 || error.status === 422)) {
      return undefined;
    }
    throw error;
  }
}
