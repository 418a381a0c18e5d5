/** A step of a price, or a part of a credit. Each kind has a display name. */
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
  /** Negative for a deduction. */
  amountMicro: bigint;
  /** The percentage in parts per million, where the step has one. */
  ppm?: number;
}

export function sumOf(lines: readonly QuoteLine[]): bigint {
  return sum(lines.map(({ amountMicro }) => amountMicro));
}

export function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
