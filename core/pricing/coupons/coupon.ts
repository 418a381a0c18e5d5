import type { CouponTerms } from '#core/pricing/quote/coupon-terms.pure.ts';
import type { CouponRow } from './coupon.store.ts';

/** The lookup form of a code: people type it in lower case, full width or with spaces. */
export function codeKeyOf(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}

type Limits = Pick<
  CouponRow,
  'is_enabled' | 'valid_from' | 'valid_to' | 'most_uses' | 'used' | 'most_uses_per_customer'
>;

interface Moment {
  now: Date;
  /** How often this customer has used it. */
  usedByCustomer: number;
}

/** Whether a customer has a use left; whether it fits the purchase is checked elsewhere. */
export function isUsable(coupon: Limits, { now, usedByCustomer }: Moment): boolean {
  return (
    coupon.is_enabled &&
    (coupon.valid_from === null || coupon.valid_from <= now) &&
    (coupon.valid_to === null || now < coupon.valid_to) &&
    (coupon.most_uses === null || coupon.used < coupon.most_uses) &&
    usedByCustomer < coupon.most_uses_per_customer
  );
}

export function termsOf(coupon: CouponRow): CouponTerms {
  const { bonus_type: type, amount_micro: amountMicro, ppm, min_amount_micro: minMicro } = coupon;
  return {
    type,
    value:
      amountMicro === null
        ? { calculation: 'percentage', ppm: ppm ?? 0 }
        : { calculation: 'amount', amountMicro },
    minMicro,
  };
}
