import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { InvoiceReason } from '../invoices/invoice.contract.ts';
import type { InvoiceRow } from '../invoices/invoice.store.ts';
import { changeAutomatic, lockAutomatic } from './automatic.store.ts';
import { turnOff } from './turn-off.ts';

/** After this many refusals in a row, a card is not charged automatically again. */
export const MOST_REFUSALS = 3;

/**
 * Called before an automatic invoice ends: counts refusals, a payment resets the count. A fault of
 * our own is not a refusal.
 */
export async function noteAutomaticEnd(
  { clock, trx, instanceId }: LedgerDeps,
  { automatic_for: cause, customer_id: customerId }: InvoiceRow,
  end: 'paid' | InvoiceReason,
): Promise<void> {
  if (cause === null || end === 'not_started') return;
  const owner = { instanceId, customerId };
  const settings = await lockAutomatic(trx, owner);
  if (!settings) return;
  const refusals = end === 'paid' ? 0 : settings.refusals + 1;
  await changeAutomatic(trx, owner, { refusals, updated_at: clock.now() });
  if (refusals < MOST_REFUSALS || settings.card_id === null) return;
  const why = { cardId: settings.card_id, reason: 'card_refused' } as const;
  await turnOff({ clock, trx }, owner, why);
}
