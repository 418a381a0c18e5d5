import type { Trx } from '#core/db/database.ts';
import { formatAmount } from '#core/money.ts';
import { cancelUnpaid, readOwnOrders } from './order.store.ts';
import { forgetWords, hasWords, noteGone, stopAutoRefills } from './words.store.ts';

interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

/** More than anybody has. */
const ALL = { before: undefined, most: 1_000_000 };

/** All orders of a customer, for who takes away what is kept of them. */
export async function keptOrders(trx: Trx, owner: CustomerOf) {
  const rows = await readOwnOrders(trx, { ...owner, ...ALL });
  return rows.map((row) => ({
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
}

/** What was never paid ends; the links and texts go, at once or when nobody needs them any more. */
export async function forgetOrders(trx: Trx, owner: CustomerOf, at: Date): Promise<void> {
  await cancelUnpaid(trx, { ...owner, at });
  await stopAutoRefills(trx, { ...owner, at });
  await forgetWords(trx, owner);
  if (await hasWords(trx, owner)) await noteGone(trx, owner);
}
