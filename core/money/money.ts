/**
 * The only place that calculates with amounts. An amount is a bigint of micro-dollars: 1 USD is
 * 1,000,000. Multiplication and division state here, and only here, how they round.
 */

export const MICRO_PER_DOLLAR = 1_000_000n;

/** Percentages are integers in parts per million. */
export const PPM = 1_000_000n;

const FORM = /^\d{1,12}(\.\d{1,6})?$/;
const DIGITS = 6;
export const MICRO_PER_CENT = 10_000n;

/** Parses a client's amount; undefined for a sign, an exponent or a seventh decimal. */
export function parseAmount(text: string): bigint | undefined {
  if (!FORM.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole) * MICRO_PER_DOLLAR + BigInt(fraction.padEnd(DIGITS, '0'));
}

const PERCENT = /^\d{1,4}(\.\d{1,4})?$/;

/** Parses a person's percentage into parts per million; undefined for anything else. */
export function parsePercent(text: string): bigint | undefined {
  // A percent is ten thousand parts of a million, as a dollar is a million micro.
  return PERCENT.test(text) ? (parseAmount(text) ?? 0n) / 100n : undefined;
}

/** An amount on the wire, with all its digits and no others: `0.0004` or `12`. */
export function formatAmount(micro: bigint): string {
  return decimal(micro, DIGITS).replace(/\.?0+$/, '');
}

/** An amount for display, with two decimals, rounded half up. Below a cent it has up to six. */
export function displayAmount(micro: bigint): string {
  const size = micro < 0n ? -micro : micro;
  if (size > 0n && size < MICRO_PER_CENT) return formatAmount(micro);
  const cents = (size + MICRO_PER_CENT / 2n) / MICRO_PER_CENT;
  return decimal((micro < 0n ? -cents : cents) * MICRO_PER_CENT, DIGITS).slice(0, -4);
}

/** `micro × times ÷ per`, rounded up to a micro: what a customer pays. */
export function mulDivCeil(micro: bigint, times: bigint, per: bigint): bigint {
  const floor = mulDivFloor(micro, times, per);
  return floor * per === micro * times ? floor : floor + 1n;
}

/** A sales price: whole cents from a dollar on, exact to the micro-dollar below. */
export function costFrom(micro: bigint): bigint {
  return micro < MICRO_PER_DOLLAR ? micro : ceilTo(micro, MICRO_PER_CENT);
}

/**
 * The rounding unit of fees, bonuses, refunds and runs of an amount: cents if it is a dollar or
 * more and in whole cents, else micro-dollars.
 */
export function grainWithin(micro: bigint): bigint {
  return micro < MICRO_PER_DOLLAR ? 1n : grainOf(micro);
}

/** A cent if all of these amounts are in whole cents, else a micro-dollar. */
export function grainOf(...micros: readonly bigint[]): bigint {
  return micros.every(isWholeCents) ? MICRO_PER_CENT : 1n;
}

export function isWholeCents(micro: bigint): boolean {
  return micro % MICRO_PER_CENT === 0n;
}

interface Part {
  part: bigint;
  whole: bigint;
  round: 'up' | 'down';
  /** The share is a multiple of the grain, unless it is the whole. */
  grain: bigint;
}

/** The share of an amount that a part is of a whole; for the whole it is exactly the amount. */
export function partOfWhole(micro: bigint, { part, whole, round, grain }: Part): bigint {
  if (part >= whole) return micro;
  const share = (round === 'up' ? mulDivCeil : mulDivFloor)(micro, part, whole * grain) * grain;
  return share < micro ? share : micro;
}

/** The smallest multiple of a step that is not below an amount. */
export function ceilTo(micro: bigint, stepMicro: bigint): bigint {
  return mulDivCeil(micro, 1n, stepMicro) * stepMicro;
}

/** The largest multiple of a step that is not above an amount. */
export function floorTo(micro: bigint, stepMicro: bigint): bigint {
  return mulDivFloor(micro, 1n, stepMicro) * stepMicro;
}

/** The nearest multiple of a step, rounded half up, for example a typed amount to the cent. */
export function roundTo(micro: bigint, stepMicro: bigint): bigint {
  return mulDivFloor(micro + stepMicro / 2n, 1n, stepMicro) * stepMicro;
}

/** `micro × times ÷ per`, rounded down to a micro: what a customer is given. */
export function mulDivFloor(micro: bigint, times: bigint, per: bigint): bigint {
  if (per <= 0n) throw new RangeError('An amount is divided by something positive.');
  const product = micro * times;
  const quotient = product / per;
  // Bigint division truncates towards zero, which rounds negative numbers up.
  return product < 0n && quotient * per !== product ? quotient - 1n : quotient;
}

/**
 * An amount as a JSON number, for the `*_float` fields of the contract. A double holds
 * every micro of less than eight billion dollars.
 */
export function floatAmount(micro: bigint): number {
  return Number(formatAmount(micro));
}

/** The micro-dollars as a number, for comparisons that a browser does thousands of times. */
export function microNumber(micro: bigint): number {
  const number = Number(micro);
  if (!Number.isSafeInteger(number)) throw new RangeError('This amount is no safe number.');
  return number;
}

/** How much less than `before` an amount is, as a fraction of it: 0.25 for a quarter less. */
export function fractionOff(micro: bigint, before: bigint): number {
  if (before <= 0n || micro >= before) return 0;
  return Number(mulDivFloor(before - micro, PPM, before)) / Number(PPM);
}

function decimal(micro: bigint, digits: number): string {
  const sign = micro < 0n ? '-' : '';
  const text = String(micro < 0n ? -micro : micro).padStart(digits + 1, '0');
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The unit of gateways; charges were rounded up to whole cents before. */
export function centsOf(micro: bigint): number {
  return Number(micro / MICRO_PER_CENT);
}

export function microOfCents(cents: number): bigint {
  return BigInt(cents) * MICRO_PER_CENT;
}
