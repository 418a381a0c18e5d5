import { mulDivCeil } from '#core/money.ts';

/** What a price depends on. The amounts of the answer follow from it and from nothing else. */
export interface QuoteInput {
  /** For `pricingPer` units. */
  priceMicro: bigint;
  pricingPer: number;
  quantity: number;
}

export interface QuoteLine {
  kind: 'base';
  amountMicro: bigint;
}

export interface Quote {
  totalMicro: bigint;
  /** How the total came about; it is their sum. */
  lines: QuoteLine[];
}

/** The one function that makes prices: one fraction, rounded once, up to a micro. */
export function quote({ priceMicro, pricingPer, quantity }: QuoteInput): Quote {
  const totalMicro = mulDivCeil(priceMicro, BigInt(quantity), BigInt(pricingPer));
  return { totalMicro, lines: [{ kind: 'base', amountMicro: totalMicro }] };
}
