import {
  ceilTo,
  displayAmount,
  floatAmount,
  formatAmount,
  MICRO_PER_DOLLAR,
  mulDivFloor,
  parseAmount,
  roundTo,
} from './money.ts';

/**
 * An amount of dollars as people read it in a currency of which a dollar costs `rate`, without
 * its sign. Only the display follows it: whatever is charged is charged in dollars.
 */
export function displayIn(dollars: string, rate: string): string {
  return displayAmount(mulDivFloor(amount(dollars), amount(rate), MICRO_PER_DOLLAR));
}

/** What somebody wrote in that currency, in dollars; undefined for what is no amount. */
export function dollarsOf(written: string, rate: string): string | undefined {
  const micro = parseAmount(written);
  if (micro === undefined) return undefined;
  const dollars = mulDivFloor(micro, MICRO_PER_DOLLAR, amount(rate));
  const text = formatAmount(dollars);
  return parseAmount(text) === undefined ? undefined : text;
}

/** An amount of dollars in that currency as a field has it: with two digits behind the point. */
export function subtotalIn(dollars: string, rate: string): string {
  const micro = roundTo(mulDivFloor(amount(dollars), amount(rate), MICRO_PER_DOLLAR), 10_000n);
  const [whole = '0', cents = ''] = formatAmount(micro).split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}

/** An amount of dollars up to the next whole cent. */
export function upToCents(dollars: string): string {
  return formatAmount(ceilTo(amount(dollars), 10_000n));
}

export function isAmount(text: string): boolean {
  return parseAmount(text) !== undefined;
}

/** Whether one amount is above another; what is no amount yet counts as nothing. */
export function isAbove(one: string, other: string): boolean {
  return (parseAmount(one) ?? 0n) > (parseAmount(other) ?? 0n);
}

/** What is missing from one amount to a higher one. */
export function missingTo(higher: string, from: string): string {
  return formatAmount(amount(higher) - (parseAmount(from) ?? 0n));
}

/** All of them together. */
export function sumOf(amounts: readonly string[]): string {
  return formatAmount(amounts.reduce((sum, text) => sum + amount(text), 0n));
}

/** For what is only drawn. */
export function plottedAmount(text: string): number {
  return floatAmount(amount(text));
}

function amount(text: string): bigint {
  const micro = parseAmount(text);
  if (micro === undefined) throw new TypeError(`${text} is no amount`);
  return micro;
}
