import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import type { CartCaller } from './cart-owner.ts';
import { changeCart, lockCart, type CartRef, type CartRow } from './cart.store.ts';
import { CART_MS } from './cart-times.ts';

/** As fast as a person clicks who fills a cart from a list. */
const CHANGED: Limit = { name: 'cart-changed', capacity: 120, refillSeconds: 2 };

export type CartDeps = Pick<Deps, 'db' | 'clock'>;

export async function countChange(
  deps: CartDeps,
  { instanceId, subject }: CartCaller,
): Promise<void> {
  await spendTries(deps, [{ instanceId, limit: CHANGED, subject }]);
}

/** The times of a cart that is changed now. */
export function cartTimes(now: Date): { now: Date; expiresAt: Date } {
  return { now, expiresAt: new Date(now.getTime() + CART_MS) };
}

export function prolongCart(trx: Trx, cart: CartRef, now: Date): Promise<void> {
  return changeCart(trx, cart, { expires_at: cartTimes(now).expiresAt });
}

/** Runs a change with the caller's cart locked; undefined where there is none. */
export async function inOwnCart<T>(
  { db, clock }: CartDeps,
  { instanceId, owner }: CartCaller,
  work: (trx: Trx, cart: CartRow) => Promise<T>,
): Promise<T | undefined> {
  if (!owner) return undefined;
  return db.inInstance(instanceId, async (trx) => {
    const cart = await lockCart(trx, owner);
    if (!cart) return undefined;
    await prolongCart(trx, cart, clock.now());
    return work(trx, cart);
  });
}
