import type { Deps } from '#core/deps.ts';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Invoice } from '../invoices/invoice.contract.ts';
import { checkOutside } from './check-outside.ts';
import { findOutside, takeTurnToAsk } from './outside-payment.store.ts';

/** A page that waits reads the invoice again and again. */
const BETWEEN_MS = 3_000;

/**
 * Asks the gateway as soon as a customer comes back from it: some take the money only then, and some
 * tell nothing by themselves. True where it was asked.
 */
export async function askAfterReturn(
  deps: Deps,
  { instanceId }: OwnerCaller,
  { id, status }: Invoice,
): Promise<boolean> {
  if (status !== 'open' && status !== 'unknown') return false;
  const invoiceId = BigInt(id);
  const outside = await deps.db.read(instanceId, (trx) =>
    findOutside(trx, { instanceId, invoiceId }),
  );
  if (!outside || outside.state === 'starting' || outside.state === 'ended') return false;
  // A saved card is charged without a page that somebody could come back from.
  if (outside.card_id !== null) return false;
  const now = deps.clock.now();
  const before = new Date(now.getTime() - BETWEEN_MS);
  if (outside.updated_at > before) return false;
  const isTurn = await deps.db.inInstance(instanceId, (trx) =>
    takeTurnToAsk(trx, { instanceId, invoiceId, before, now }),
  );
  if (!isTurn) return false;
  await checkOutside(deps, { instanceId, id: invoiceId });
  return true;
}
