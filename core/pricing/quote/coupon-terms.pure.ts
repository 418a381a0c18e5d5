import { percentOf } from './ppm.pure.ts';

/**
 * `discount` makes an order cheaper, `cashback` credits a part of the order's cost, `bonus` adds to
 * a top-up.
 */
export const COUPON_TYPES = ['discount', 'cashback', 'bonus'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** Its value: an amount, or parts per million. */
export type CouponValue =
  | { calculation: 'amount'; amountMicro: bigint }
  | { calculation: 'percentage'; ppm: number };

export interface CouponTerms {
  type: CouponType;
  value: CouponValue;
  /** The minimum; below it the coupon has no effect. */
  minMicro: bigint;
}

export interface CouponUse {
  /** Otherwise it is a top-up. */
  isOrder: boolean;
  isOutside: boolean;
  /** Before any coupon. */
  originalMicro: bigint;
}

/** Whether a coupon applies to what it is used for. */
export function isMeantFor({ type, minMicro }: CouponTerms, use: CouponUse): boolean {
  if (use.originalMicro < minMicro) return false;
  return type === 'bonus' ? use.isOutside : use.isOrder;
}

/**
 * The value of a coupon for an amount: a percentage, rounded down, or a fixed amount up to the
 * whole.
 */
export function shareOf(value: CouponValue, wholeMicro: bigint): bigint {
  if (value.calculation === 'percentage') return percentOf(wholeMicro, value.ppm);
  return value.amountMicro < wholeMicro ? value.amountMicro : wholeMicro;
}
