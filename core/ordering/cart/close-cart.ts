import { readOrderTerms } from '#core/ordering/form/order-terms.ts';
import type { CartMarkers } from './cart.contract.ts';
import { cartValueMarker } from './cart-markers.pure.ts';
import type { CartCaller } from './cart-owner.ts';
import { changeCart, countLines } from './cart.store.ts';
import { ABANDONED_MS } from './cart-times.ts';
import { countChange, inOwnCart, type CartDeps } from './own-cart.ts';
import { priceCart } from './price-cart.ts';
import { linksOf, rowsOf } from './read-cart.ts';

const NONE: CartMarkers = { abandoned_until: null, value_marker: null };

/** Marks a cart as abandoned and stores its value class. */
export async function closeCart(
  deps: CartDeps,
  caller: CartCaller,
  revision: bigint,
): Promise<CartMarkers> {
  const { instanceId, buyer } = caller;
  await countChange(deps, caller);
  const rows = await rowsOf(deps, caller);
  if (rows.length === 0) return NONE;
  const knownIds = [...new Set(rows.map(({ service_id }) => service_id))];
  const terms = await readOrderTerms(deps, { instanceId, revision, services: { knownIds }, buyer });
  const links = await linksOf(deps, instanceId, rows);
  const value_marker = cartValueMarker(priceCart(terms, rows, links).totalMicro);
  const abandoned_until = new Date(deps.clock.now().getTime() + ABANDONED_MS);
  const isMarked = await inOwnCart(deps, caller, async (trx, cart) => {
    // Another tab may have emptied the cart by now.
    if ((await countLines(trx, cart)) === 0) return false;
    await changeCart(trx, cart, { abandoned_until, value_marker });
    return true;
  });
  return isMarked ? { abandoned_until: abandoned_until.toISOString(), value_marker } : NONE;
}
