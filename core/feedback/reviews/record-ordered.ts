import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { PaidOrders } from '#core/ordering/orders/orders-paid.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { keepOrdered, type CustomerOf } from './customer-service.store.ts';

/** The one place where a paid order says which service was ordered by whom. */
export function recordOrdered(
  trx: Trx,
  ordered: CustomerOf & { serviceId: number; at: Date },
): Promise<void> {
  return keepOrdered(trx, ordered);
}

export async function recordPaidOrders(
  { trx, instanceId, clock }: LedgerDeps,
  { customerId, orders }: PaidOrders,
): Promise<void> {
  const at = clock.now();
  // Sorted, so that parallel payments lock in the same order.
  const counted = orders.filter(({ is_test: isTest }) => !isTest);
  const serviceIds = [...new Set(counted.map(({ service_id: id }) => id))].sort((a, b) => a - b);
  for (const serviceId of serviceIds) {
    await recordOrdered(trx, { instanceId, customerId, serviceId, at });
  }
}
