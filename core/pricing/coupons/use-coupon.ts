import type { Trx } from '#core/platform/db/database.ts';
import { isUsable } from './coupon.ts';
import {
  changeUsed,
  countUses,
  findUse,
  insertUse,
  lockCoupon,
  lockUse,
  settleUse,
  type CouponSource,
} from './coupon.store.ts';

interface CouponUse {
  instanceId: number;
  couponId: number;
  customerId: bigint;
  source: CouponSource;
  now: Date;
  /**
   * For a guest only the total uses count: otherwise the answer would reveal whose e-mail it is.
   */
  isGuest?: boolean | undefined;
}

interface SettledUse {
  instanceId: number;
  source: CouponSource;
  now: Date;
}

/**
 * Reserves a use for an order or an invoice in the transaction that makes it; false when none is
 * left. The same source keeps its use, unless it was released.
 */
export async function reserveCoupon(trx: Trx, use: CouponUse): Promise<boolean> {
  const { instanceId, couponId, customerId, source, now } = use;
  const coupon = await lockCoupon(trx, { instanceId, couponId });
  if (!coupon) return false;
  const known = await findUse(trx, instanceId, source);
  if (known) {
    const isSame = known.coupon_id === couponId && known.customer_id === customerId;
    return isSame && known.state !== 'released';
  }
  const usedByCustomer = use.isGuest
    ? 0
    : await countUses(trx, { instanceId, couponId, customerId });
  if (!isUsable(coupon, { now, usedByCustomer })) return false;
  // Another request may try a different coupon for the same source at the same time.
  const isNew = await insertUse(trx, {
    instance_id: instanceId,
    coupon_id: couponId,
    customer_id: customerId,
    source_type: source.type,
    source_id: source.id,
    state: 'reserved',
    reserved_at: now,
  });
  if (isNew) await changeUsed(trx, { instanceId, couponId }, 1);
  return isNew;
}

/** Makes a reserved use final. False if none was reserved or it was released. */
export async function confirmCoupon(
  trx: Trx,
  { instanceId, source, now }: SettledUse,
): Promise<boolean> {
  const use = await lockUse(trx, instanceId, source);
  if (!use || use.state === 'confirmed') return use !== undefined;
  return settleUse(trx, use, { from: 'reserved', state: 'confirmed', at: now });
}

/** Takes a released use again, if there is one left. */
export async function takeCouponAgain(
  trx: Trx,
  { instanceId, source, now }: SettledUse,
): Promise<boolean> {
  const use = await findUse(trx, instanceId, source);
  if (!use) return false;
  const ref = { instanceId, couponId: use.coupon_id };
  const coupon = await lockCoupon(trx, ref);
  const usedByCustomer = await countUses(trx, { ...ref, customerId: use.customer_id });
  if (!coupon || !isUsable(coupon, { now, usedByCustomer })) return false;
  const isTaken = await settleUse(trx, use, { from: 'released', state: 'confirmed', at: now });
  if (isTaken) await changeUsed(trx, ref, 1);
  return isTaken;
}

/** Releases the use of a deleted order or an unpaid invoice. */
export async function releaseCoupon(
  trx: Trx,
  { instanceId, source, now }: SettledUse,
): Promise<void> {
  const use = await findUse(trx, instanceId, source);
  if (!use) return;
  const ref = { instanceId, couponId: use.coupon_id };
  // Locks in the same order as reserving: first the coupon, then the use.
  await lockCoupon(trx, ref);
  if (await settleUse(trx, use, { from: 'reserved', state: 'released', at: now })) {
    await changeUsed(trx, ref, -1);
  }
}
