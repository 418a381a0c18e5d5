import type { Deps } from '#core/deps.ts';
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
    for (let after = 0n; ;) {
      const asked = { instanceId, table, after, most: ORDERS_AT_ONCE };
      const page = await db.inInstance(instanceId, (trx) => checkOrders(trx, asked));
      const last = page.at(-1);
      if (!last) break;
      orders += page.length;
      after = last.id;
      faults.push(
        ...page.flatMap(({ id, faults: own }) => own.map((fault) => `${name} ${id}: ${fault}.`)),
      );
    }
  }
  const orphans = await db.inInstance(instanceId, (trx) => checkCharges(trx, instanceId));
  faults.push(...orphans.map((id) => `Transaction ${id}: it charges what is not paid.`));
  const miscounted = await db.inInstance(instanceId, (trx) => findMiscounted(trx, instanceId));
  faults.push(...miscounted.map((id) => `Customer ${id}: the orders are not counted as they are.`));
  const misspent = await db.inInstance(instanceId, (trx) => findMisspent(trx, instanceId));
  faults.push(...misspent.map((id) => `Customer ${id}: grades count what was not spent.`));
  return { orders, faults };
}
