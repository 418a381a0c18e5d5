import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { MICRO_PER_CENT } from '#core/money/money.ts';
import { insertInvoice, sumFurther, type InvoiceRow } from './invoice.store.ts';
import { payInvoice } from './settle-invoice.ts';
import { agreedFor, partOf, storeLine } from './stored-quote.ts';

/**
 * Credits what came for a locked payment that was credited before, as to an address of coins that is
 * paid again: as a top-up of its own, by the same terms, but for a coupon, which is used once. Told
 * again it adds nothing, since a gateway tells of all that it has taken.
 */
export async function creditFurther(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  takenMicro: bigint,
): Promise<boolean> {
  if (invoice.paid_at === null) return false;
  const { trx, instanceId, clock } = deps;
  const knownMicro =
    (invoice.received_micro ?? 0n) + (await sumFurther(trx, { instanceId, id: invoice.id }));
  const receivedMicro = takenMicro - knownMicro;
  // The dust of a coin is no payment.
  if (receivedMicro < MICRO_PER_CENT) return false;
  const { cashbackMicro: _, ...quote } = { ...invoice.quote, coupon: null };
  const { lines, credits } = agreedFor(quote, receivedMicro);
  const stored = { lines: lines.map(storeLine), credits: credits.map(storeLine) };
  const now = clock.now();
  const further = await insertInvoice(trx, {
    ...{ instance_id: instanceId, customer_id: invoice.customer_id, further_to: invoice.id },
    ...{ purpose: 'top_up', status: 'open', payment_method_id: invoice.payment_method_id },
    ...{ amount_micro: partOf(lines, 'amount'), fee_micro: partOf(lines, 'fee') },
    ...{ total_micro: receivedMicro, quote: JSON.stringify({ ...quote, ...stored }) },
    ...{ coupon_id: null, automatic_for: null, origin: invoice.origin },
    ...{ created_at: now, expires_at: now, updated_at: now },
  });
  return payInvoice(deps, further, { receivedMicro, actor: { kind: 'system' } });
}
