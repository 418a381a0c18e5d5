import type { Trx } from '#core/platform/db/database.ts';
import { readHolds, type Hold } from './order-event.store.ts';
import type { OrderRow } from './order.store.ts';

/** Of those among these orders that are held for review: by whom, since when and why. */
export async function holdsOf(
  trx: Trx,
  { instanceId, orders }: { instanceId: number; orders: readonly OrderRow[] },
): Promise<ReadonlyMap<bigint, Hold>> {
  const held = orders.filter(({ status }) => status === 'in_moderation');
  const holds = await readHolds(trx, { instanceId, orderIds: held.map(({ id }) => id) });
  return new Map(holds.map((hold) => [hold.order_id, hold]));
}
