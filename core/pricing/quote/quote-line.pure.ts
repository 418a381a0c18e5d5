/** A step on the way to a price, or a part of what comes to the balance. Each has a name for people. */
export const LINE_KINDS = [
  'base',
  'guarantee',
  'speedup',
  'grade',
  'coupon',
  'item',
  'amount',
  'fee',
  'cashback',
  'coupon_bonus',
  'method_bonus',
] as const;

export type LineKind = (typeof LINE_KINDS)[number];

export interface QuoteLine {
  kind: LineKind;
  /** Below zero for what is taken off. */
  amountMicro: bigint;
  /** The percentage behind it, in parts per million, where it has one. */
  ppm?: number;
}

export function sumOf(lines: readonly QuoteLine[]): bigint {
  return sum(lines.map(({ amountMicro }) => amountMicro));
}

export function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
