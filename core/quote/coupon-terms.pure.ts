import { mulDivFloor, PPM } from '#core/money.ts';

/**
 * What a coupon brings: `discount` makes an order cheaper, `cashback` gives a part of what an order
 * cost to the balance, `bonus` adds to what is paid in from outside.
 */
export const COUPON_TYPES = ['discount', 'cashback', 'bonus'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** How much it brings: an amount, or parts per million of what it is used for. */
export type CouponValue =
  | { calculation: 'amount'; amountMicro: bigint }
  | { calculation: 'percentage'; ppm: number };

export interface CouponTerms {
  type: CouponType;
  value: CouponValue;
  /** Below this it brings nothing. */
  minMicro: bigint;
}

export interface CouponUse {
  purpose: 'order' | 'top_up';
  isOutside: boolean;
  /** Before any coupon. */
  originalMicro: bigint;
}

/** Whether a coupon has anything to do with what it is used for. */
export function isMeantFor({ type, minMicro }: CouponTerms, use: CouponUse): boolean {
  if (use.originalMicro < minMicro) return false;
  return type === 'bonus' ? use.isOutside : use.purpose === 'order';
}

/** What of an amount: a percentage of it, rounded down, or its own amount up to the whole. */
export function shareOf(value: CouponValue, wholeMicro: bigint): bigint {
  if (value.calculation === 'percentage') return mulDivFloor(wholeMicro, BigInt(value.ppm), PPM);
  return value.amountMicro < wholeMicro ? value.amountMicro : wholeMicro;
}
