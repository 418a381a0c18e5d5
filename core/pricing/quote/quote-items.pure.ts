import { floorTo, isWholeCents, MICRO_PER_CENT } from '#core/money/money.ts';
import { shareOf, type CouponTerms, type CouponValue } from './coupon-terms.pure.ts';
import { priceItem, type PricedItem, type QuoteItem } from './price-item.pure.ts';
import { sum, type QuoteLine } from './quote-line.pure.ts';
import { splitByCost } from './split-amount.pure.ts';

export interface QuotedItem {
  /** The steps of the cost; they sum to it. */
  lines: QuoteLine[];
  originalMicro: bigint;
  costMicro: bigint;
}

interface Discounts {
  gradePpm: number;
  coupon: CouponTerms | undefined;
}

/** Prices the items of an order; only a discount coupon changes them. */
export function quoteItems(
  items: readonly QuoteItem[],
  { gradePpm, coupon }: Discounts,
): QuotedItem[] {
  const value = coupon?.type === 'discount' ? coupon.value : undefined;
  const couponPpm = value?.calculation === 'percentage' ? value.ppm : 0;
  const priced = items.map((item) => priceItem(item, { gradePpm, couponPpm }));
  const costs = priced.map(({ costMicro }) => costMicro);
  const takenOff = value?.calculation === 'amount' ? cutsOf(value, costs) : costs.map(() => 0n);
  return priced.map((item, at) => finish(item, takenOff[at] ?? 0n));
}

/** The share of a fixed discount for each item, in whole cents where the cost is. */
function cutsOf(value: CouponValue, costs: readonly bigint[]): bigint[] {
  const wholeMicro = sum(costs);
  const offMicro = shareOf(value, wholeMicro);
  const isExact = offMicro === wholeMicro || !costs.some((cost) => cost > 0n && isWholeCents(cost));
  return splitByCost(isExact ? offMicro : floorTo(offMicro, MICRO_PER_CENT), costs);
}

/** Splits a fixed discount over the items, so that each can be refunded separately. */
function finish(item: PricedItem, offMicro: bigint): QuotedItem {
  return {
    lines:
      offMicro === 0n ? item.lines : [...item.lines, { kind: 'coupon', amountMicro: -offMicro }],
    originalMicro: item.originalMicro,
    costMicro: item.costMicro - offMicro,
  };
}
