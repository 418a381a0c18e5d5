import { shareOf, type CouponTerms } from './coupon-terms.pure.ts';
import { priceItem, type PricedItem, type QuoteItem } from './price-item.pure.ts';
import { sum, type QuoteLine } from './quote-line.pure.ts';
import { splitByWeight, splitEvenly } from './split-amount.pure.ts';

export interface QuotedItem {
  /** How the cost came about, step by step; it is their sum. */
  lines: QuoteLine[];
  originalMicro: bigint;
  costMicro: bigint;
  /** What each run of a drip-feed costs; empty without runs. */
  runsMicro: bigint[];
}

interface Discounts {
  gradePpm: number;
  coupon: CouponTerms | undefined;
}

/** The items of an order; the coupon counts only where it is one that makes it cheaper. */
export function quoteItems(
  items: readonly QuoteItem[],
  { gradePpm, coupon }: Discounts,
): QuotedItem[] {
  const value = coupon?.type === 'discount' ? coupon.value : undefined;
  const couponPpm = value?.calculation === 'percentage' ? value.ppm : 0;
  const priced = items.map((item) => priceItem(item, { gradePpm, couponPpm }));
  const costs = priced.map(({ costMicro }) => costMicro);
  const takenOff =
    value?.calculation === 'amount'
      ? splitByWeight(shareOf(value, sum(costs)), costs)
      : costs.map(() => 0n);
  return priced.map((item, at) => finish(item, takenOff[at] ?? 0n, items[at]?.runs));
}

/** An amount off the whole order is shared out, so that each item can be refunded by itself. */
function finish(item: PricedItem, offMicro: bigint, runs: number | undefined): QuotedItem {
  const costMicro = item.costMicro - offMicro;
  return {
    lines:
      offMicro === 0n ? item.lines : [...item.lines, { kind: 'coupon', amountMicro: -offMicro }],
    originalMicro: item.originalMicro,
    costMicro,
    runsMicro: runs === undefined ? [] : splitEvenly(costMicro, runs),
  };
}
