import {
  ceilTo,
  displayAmount,
  floatAmount,
  floorTo,
  formatAmount,
  MICRO_PER_DOLLAR,
  mulDivFloor,
  parseAmount,
  roundTo,
} from './money.ts';

/**
 * A dollar amount as displayed in a currency of which a dollar costs `rate`, without its sign. Only
 * for display: charges are always in dollars.
 */
export function displayIn(dollars: string, rate: string): string {
  return displayAmount(mulDivFloor(amount(dollars), amount(rate), MICRO_PER_DOLLAR));
}

/** An amount entered in that currency, in dollars; undefined if it is not an amount. */
export function dollarsOf(written: string, rate: string): string | undefined {
  const micro = parseAmount(written);
  if (micro === undefined) return undefined;
  const dollars = mulDivFloor(micro, MICRO_PER_DOLLAR, amount(rate));
  const text = formatAmount(dollars);
  return parseAmount(text) === undefined ? undefined : text;
}

/** A dollar amount in that currency as a form field has it: with two decimals. */
export function subtotalIn(dollars: string, rate: string): string {
  const micro = roundTo(mulDivFloor(amount(dollars), amount(rate), MICRO_PER_DOLLAR), 10_000n);
  const [whole = '0', cents = ''] = formatAmount(micro).split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}

/** A dollar amount rounded up to the next cent. */
export function upToCents(dollars: string): string {
  return formatAmount(ceilTo(amount(dollars), 10_000n));
}

/** A dollar amount rounded down to whole cents: what a bank can move of it. */
export function downToCents(dollars: string): string {
  return formatAmount(floorTo(amount(dollars), 10_000n));
}

export function isAmount(text: string): boolean {
  return parseAmount(text) !== undefined;
}

/** Whether one amount is above another; text that is not an amount counts as zero. */
export function isAbove(one: string, other: string): boolean {
  return (parseAmount(one) ?? 0n) > (parseAmount(other) ?? 0n);
}

/** The difference up to a higher amount. */
export function missingTo(higher: string, from: string): string {
  return formatAmount(amount(higher) - (parseAmount(from) ?? 0n));
}

/** The sum of the amounts. */
export function sumOf(amounts: readonly string[]): string {
  return formatAmount(amounts.reduce((sum, text) => sum + amount(text), 0n));
}

/** Only for charts. */
export function plottedAmount(text: string): number {
  return floatAmount(amount(text));
}

function amount(text: string): bigint {
  const micro = parseAmount(text);
  if (micro === undefined) throw new TypeError(`${text} is no amount`);
  return micro;
}
