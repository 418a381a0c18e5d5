import { formatAmount, parseAmount } from '#core/money/money.ts';
import { listPrice } from './list-price.pure.ts';
import { ppmOf } from './ppm.pure.ts';
import { priceItem } from './price-item.pure.ts';

interface CostOfInput {
  /** In dollars, for `pricingPer` units. */
  price: string;
  pricingPer: number;
  quantity: number;
}

/** What a quantity costs, in dollars, as the core itself would answer. */
export function costOf({ price, pricingPer, quantity }: CostOfInput): string {
  const priceMicro = parseAmount(price);
  if (priceMicro === undefined) throw new TypeError(`${price} is no amount`);
  return formatAmount(listPrice({ priceMicro, pricingPer, quantity }));
}

interface GuaranteedCost extends CostOfInput {
  /** The price of a guarantee as a fraction of the cost; 0 without one. */
  guaranteeShare: number;
}

/** The cost including a guarantee. */
export function costWithGuarantee({ price, guaranteeShare, ...asked }: GuaranteedCost): string {
  const priceMicro = parseAmount(price);
  if (priceMicro === undefined) throw new TypeError(`${price} is no amount`);
  const item = { ...asked, priceMicro, guaranteePpm: ppmOf(guaranteeShare), speedupPpm: 0 };
  return formatAmount(priceItem(item, { gradePpm: 0, couponPpm: 0 }).costMicro);
}
