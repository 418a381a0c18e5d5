import type { Deps } from '#core/deps.ts';
import { verifyRows } from '#core/platform/db/verify-rows.ts';
import { findMiscounted, findMisspent } from './statistics/recount.store.ts';
import { checkCharges, checkOrders } from './verify-orders.store.ts';

const ORDERS_AT_ONCE = 2_000;

export interface VerifiedOrders {
  orders: number;
  /** One sentence per fault. */
  faults: string[];
}

/** Checks that each paid order has one charge of its cost, others none, and all are counted. */
export async function verifyOrders(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedOrders> {
  const faults: string[] = [];
  let orders = 0;
  for (const table of ['orders', 'drip_feeds'] as const) {
    const name = table === 'orders' ? 'Order' : 'Drip-feed';
    const checked = await verifyRows(name, (after) =>
      db.inInstance(instanceId, (trx) =>
        checkOrders(trx, { instanceId, table, after, most: ORDERS_AT_ONCE }),
      ),
    );
    orders += checked.count;
    faults.push(...checked.faults);
  }
  const orphans = await db.inInstance(instanceId, (trx) => checkCharges(trx, instanceId));
  faults.push(...orphans.map((id) => `Transaction ${id}: it charges what is not paid.`));
  const miscounted = await db.inInstance(instanceId, (trx) => findMiscounted(trx, instanceId));
  faults.push(...miscounted.map((id) => `Customer ${id}: the orders are not counted as they are.`));
  const misspent = await db.inInstance(instanceId, (trx) => findMisspent(trx, instanceId));
  faults.push(...misspent.map((id) => `Customer ${id}: grades count what was not spent.`));
  return { orders, faults };
}
