import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { checkOutside } from '../outside/check-outside.ts';
import { closeOutside } from '../outside/close-outside.ts';
import { findOutside } from '../outside/outside-payment.store.ts';
import { invoiceIdOf, type Invoice } from './invoice.contract.ts';
import { lockInvoice } from './invoice.store.ts';
import { getOwnInvoice } from './own-invoices.ts';
import { showOneInvoice } from './read-invoices.ts';
import { giveUpInvoice } from './settle-invoice.ts';

/**
 * The customer pays by it no more; repeating it changes nothing. Its gateway is asked first, since
 * money that has come is credited, as is money that comes later all the same. What is on its way
 * cannot be called back.
 */
export async function cancelInvoice(
  deps: Deps,
  caller: CustomerCaller,
  idInPath: string,
): Promise<Invoice> {
  const { instanceId, language } = caller;
  const own = await getOwnInvoice(deps, caller, idInPath);
  if (own.status === 'expired') return own;
  const id = invoiceIdOf(idInPath);
  if (id === undefined || own.status !== 'open') throw new AppError('conflict');
  const { isOnItsWay } = await checkOutside(deps, { instanceId, id });
  if (isOnItsWay) throw new AppError('conflict');
  const canceled = await deps.db.inInstance(instanceId, async (trx) => {
    const invoice = await lockInvoice(trx, { instanceId, id });
    const outside = await findOutside(trx, { instanceId, invoiceId: id });
    // The charge of a saved card is under way, and cannot be called back.
    const isCharged = outside?.state === 'starting' && outside.card_id !== null;
    if (invoice?.status !== 'open' || isCharged) throw new AppError('conflict');
    const ended = { status: 'expired', reason_code: 'canceled' } as const;
    await giveUpInvoice({ clock: deps.clock, trx, instanceId }, invoice, ended);
    return showOneInvoice(trx, { instanceId, row: { ...invoice, ...ended }, language });
  });
  await closeOutside(deps, { instanceId, id });
  return canceled;
}
