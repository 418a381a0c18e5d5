import { formatAmount, parseAmount } from '#core/money.ts';
import { listPrice } from './list-price.pure.ts';

interface CostAsked {
  /** In dollars, for `pricingPer` units. */
  price: string;
  pricingPer: number;
  quantity: number;
}

/** What a quantity costs, in dollars, as the core itself would answer. */
export function costOf({ price, pricingPer, quantity }: CostAsked): string {
  const priceMicro = parseAmount(price);
  if (priceMicro === undefined) throw new TypeError(`${price} is no amount`);
  return formatAmount(listPrice({ priceMicro, pricingPer, quantity }));
}
