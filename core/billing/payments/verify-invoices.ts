import type { Deps } from '#core/deps.ts';
import { verifyRows } from '#core/platform/db/verify-rows.ts';
import { checkCredits, checkInvoices } from './verify-invoices.store.ts';

const AT_ONCE = 2_000;

export interface VerifiedInvoices {
  invoices: number;
  /** One sentence per fault. */
  faults: string[];
}

/** Checks that the ledger has all amounts of every paid invoice and nothing else. */
export async function verifyInvoices(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedInvoices> {
  const { count, faults } = await verifyRows('Invoice', (after) =>
    db.inInstance(instanceId, (trx) => checkInvoices(trx, { instanceId, after, most: AT_ONCE })),
  );
  const orphans = await db.inInstance(instanceId, (trx) => checkCredits(trx, instanceId));
  faults.push(...orphans.map((id) => `Transaction ${id}: it credits an invoice that is not paid.`));
  return { invoices: count, faults };
}
