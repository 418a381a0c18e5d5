import { missingTo } from '#core/money/display-amount.pure.ts';
import {
  dripFeedOf,
  totalQuantityOf,
  type OrderLine,
} from '#core/ordering/form/order-line.pure.ts';
import { costWithGuarantee } from '#core/pricing/quote/cost.pure.ts';

/** What of a service its price is made of. */
interface PricedService {
  /** In dollars, for `pricingPer` units. */
  price: string;
  pricingPer: number;
  hasGuarantee: boolean;
}

/** What the instance adds for a guarantee, and the grade of the buyer takes off; fractions. */
export interface Shares {
  guarantee: number;
  grade: number;
}

/** What a line costs by itself, in dollars, as the core would answer. */
export function lineCost(line: OrderLine, service: PricedService, shares: Shares): string {
  const { price, pricingPer, hasGuarantee } = service;
  return costWithGuarantee({
    ...{ price, pricingPer },
    quantity: totalQuantityOf(line.quantity, dripFeedOf(line)),
    guaranteeShare: line.isGuarantee && hasGuarantee ? shares.guarantee : 0,
    gradeShare: shares.grade,
  });
}

/** What the guarantee adds to a line, in dollars. */
export function guaranteeCost(line: OrderLine, service: PricedService, shares: Shares): string {
  const cost = (isGuarantee: boolean) => lineCost({ ...line, isGuarantee }, service, shares);
  return missingTo(cost(true), cost(false));
}
