import { costFrom, mulDivCeil, PPM } from '#core/money/money.ts';
import type { Priced } from './list-price.pure.ts';
import type { QuoteLine } from './quote-line.pure.ts';

/** A service in a quantity. All percentages are parts per million. */
export interface QuoteItem extends Priced {
  /** What a guarantee adds; 0 without one. */
  guaranteePpm: number;
  /** What a speed-up adds; 0 without one. */
  speedupPpm: number;
}

export interface Discounts {
  gradePpm: number;
  /** The percentage of a discount coupon. */
  couponPpm: number;
}

export interface PricedItem {
  /** The steps of the cost; they sum to it. */
  lines: QuoteLine[];
  costMicro: bigint;
  /** The cost without the coupon. */
  originalMicro: bigint;
}

interface Fraction {
  over: bigint;
  under: bigint;
}

/**
 * Prices a line of an order: all factors are multiplied as one fraction and rounded up once. Each
 * step shows the change of the cost rounded the same way.
 */
export function priceItem(item: QuoteItem, { gradePpm, couponPpm }: Discounts): PricedItem {
  const start = { over: item.priceMicro, under: BigInt(item.pricingPer) };
  let exact = times(start, BigInt(item.quantity), 1n);
  const lines: QuoteLine[] = [{ kind: 'base', amountMicro: costOf(exact) }];
  const grow = (kind: QuoteLine['kind'], ppm: number) => {
    if (ppm === 0) return;
    const next = times(exact, PPM + BigInt(ppm), PPM);
    lines.push({ kind, amountMicro: costOf(next) - costOf(exact), ppm });
    exact = next;
  };
  grow('guarantee', item.guaranteePpm);
  grow('speedup', item.speedupPpm);
  grow('grade', -gradePpm);
  const originalMicro = costOf(exact);
  grow('coupon', -couponPpm);
  return { lines, costMicro: costOf(exact), originalMicro };
}

function times({ over, under }: Fraction, by: bigint, per: bigint): Fraction {
  return { over: over * by, under: under * per };
}

function costOf({ over, under }: Fraction): bigint {
  return costFrom(mulDivCeil(over, 1n, under));
}
