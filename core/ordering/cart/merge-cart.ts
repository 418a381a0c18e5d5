import type { SignedIn } from '#core/accounts/sessions/customer-signed-in.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { cartTokenHash } from './cart-token.ts';
import { deleteCart, lockCart, moveLines, openCart } from './cart.store.ts';
import { cartTimes } from './own-cart.ts';

/**
 * Moves what a guest had put into a cart to that of the customer, in the transaction that logs them
 * in. The guest's cart ends with it, so a second time there is nothing to move.
 */
export async function mergeCart(
  { trx, clock }: Pick<Deps, 'clock'> & { trx: Trx },
  { instanceId, customerId, cartToken }: SignedIn,
): Promise<void> {
  const tokenHash = cartTokenHash(cartToken);
  const guests = tokenHash && (await lockCart(trx, { instanceId, tokenHash }));
  if (!guests) return;
  const own = await openCart(trx, { instanceId, customerId }, cartTimes(clock.now()));
  await moveLines(trx, guests, own);
  await deleteCart(trx, guests);
}
