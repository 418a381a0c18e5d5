import { panelBase } from '#core/platform/http/panel-base.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import { readRevisionIn } from '#core/tenancy/instances/read-revision.ts';
import type { Language } from '#locales/languages.ts';
import { findInvoice, type InvoiceRef } from '../invoices/invoice.store.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { findOutside } from '../outside/outside-payment.store.ts';
import { readMethodsOf } from '../payment-method.store.ts';
import { findOwnCard, type CardOwner } from './card.store.ts';
import { isExpired } from './show-card.ts';
import { isChargeable } from './card-method.ts';

export type { InvoiceRef };

interface Charge extends CardOwner {
  cardId: bigint;
  /** What the balance lacks; at least as much as the method of the card takes is charged. */
  missingMicro: bigint;
  language: Language;
  origin: string;
}

const CENT_MICRO = 10_000n;

/** Whether a saved card of a customer can be charged as it is now. */
export async function isCardUsable(
  trx: Trx,
  deps: Deps,
  { instanceId, customerId, cardId }: CardOwner & { cardId: bigint },
): Promise<boolean> {
  const card = await findOwnCard(trx, { instanceId, customerId, id: cardId });
  if (!card || isExpired(card, deps.clock.now())) return false;
  const [method] = await readMethodsOf(trx, { instanceId, ids: [card.payment_method_id] });
  return isChargeable(trx, deps, { card, method });
}

/**
 * Makes the payment by which a saved card brings money to the balance while its customer is not
 * there; `startPayment` then charges it once. Undefined where the card or its method takes no such
 * amount any more.
 */
export async function makeCharge(
  trx: Trx,
  deps: Deps,
  { instanceId, customerId, cardId, missingMicro, language, origin }: Charge,
): Promise<InvoiceRef | undefined> {
  const owner = { instanceId, customerId };
  const card = await findOwnCard(trx, { ...owner, id: cardId });
  if (!card || !(await isCardUsable(trx, deps, { ...owner, cardId }))) return undefined;
  const [method] = await readMethodsOf(trx, { instanceId, ids: [card.payment_method_id] });
  if (!method) return undefined;
  const cents = ((missingMicro + CENT_MICRO - 1n) / CENT_MICRO) * CENT_MICRO;
  const amountMicro = cents > method.min_amount_micro ? cents : method.min_amount_micro;
  const base = `${panelBase(language)}/add-funds`;
  const back = { success_url: `${base}/success`, cancel_url: `${base}/error` };
  const body = { payment_method_id: method.id, amount: formatAmount(amountMicro), ...back };
  try {
    const revision = await readRevisionIn(trx, instanceId);
    const asked = { ...owner, revision, origin, body, card, isCustomerHere: false };
    return { instanceId, id: (await makeInvoice(trx, deps, asked)).id };
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_failed') return undefined;
    throw error;
  }
}

/** Where a charge of a saved card stands: `customer` has to confirm it first. */
export type ChargeState = 'running' | 'customer' | 'paid' | 'declined';

export async function readCharge(
  trx: Trx,
  ref: InvoiceRef,
): Promise<{ state: ChargeState; at: Date } | undefined> {
  const invoice = await findInvoice(trx, ref);
  if (!invoice) return undefined;
  const { status, updated_at: at } = invoice;
  if (status === 'failed' || status === 'expired' || status === 'refused') {
    return { state: 'declined', at };
  }
  if (status !== 'open' && status !== 'waiting' && status !== 'unknown') {
    return { state: 'paid', at };
  }
  const outside = await findOutside(trx, { instanceId: ref.instanceId, invoiceId: ref.id });
  const isAsked = status === 'open' && outside?.state === 'started';
  return { state: isAsked ? 'customer' : 'running', at };
}
