import { mulDivCeil, mulDivFloor, PPM } from '#core/money.ts';
import type { Priced } from './list-price.pure.ts';
import type { QuoteLine } from './quote-line.pure.ts';

/** A service in a quantity. All percentages are parts per million. */
export interface QuoteItem extends Priced {
  /** What a guarantee adds; 0 without one. */
  guaranteePpm: number;
  /** What a speed-up adds; 0 without one. */
  speedupPpm: number;
  /** So many equal runs of a drip-feed bring the quantity. */
  runs?: number;
}

export interface Discounts {
  gradePpm: number;
  /** Of a coupon that takes off a percentage. */
  couponPpm: number;
}

export interface PricedItem {
  /** How the cost came about, step by step; it is their sum. */
  lines: QuoteLine[];
  costMicro: bigint;
  /** The cost if there were no coupon. */
  originalMicro: bigint;
}

interface Fraction {
  over: bigint;
  under: bigint;
}

/**
 * A line of an order: one fraction out of everything that multiplies its price, rounded once, up.
 * The steps show the fraction growing, each cut to whole micros; what the one rounding adds to
 * them stands as a step of its own.
 */
export function priceItem(item: QuoteItem, { gradePpm, couponPpm }: Discounts): PricedItem {
  const start = { over: item.priceMicro, under: BigInt(item.pricingPer) };
  let exact = times(start, BigInt(item.quantity), 1n);
  const lines: QuoteLine[] = [{ kind: 'base', amountMicro: floor(exact) }];
  const grow = (kind: QuoteLine['kind'], ppm: number) => {
    if (ppm === 0) return;
    const next = times(exact, PPM + BigInt(ppm), PPM);
    lines.push({ kind, amountMicro: floor(next) - floor(exact), ppm });
    exact = next;
  };
  grow('guarantee', item.guaranteePpm);
  grow('speedup', item.speedupPpm);
  grow('grade', -gradePpm);
  const originalMicro = ceil(exact);
  grow('coupon', -couponPpm);
  const costMicro = ceil(exact);
  const roundingMicro = costMicro - floor(exact);
  if (roundingMicro > 0n) lines.push({ kind: 'rounding', amountMicro: roundingMicro });
  return { lines, costMicro, originalMicro };
}

function times({ over, under }: Fraction, by: bigint, per: bigint): Fraction {
  return { over: over * by, under: under * per };
}

function floor({ over, under }: Fraction): bigint {
  return mulDivFloor(over, 1n, under);
}

function ceil({ over, under }: Fraction): bigint {
  return mulDivCeil(over, 1n, under);
}
