import { MICRO_PER_DOLLAR, mulDivFloor } from './money.ts';

/** A number as somebody else writes it, to its last digit: `units` of the digit at `scale`. */
export interface Decimal {
  units: bigint;
  /** How many digits stand after the point. */
  scale: number;
}

const FORM = /^-?\d{1,30}(\.\d{1,30})?$/;

/** Undefined for an exponent, or whatever else is no plain number. */
export function parseDecimal(text: string): Decimal | undefined {
  if (!FORM.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return { units: BigInt(`${whole}${fraction}`), scale: fraction.length };
}

export function minus(from: Decimal, taken: Decimal): Decimal {
  const scale = Math.max(from.scale, taken.scale);
  return { units: unitsAt(from, scale) - unitsAt(taken, scale), scale };
}

/** The dollars that something is worth at a rate, rounded down to a micro. */
export function worthFloor(amount: Decimal, rate: Decimal): bigint {
  const units = amount.units * rate.units;
  return mulDivFloor(units, MICRO_PER_DOLLAR, 10n ** BigInt(amount.scale + rate.scale));
}

const unitsAt = ({ units, scale }: Decimal, wanted: number): bigint =>
  units * 10n ** BigInt(wanted - scale);
