import { sql, type Insertable, type Selectable } from 'kysely';
import type { CouponsTable, CouponUsesTable } from './coupon.tables.ts';
import type { Trx } from '#core/platform/db/database.ts';

export type CouponRow = Selectable<CouponsTable>;
export type CouponUseRow = Selectable<CouponUsesTable>;
export type NewCoupon = Omit<Insertable<CouponsTable>, 'instance_id' | 'used'>;

/** What a coupon is used for: one source counts as one use, however often it is requested. */
export interface CouponSource {
  type: string;
  id: string;
}

export interface CouponRef {
  instanceId: number;
  couponId: number;
}

export async function findByCode(
  trx: Trx,
  { instanceId, codeKey }: { instanceId: number; codeKey: string },
): Promise<CouponRow | undefined> {
  return trx
    .selectFrom('coupons')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('code_key', '=', codeKey)
    .where('is_enabled', '=', true)
    .executeTakeFirst();
}

/** The coupons that an owner shows, with the customer's uses of each. */
export async function readListed(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<(CouponRow & { used_by_customer: number })[]> {
  return trx
    .selectFrom('coupons')
    .selectAll('coupons')
    .select(
      sql<number>`(
        select count(*)::integer from coupon_uses u
        where u.instance_id = coupons.instance_id and u.coupon_id = coupons.id
          and u.customer_id = ${customerId} and u.state <> 'released')`.as('used_by_customer'),
    )
    .where('coupons.instance_id', '=', instanceId)
    .where('coupons.is_enabled', '=', true)
    .where('coupons.is_listed', '=', true)
    .orderBy('coupons.position')
    .execute();
}

/** Locks the coupon against parallel uses until the end of the transaction. */
export async function lockCoupon(
  trx: Trx,
  { instanceId, couponId }: CouponRef,
): Promise<CouponRow | undefined> {
  return trx
    .selectFrom('coupons')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', couponId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function countUses(
  trx: Trx,
  { instanceId, couponId, customerId }: CouponRef & { customerId: bigint },
): Promise<number> {
  const { count } = await trx
    .selectFrom('coupon_uses')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('coupon_id', '=', couponId)
    .where('state', '<>', 'released')
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a payment of the customer that is not finished has it. */
export async function isSetAside(
  trx: Trx,
  { instanceId, customerId, codeKey }: { instanceId: number; customerId: bigint; codeKey: string },
): Promise<boolean> {
  const found = await trx
    .selectFrom('coupon_uses as u')
    .innerJoin('coupons as c', (join) =>
      join.onRef('c.instance_id', '=', 'u.instance_id').onRef('c.id', '=', 'u.coupon_id'),
    )
    .select('u.id')
    .where('u.instance_id', '=', instanceId)
    .where('u.customer_id', '=', customerId)
    .where('u.state', '=', 'reserved')
    .where('c.code_key', '=', codeKey)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A customer's uses after a given one, oldest first. */
export function readUses(trx: Trx, { instanceId, customerId, after, most }: ReadUsesInput) {
  return trx
    .selectFrom('coupon_uses as u')
    .innerJoin('coupons as c', (join) =>
      join.onRef('c.instance_id', '=', 'u.instance_id').onRef('c.id', '=', 'u.coupon_id'),
    )
    .select(['u.id', 'c.code', 'u.source_type', 'u.source_id', 'u.state'])
    .select(['u.reserved_at', 'u.settled_at'])
    .where('u.instance_id', '=', instanceId)
    .where('u.customer_id', '=', customerId)
    .where('u.id', '>', after)
    .orderBy('u.id')
    .limit(most)
    .execute();
}

interface ReadUsesInput {
  instanceId: number;
  customerId: bigint;
  after: bigint;
  most: number;
}

export async function changeUsed(
  trx: Trx,
  { instanceId, couponId }: CouponRef,
  by: 1 | -1,
): Promise<void> {
  await trx
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '+', by) }))
    .where('instance_id', '=', instanceId)
    .where('id', '=', couponId)
    .execute();
}

export async function findUse(
  trx: Trx,
  instanceId: number,
  source: CouponSource,
): Promise<CouponUseRow | undefined> {
  return useOf(trx, instanceId, source).executeTakeFirst();
}

/** Reads the use after parallel changes are done, and locks it until the end of the transaction. */
export async function lockUse(
  trx: Trx,
  instanceId: number,
  source: CouponSource,
): Promise<CouponUseRow | undefined> {
  return useOf(trx, instanceId, source).forNoKeyUpdate().executeTakeFirst();
}

function useOf(trx: Trx, instanceId: number, source: CouponSource) {
  return trx
    .selectFrom('coupon_uses')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('source_type', '=', source.type)
    .where('source_id', '=', source.id);
}

/** Returns whether the source had no use yet. */
export async function insertUse(trx: Trx, use: Insertable<CouponUsesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('coupon_uses')
    .values(use)
    .onConflict((conflict) =>
      conflict.columns(['instance_id', 'source_type', 'source_id']).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes the state if it is the expected one; returns whether it was. */
export async function settleUse(
  trx: Trx,
  { instance_id, id }: Pick<CouponUseRow, 'instance_id' | 'id'>,
  { from, state, at }: { from: CouponUseRow['state']; state: 'confirmed' | 'released'; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('coupon_uses')
    .set({ state, settled_at: at })
    .where('instance_id', '=', instance_id)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps the number of uses, which the owner does not set. */
export async function writeCoupons(
  trx: Trx,
  instanceId: number,
  coupons: readonly NewCoupon[],
): Promise<void> {
  for (const coupon of coupons) {
    await trx
      .insertInto('coupons')
      .values({ ...coupon, instance_id: instanceId })
      .onConflict((conflict) => conflict.columns(['instance_id', 'id']).doUpdateSet(coupon))
      .execute();
  }
}

/** Uses refer to coupons, so the others are hidden, which frees their codes. */
export async function retireOtherCoupons(
  trx: Trx,
  instanceId: number,
  kept: readonly number[],
): Promise<void> {
  await trx
    .updateTable('coupons')
    .set({ is_enabled: false, code_key: sql`'~' || id` })
    .where('instance_id', '=', instanceId)
    .where(sql<boolean>`not (id = any (${sql`${`{${kept.join(',')}}`}::integer[]`}))`)
    .execute();
}
