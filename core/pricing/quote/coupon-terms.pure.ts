import { percentOf } from './ppm.pure.ts';

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
  /** Else an amount is put on the balance. */
  isOrder: boolean;
  isOutside: boolean;
  /** Before any coupon. */
  originalMicro: bigint;
}

/** Whether a coupon has anything to do with what it is used for. */
export function isMeantFor({ type, minMicro }: CouponTerms, use: CouponUse): boolean {
  if (use.originalMicro < minMicro) return false;
  return type === 'bonus' ? use.isOutside : use.isOrder;
}

/** What of an amount: a percentage of it, rounded down, or its own amount up to the whole. */
export function shareOf(value: CouponValue, wholeMicro: bigint): bigint {
  if (value.calculation === 'percentage') return percentOf(wholeMicro, value.ppm);
  return value.amountMicro < wholeMicro ? value.amountMicro : wholeMicro;
}
