import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { readOwnOrders } from '../order.store.ts';
import { showOrders } from '../show-order.ts';
import { ordersIn, statusesOf } from './list-statistics.ts';
import { readCountsEver } from './order-counts.store.ts';
import type { Dashboard } from './statistics.contract.ts';

const LAST = 5;

/** A customer's number of orders by status, and the latest orders. */
export async function getDashboard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, language, customer }: Pick<OwnerCaller, 'instanceId' | 'language' | 'customer'>,
): Promise<Dashboard> {
  const owner = { instanceId, customerId: customer.id };
  return db.read(instanceId, async (trx) => {
    const last = async (status: 'completed' | 'in_processing') => {
      const rows = await readOwnOrders(trx, { ...owner, before: undefined, status, most: LAST });
      return showOrders(trx, { instanceId, language, rows, now: clock.now() });
    };
    const [counts, completed, inProcessing] = await Promise.all([
      readCountsEver(trx, owner),
      last('completed'),
      last('in_processing'),
    ]);
    const statuses = statusesOf(counts);
    return {
      orders: ordersIn(statuses),
      statuses,
      last_completed: completed,
      last_in_processing: inProcessing,
    };
  });
}
