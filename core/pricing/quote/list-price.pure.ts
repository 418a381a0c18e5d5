import { costFrom, mulDivCeil } from '#core/money/money.ts';

/** What a price depends on before anything is added or taken off. */
export interface Priced {
  /** For `pricingPer` units. */
  priceMicro: bigint;
  pricingPer: number;
  quantity: number;
}

/**
 * What a quantity costs by the price list: the whole of `quote()` where there is nothing else to
 * it. Lists need no more, and every page loads it.
 */
export function listPrice({ priceMicro, pricingPer, quantity }: Priced): bigint {
  return costFrom(mulDivCeil(priceMicro, BigInt(quantity), BigInt(pricingPer)));
}
