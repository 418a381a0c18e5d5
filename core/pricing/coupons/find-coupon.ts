import type { Trx } from '#core/platform/db/database.ts';
import type { CouponTerms } from '#core/pricing/quote/coupon-terms.pure.ts';
import { codeKeyOf, isUsable, termsOf } from './coupon.ts';
import { countUses, findByCode, isSetAside } from './coupon.store.ts';
import { refuseCoupon } from './refuse-coupon.ts';

interface FindCouponInput {
  instanceId: number;
  /** Undefined for a guest, who has used none yet. */
  customerId: bigint | undefined;
  code: string;
  now: Date;
}

export interface UsableCoupon {
  id: number;
  terms: CouponTerms;
}

/**
 * The coupon of a code, if this customer can use it now. Unknown, expired and used-up codes are
 * answered alike, so that codes cannot be found by trying.
 */
export async function findCoupon(
  trx: Trx,
  { instanceId, customerId, code, now }: FindCouponInput,
): Promise<UsableCoupon | undefined> {
  const coupon = await findByCode(trx, { instanceId, codeKey: codeKeyOf(code) });
  if (!coupon) return undefined;
  const used = { instanceId, couponId: coupon.id };
  const usedByCustomer =
    customerId === undefined ? 0 : await countUses(trx, { ...used, customerId });
  if (!isUsable(coupon, { now, usedByCustomer })) return undefined;
  return { id: coupon.id, terms: termsOf(coupon) };
}

/**
 * The same for who wants to use it now. Somebody who has it in a payment of their own that is not
 * finished is told so; that is nothing they do not know.
 */
export async function requireCoupon(trx: Trx, asked: FindCouponInput): Promise<UsableCoupon> {
  const coupon = await findCoupon(trx, asked);
  if (coupon) return coupon;
  const { instanceId, customerId, code } = asked;
  const isTheirs =
    customerId !== undefined &&
    (await isSetAside(trx, { instanceId, customerId, codeKey: codeKeyOf(code) }));
  return refuseCoupon(isTheirs ? 'coupon_set_aside' : 'coupon_does_not_apply');
}
