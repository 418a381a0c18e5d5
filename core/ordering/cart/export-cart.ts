import type { Trx } from '#core/platform/db/database.ts';
import { deleteCart, findCart, readLines } from './cart.store.ts';

interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

/** The contents of a customer's cart, for the export of a customer's data. */
export async function exportCart(trx: Trx, owner: CustomerOf) {
  const cart = await findCart(trx, owner);
  const lines = cart ? await readLines(trx, cart) : [];
  return lines.map(({ instance_id: _, id: _id, cart_id: _cart, ...line }) => line);
}

export async function eraseCart(trx: Trx, owner: CustomerOf): Promise<void> {
  const cart = await findCart(trx, owner);
  if (cart) await deleteCart(trx, cart);
}
