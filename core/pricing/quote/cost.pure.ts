import { formatAmount, parseAmount } from '#core/money/money.ts';
import { listPrice } from './list-price.pure.ts';
import { ppmOf } from './ppm.pure.ts';
import { priceItem } from './price-item.pure.ts';

interface CostOfInput {
  /** In dollars, for `pricingPer` units. */
  price: string;
  pricingPer: number;
  quantity: number;
  /** What the grade of the buyer takes off, as a fraction; 0 without one. */
  gradeShare?: number;
}

/** What a quantity costs, in dollars, as the core itself would answer. */
export function costOf({ price, pricingPer, quantity, gradeShare = 0 }: CostOfInput): string {
  if (gradeShare > 0) {
    return costWithGuarantee({ price, pricingPer, quantity, gradeShare, guaranteeShare: 0 });
  }
  return formatAmount(listPrice({ priceMicro: microOf(price), pricingPer, quantity }));
}

interface GuaranteedCost extends CostOfInput {
  /** The price of a guarantee as a fraction of the cost; 0 without one. */
  guaranteeShare: number;
}

/** The cost including a guarantee. */
export function costWithGuarantee(asked: GuaranteedCost): string {
  const { price, pricingPer, quantity, guaranteeShare, gradeShare = 0 } = asked;
  const item = {
    ...{ pricingPer, quantity, priceMicro: microOf(price) },
    ...{ guaranteePpm: ppmOf(guaranteeShare), speedupPpm: 0 },
  };
  return formatAmount(priceItem(item, { gradePpm: ppmOf(gradeShare), couponPpm: 0 }).costMicro);
}

function microOf(price: string): bigint {
  const micro = parseAmount(price);
  if (micro === undefined) throw new TypeError(`${price} is no amount`);
  return micro;
}
