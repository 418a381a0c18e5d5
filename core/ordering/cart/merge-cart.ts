import type { SignedIn } from '#core/accounts/sessions/customer-signed-in.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { cartTokenHash } from './cart-token.ts';
import { changeCart, deleteCart, lockCart, moveLines, openCart } from './cart.store.ts';
import { cartTimes } from './own-cart.ts';

/**
 * Moves a guest's cart into the customer's, in the transaction of the login. The guest's cart is
 * deleted, so repeating it moves nothing.
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
  const { widget_token } = guests;
  if (widget_token !== null) await changeCart(trx, own, { widget_token });
  await deleteCart(trx, guests);
}
