import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';
import type { OrderOwner } from './order-owner.ts';
import { changeOrder, lockOrders, readOrders, type OrderRow } from './order.store.ts';

/** The full row of an order. */
export type { OrderRow as OwnedOrder };

/** An order as its owner names it. */
export interface OwnOrder extends OrderOwner {
  orderId: bigint;
}

/** A customer's order, locked until the end of the transaction; another's is not found. */
export async function lockOwnOrder(trx: Trx, { orderId, ...owner }: OwnOrder): Promise<OrderRow> {
  const [order] = await lockOrders(trx, { ...owner, ids: [orderId] });
  return order ?? notThere();
}

/** The same without a lock. */
export async function findOwnOrder(
  trx: Trx,
  { orderId, ...owner }: OwnOrder,
): Promise<OrderRow | undefined> {
  const [order] = await readOrders(trx, { ...owner, ids: [orderId] });
  return order;
}

/** Whether a refill is requested automatically after a drop. */
export function switchAutoRefill(
  trx: Trx,
  order: { instanceId: number; orderId: bigint; isOn: boolean; at: Date },
): Promise<void> {
  const { instanceId, orderId: id, isOn, at } = order;
  return changeOrder(trx, { instanceId, id }, { is_auto_refill: isOn, updated_at: at });
}

function notThere(): never {
  throw new AppError('not_found');
}
