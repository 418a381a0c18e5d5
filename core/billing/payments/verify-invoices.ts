import type { Deps } from '#core/deps.ts';
import { checkCredits, checkInvoices } from './verify-invoices.store.ts';

const INVOICES_AT_ONCE = 2_000;

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
  const faults: string[] = [];
  let count = 0;
  let after = 0n;
  for (;;) {
    const asked = { instanceId, after, most: INVOICES_AT_ONCE };
    const page = await db.inInstance(instanceId, (trx) => checkInvoices(trx, asked));
    const last = page.at(-1);
    if (!last) break;
    count += page.length;
    after = last.id;
    faults.push(
      ...page.flatMap(({ id, faults: own }) => own.map((fault) => `Invoice ${id}: ${fault}.`)),
    );
  }
  const orphans = await db.inInstance(instanceId, (trx) => checkCredits(trx, instanceId));
  faults.push(...orphans.map((id) => `Transaction ${id}: it credits an invoice that is not paid.`));
  return { invoices: count, faults };
}
