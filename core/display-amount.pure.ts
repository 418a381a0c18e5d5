import {
  displayAmount,
  formatAmount,
  MICRO_PER_DOLLAR,
  mulDivFloor,
  parseAmount,
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

function amount(text: string): bigint {
  const micro = parseAmount(text);
  if (micro === undefined) throw new TypeError(`${text} is no amount`);
  return micro;
}
