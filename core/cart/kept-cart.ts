import type { Trx } from '#core/db/database.ts';
import { deleteCart, findCart, readLines } from './cart.store.ts';

interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

/** What a customer has in the cart, for who takes their data away. */
export async function keptCart(trx: Trx, owner: CustomerOf) {
  const cart = await findCart(trx, owner);
  const lines = cart ? await readLines(trx, cart) : [];
  return lines.map(({ instance_id: _, id: _id, cart_id: _cart, ...line }) => line);
}

export async function forgetCart(trx: Trx, owner: CustomerOf): Promise<void> {
  const cart = await findCart(trx, owner);
  if (cart) await deleteCart(trx, cart);
}
