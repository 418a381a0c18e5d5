import type { Trx } from '#core/platform/db/database.ts';
import { formatAmount } from '#core/money/money.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { cancelUnpaid, readOwnOrders } from './order.store.ts';
import { forgetWords, hasWords, noteGone, stopAutoRefills } from './words.store.ts';

interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

const AT_ONCE = 1_000;

/** The orders of a customer page by page, for the export of a customer's data. */
export async function exportOrders(trx: Trx, owner: CustomerOf, after: string | undefined) {
  const before = after === undefined ? undefined : BigInt(after);
  const found = await readOwnOrders(trx, { ...owner, before, most: AT_ONCE });
  const last = lastOfFull(found, AT_ONCE);
  const rows = found.map((row) => ({
    id: String(row.id),
    service: row.service.name,
    url: row.url,
    quantity: row.quantity,
    status: row.status,
    cost: formatAmount(row.cost_micro),
    targets: row.targets,
    created_at: row.created_at,
    paid_at: row.paid_at,
  }));
  return { rows, next: last && String(last.id) };
}

/** Unpaid orders are canceled; links and texts are erased now, or once their orders have ended. */
export async function eraseOrders(trx: Trx, owner: CustomerOf, at: Date): Promise<void> {
  await cancelUnpaid(trx, { ...owner, at });
  await stopAutoRefills(trx, { ...owner, at });
  await forgetWords(trx, owner);
  if (await hasWords(trx, owner)) await noteGone(trx, owner);
}
