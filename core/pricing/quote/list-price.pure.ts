import { costFrom, mulDivCeil } from '#core/money/money.ts';

/** What a base price depends on. */
export interface Priced {
  /** For `pricingPer` units. */
  priceMicro: bigint;
  pricingPer: number;
  quantity: number;
}

/**
 * The price of a quantity by the price list, which equals `quote()` without extras. Lists need no
 * more, and every page loads this.
 */
export function listPrice({ priceMicro, pricingPer, quantity }: Priced): bigint {
  return costFrom(mulDivCeil(priceMicro, BigInt(quantity), BigInt(pricingPer)));
}
