import type { Catalogue } from '#core/catalogue/services/catalogue-memory.ts';
import { readCards } from '#core/catalogue/services/read-cards.ts';
import { AppError } from '#core/errors.ts';
import type { CartCaller } from './cart-owner.ts';
import { changeCart, countLines, deleteLines } from './cart.store.ts';
import { countChange, inOwnCart, type CartDeps } from './own-cart.ts';
import { rowsOf } from './read-cart.ts';

export async function removeLine(
  deps: CartDeps,
  caller: CartCaller,
  lineId: bigint,
): Promise<void> {
  await countChange(deps, caller);
  if ((await remove(deps, caller, [lineId])) === 0n) throw new AppError('not_found');
}

interface Clearing {
  catalogue: Catalogue;
  /** Without either, the whole cart. */
  networkId: number | undefined;
  lineIds: readonly bigint[] | undefined;
}

/** Removes all lines, some lines, or those of one network. A guest keeps the token. */
export async function clearCart(
  deps: CartDeps,
  caller: CartCaller,
  { catalogue, networkId, lineIds }: Clearing,
): Promise<void> {
  await countChange(deps, caller);
  if (networkId === undefined) {
    await remove(deps, caller, lineIds);
    return;
  }
  const rows = await rowsOf(deps, caller);
  const cards = await readCards(
    deps,
    catalogue,
    rows.map(({ service_id }) => service_id),
  );
  const isOfNetwork = (serviceId: number) =>
    cards.get(serviceId)?.service_type.network.id === networkId;
  const ids = rows.filter((row) => isOfNetwork(row.service_id)).map(({ id }) => id);
  await remove(deps, caller, ids);
}

/** Returns how many lines were removed. An empty cart is no longer abandoned. */
async function remove(
  deps: CartDeps,
  caller: CartCaller,
  ids: readonly bigint[] | undefined,
): Promise<bigint> {
  const removed = await inOwnCart(deps, caller, async (trx, cart) => {
    const count = await deleteLines(trx, cart, ids);
    if ((await countLines(trx, cart)) === 0) {
      const empty = { abandoned_until: null, value_marker: null, widget_token: null };
      await changeCart(trx, cart, empty);
    }
    return count;
  });
  return removed ?? 0n;
}
