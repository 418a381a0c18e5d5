import type { Deps } from '#core/deps.ts';
import { findGateway } from '../find-gateway.ts';
import type { InvoiceRef } from '../invoices/invoice.store.ts';
import { findOutside } from './outside-payment.store.ts';

/**
 * Takes down the page of a payment that was canceled. Nothing depends on it: money that comes all the
 * same is credited.
 */
export async function closeOutside(deps: Deps, { instanceId, id }: InvoiceRef): Promise<void> {
  const outside = await deps.db.inInstance(instanceId, (trx) =>
    findOutside(trx, { instanceId, invoiceId: id }),
  );
  // A saved card is charged at once and without a page.
  if (!outside?.reference || outside.card_id !== null) return;
  const gateway = await findGateway(deps, outside);
  await gateway?.close?.(outside.reference).catch((error: unknown) => {
    deps.log.warn({ err: error, invoice: String(id) }, 'The page of a payment was not closed');
  });
}
