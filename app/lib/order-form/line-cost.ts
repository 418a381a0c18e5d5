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

/** What a line costs by itself, in dollars, as the core would answer. */
export function lineCost(line: OrderLine, service: PricedService, guaranteeShare: number): string {
  const { price, pricingPer, hasGuarantee } = service;
  return costWithGuarantee({
    ...{ price, pricingPer },
    quantity: totalQuantityOf(line.quantity, dripFeedOf(line)),
    guaranteeShare: line.isGuarantee && hasGuarantee ? guaranteeShare : 0,
  });
}

/** What the guarantee adds to a line, in dollars. */
export function guaranteeCost(line: OrderLine, service: PricedService, share: number): string {
  const cost = (isGuarantee: boolean) => lineCost({ ...line, isGuarantee }, service, share);
  return missingTo(cost(true), cost(false));
}
