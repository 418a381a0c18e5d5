import {
  ceilTo,
  mulDivCeil,
  mulDivFloor,
  parseAmount,
  parsePercent,
  PPM,
} from '#core/money/money.ts';

/** How many prices are changed at once; amounts are for as many units as a price is for. */
export interface PriceChange {
  percentPpm: bigint;
  additionMicro: bigint;
  /** A price is a multiple of it. */
  stepMicro: bigint;
  /** The least that is left of a price when the cost is paid. */
  leastMarginMicro: bigint;
}

interface Priced {
  priceMicro: bigint;
  /** Where it is cheapest; undefined where nobody sells it to the instance. */
  costMicro: bigint | undefined;
}

interface Repriced {
  priceMicro: bigint;
  /** The change alone would have left less than the least margin. */
  isRaised: boolean;
}

/** A million dollars, as much as the database takes. */
export const MOST_PRICE_MICRO = 1_000_000_000_000n;

/** Every step goes up, so that nothing is sold for less than was asked for. */
export function reprice({ priceMicro, costMicro }: Priced, change: PriceChange): Repriced {
  const { percentPpm, additionMicro, stepMicro, leastMarginMicro } = change;
  const wished = mulDivCeil(priceMicro, PPM + percentPpm, PPM) + additionMicro;
  const least = costMicro === undefined ? 0n : costMicro + leastMarginMicro;
  const isRaised = costMicro !== undefined && wished < least;
  const wanted = isRaised ? least : wished < 0n ? 0n : wished;
  return { priceMicro: ceilTo(wanted, stepMicro), isRaised };
}

const SIGNED = /^([+-]?)(.+)$/;

/** `-12.50`, `12.50` or `+12.50`; undefined for what is none. */
export const parseSignedAmount = (text: string): bigint | undefined => signed(text, parseAmount);
export const parseSignedPercent = (text: string): bigint | undefined => signed(text, parsePercent);

function signed(text: string, parse: (text: string) => bigint | undefined): bigint | undefined {
  const [, sign, digits = ''] = SIGNED.exec(text) ?? [];
  const value = parse(digits);
  return value !== undefined && sign === '-' ? -value : value;
}

/** What is left of a price, in hundredths of a percent; undefined without a cost or a price. */
export function marginOf({ priceMicro, costMicro }: Priced): number | undefined {
  if (costMicro === undefined || priceMicro === 0n) return undefined;
  return Number(mulDivFloor(priceMicro - costMicro, 10_000n, priceMicro));
}
