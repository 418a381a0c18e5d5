import {
  formatAmount,
  MICRO_PER_CENT,
  MICRO_PER_DOLLAR,
  mulDivFloor,
  parseAmount,
  roundTo,
} from '#core/money/money.ts';
import { largestQuantity, type QuantityRule } from '#core/catalogue/services/quantity.pure.ts';

/**
 * A typed subtotal in a currency of which a dollar costs `rate`, in dollars with two decimals.
 * Spaces and a leading currency sign are ignored; undefined if it is not an amount.
 */
export function subtotalMicro(typed: string, rate: string): bigint | undefined {
  const plain = typed
    .replaceAll(/\s/g, '')
    .replace(/^\p{Sc}/u, '')
    .replace(',', '.');
  const [written, rateMicro] = [parseAmount(plain), parseAmount(rate)];
  if (written === undefined || !rateMicro) return undefined;
  return roundTo(mulDivFloor(written, MICRO_PER_DOLLAR, rateMicro), MICRO_PER_CENT);
}

/** The same as text, as the API expects it. */
export function subtotalText(typed: string, rate: string): string | undefined {
  const micro = subtotalMicro(typed, rate);
  return micro === undefined ? undefined : formatAmount(micro);
}

/**
 * The largest quantity that costs at most a sum, or the service's minimum if even that costs more.
 * A larger quantity never costs less.
 */
export function quantityWithin(
  sumMicro: bigint,
  rule: QuantityRule,
  costOf: (quantity: number) => bigint,
): number {
  const { min_quantity: least, quantity_step: step } = rule;
  let low = least / step;
  let high = largestQuantity(rule) / step;
  if (costOf(least) > sumMicro) return least;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (costOf(middle * step) <= sumMicro) low = middle;
    else high = middle - 1;
  }
  return low * step;
}
