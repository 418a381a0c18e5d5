import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { CartLinesTable, CartsTable } from './cart.tables.ts';
import type { Trx } from '#core/platform/db/database.ts';

/** A customer, or a guest by the hash of their token. */
export type CartOwner =
  | { instanceId: number; customerId: bigint }
  | { instanceId: number; tokenHash: Uint8Array };

export type CartRow = Selectable<CartsTable>;
export type CartLineRow = Selectable<CartLinesTable>;
export type NewCartLine = Omit<
  Insertable<CartLinesTable>,
  'instance_id' | 'cart_id' | 'created_at'
>;
export type CartLineChange = Updateable<
  Pick<
    CartLinesTable,
    'url' | 'quantity' | 'is_guarantee' | 'drip_feed' | 'targetable_values' | 'country_ids'
  >
>;

export interface CartRef {
  instance_id: number;
  id: bigint;
}

export async function findCart(trx: Trx, owner: CartOwner): Promise<CartRow | undefined> {
  return cartOf(trx, owner).executeTakeFirst();
}

/** Locks the cart until the end of the transaction. */
export async function lockCart(trx: Trx, owner: CartOwner): Promise<CartRow | undefined> {
  return cartOf(trx, owner).forNoKeyUpdate().executeTakeFirst();
}

function cartOf(trx: Trx, owner: CartOwner) {
  const carts = trx.selectFrom('carts').selectAll().where('instance_id', '=', owner.instanceId);
  return 'customerId' in owner
    ? carts.where('customer_id', '=', owner.customerId)
    : carts.where('token_hash', '=', owner.tokenHash);
}

/** Locks the owner's cart, and makes it first if there is none. */
export async function openCart(
  trx: Trx,
  owner: CartOwner,
  times: { now: Date; expiresAt: Date },
): Promise<CartRow> {
  await trx
    .insertInto('carts')
    .values({
      instance_id: owner.instanceId,
      token_hash: 'tokenHash' in owner ? owner.tokenHash : null,
      customer_id: 'customerId' in owner ? owner.customerId : null,
      created_at: times.now,
      expires_at: times.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return cartOf(trx, owner).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export async function changeCart(
  trx: Trx,
  cart: CartRef,
  change: Updateable<
    Pick<
      CartsTable,
      'expires_at' | 'abandoned_until' | 'value_marker' | 'last_put' | 'widget_token'
    >
  >,
): Promise<void> {
  await trx
    .updateTable('carts')
    .set(change)
    .where('instance_id', '=', cart.instance_id)
    .where('id', '=', cart.id)
    .execute();
}

export async function deleteCart(trx: Trx, cart: CartRef): Promise<void> {
  await trx
    .deleteFrom('carts')
    .where('instance_id', '=', cart.instance_id)
    .where('id', '=', cart.id)
    .execute();
}

/** In the order in which they were added. */
export async function readLines(trx: Trx, cart: CartRef): Promise<CartLineRow[]> {
  return linesOf(trx, cart).orderBy('id').execute();
}

export async function findLine(
  trx: Trx,
  cart: CartRef,
  lineId: bigint,
): Promise<CartLineRow | undefined> {
  return linesOf(trx, cart).where('id', '=', lineId).executeTakeFirst();
}

function linesOf(trx: Trx, cart: CartRef) {
  return trx
    .selectFrom('cart_lines')
    .selectAll()
    .where('instance_id', '=', cart.instance_id)
    .where('cart_id', '=', cart.id);
}

export async function countLines(trx: Trx, cart: CartRef): Promise<number> {
  const { count } = await trx
    .selectFrom('cart_lines')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('instance_id', '=', cart.instance_id)
    .where('cart_id', '=', cart.id)
    .executeTakeFirstOrThrow();
  return count;
}

/** The same by its owner; none where there is no cart. */
export async function countLinesOf(trx: Trx, owner: CartOwner): Promise<number> {
  const { count } = await trx
    .with('cart', () => cartOf(trx, owner))
    .selectFrom('cart_lines as line')
    .innerJoin('cart', (join) =>
      join.onRef('cart.instance_id', '=', 'line.instance_id').onRef('cart.id', '=', 'line.cart_id'),
    )
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertLines(
  trx: Trx,
  cart: CartRef,
  { lines, now }: { lines: readonly NewCartLine[]; now: Date },
): Promise<void> {
  const own = { instance_id: cart.instance_id, cart_id: cart.id, created_at: now };
  await trx
    .insertInto('cart_lines')
    .values(lines.map((line) => ({ ...line, ...own })))
    .execute();
}

export async function changeLine(
  trx: Trx,
  line: Pick<CartLineRow, 'instance_id' | 'id'>,
  change: CartLineChange,
): Promise<void> {
  await trx
    .updateTable('cart_lines')
    .set(change)
    .where('instance_id', '=', line.instance_id)
    .where('id', '=', line.id)
    .execute();
}

/** Without ids, all of them. Returns how many were deleted. */
export async function deleteLines(
  trx: Trx,
  cart: CartRef,
  ids?: readonly bigint[],
): Promise<bigint> {
  if (ids?.length === 0) return 0n;
  const own = trx
    .deleteFrom('cart_lines')
    .where('instance_id', '=', cart.instance_id)
    .where('cart_id', '=', cart.id);
  const { numDeletedRows } = await (ids ? own.where('id', 'in', ids) : own).executeTakeFirst();
  return numDeletedRows;
}

export async function moveLines(trx: Trx, from: CartRef, to: CartRef): Promise<void> {
  await trx
    .updateTable('cart_lines')
    .set({ cart_id: to.id })
    .where('instance_id', '=', from.instance_id)
    .where('cart_id', '=', from.id)
    .execute();
}

/** Works across instances and returns how many were deleted. */
export async function deleteExpired(trx: Trx, now: Date, most: number): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from carts where (instance_id, id) in (
      select instance_id, id from carts where expires_at <= ${now}
      order by instance_id, expires_at limit ${most} for update skip locked)`.execute(trx);
  return numAffectedRows;
}
