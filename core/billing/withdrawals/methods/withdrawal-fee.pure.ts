import { ceilTo, MICRO_PER_CENT, mulDivCeil, PPM } from '#core/money/money.ts';

/** What a way of paying out keeps. */
export interface FeeTerms {
  feePpm: number;
  minFeeMicro: bigint;
}

/** A share of the amount, at least the least fee, in whole cents: no bank moves less. */
export function withdrawalFee({ feePpm, minFeeMicro }: FeeTerms, amountMicro: bigint): bigint {
  const shareMicro = mulDivCeil(amountMicro, BigInt(feePpm), PPM);
  return ceilTo(shareMicro > minFeeMicro ? shareMicro : minFeeMicro, MICRO_PER_CENT);
}
