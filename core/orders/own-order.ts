import type { Trx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { lockOrders, type OrderRow } from './order.store.ts';

interface OwnOrder {
  instanceId: number;
  customerId: bigint;
  orderId: bigint;
}

/** The customer's own, held until the transaction ends; that of another is as little there as none. */
export async function requireOwnOrder(
  trx: Trx,
  { orderId, ...owner }: OwnOrder,
): Promise<OrderRow> {
  const [order] = await lockOrders(trx, { ...owner, ids: [orderId] });
  return order ?? notThere();
}

function notThere(): never {
  throw new AppError('not_found');
}
