import type { z } from 'zod';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { readMethodsOf, type PaymentMethodRow } from '../payment-method.store.ts';
import { mayBecome } from './invoice-status.pure.ts';
import { isGuestSignature } from './guest-signature.ts';
import { invoiceIdOf, type Invoice, type markAsPaidBody } from './invoice.contract.ts';
import { lockInvoice } from './invoice.store.ts';
import { showOneInvoice } from './read-invoices.ts';
import { moveInvoice } from './settle-invoice.ts';

/** Manual methods: the customer says that they have paid, and staff check. */
const BY_HAND = new Set<PaymentMethodRow['strategy']>(['qr_code', 'message', 'invoice']);

type Clocked = Pick<Deps, 'db' | 'clock'>;

interface Marking {
  invoiceId: string;
  body: z.infer<typeof markAsPaidBody>;
}

/** The customer says that the money is on its way; repeating it changes nothing. */
export function markAsPaid(
  deps: Clocked,
  { customer, ...caller }: CustomerCaller,
  { invoiceId, body }: Marking,
): Promise<Invoice> {
  const id = invoiceIdOf(invoiceId);
  return mark(deps, caller, { id, body, isOwn: (invoice) => invoice.customer_id === customer.id });
}

/** The same for a guest, who proves it with the invoice's signature. */
export async function markGuestAsPaid(
  deps: Clocked,
  caller: Caller,
  { invoiceId, signature, body }: Marking & { signature: string },
): Promise<Invoice> {
  const id = invoiceIdOf(invoiceId);
  const { instanceId } = caller;
  const isOwn =
    id !== undefined && (await isGuestSignature(createKeys(deps), { instanceId, id }, signature));
  return mark(deps, caller, { id, body, isOwn: () => isOwn });
}

interface Marked {
  id: bigint | undefined;
  body: Marking['body'];
  isOwn: (invoice: { customer_id: bigint }) => boolean;
}

function mark(
  { db, clock }: Clocked,
  { instanceId, language }: Pick<Caller, 'instanceId' | 'language'>,
  { id, body, isOwn }: Marked,
): Promise<Invoice> {
  return db.inInstance(instanceId, async (trx) => {
    const invoice = id && (await lockInvoice(trx, { instanceId, id }));
    if (!invoice || !isOwn(invoice)) throw new AppError('not_found');
    const ids = [invoice.payment_method_id];
    const [method] = await readMethodsOf(trx, { instanceId, ids });
    invariant(method, 'an invoice has a payment method');
    const comment = body.comment === undefined || body.comment === '' ? null : body.comment;
    if (comment !== null && !method.is_user_comment) {
      throw new AppError('validation_failed', { fields: { comment: [{ code: 'unrecognized' }] } });
    }
    if (invoice.status === 'waiting') {
      return showOneInvoice(trx, { instanceId, row: invoice, language });
    }
    if (!BY_HAND.has(method.strategy) || !mayBecome(invoice.status, 'waiting')) {
      throw new AppError('conflict');
    }
    const change = { status: 'waiting', customer_comment: comment } as const;
    await moveInvoice({ clock, trx, instanceId }, invoice, change);
    return showOneInvoice(trx, { instanceId, row: { ...invoice, ...change }, language });
  });
}
