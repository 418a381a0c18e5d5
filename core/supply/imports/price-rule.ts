import { ceilTo, MICRO_PER_CENT, mulDivCeil, PPM } from '#core/money/money.ts';

/** How a price is made of a cost; all amounts are for as many units as the service is priced by. */
export interface PriceRule {
  markupPpm: bigint;
  additionMicro: bigint;
  /** A price is a multiple of it; nothing where that depends on the price, see `shownStep`. */
  stepMicro: bigint | undefined;
  /** The least that has to be left of a price when the cost is paid. */
  leastMarginMicro: bigint;
}

/** A rule of its own for one network or for one type of service. */
export type RuleException = PriceRule & ({ networkId: number } | { serviceTypeId: number });

export interface PriceRules extends PriceRule {
  exceptions: readonly RuleException[];
}

/** What is said of the type goes before what is said of its network, and both before the rest. */
export function ruleFor(
  rules: PriceRules,
  place: { networkId: number; serviceTypeId: number },
): PriceRule {
  const { exceptions } = rules;
  return (
    exceptions.find(
      (rule) => 'serviceTypeId' in rule && rule.serviceTypeId === place.serviceTypeId,
    ) ??
    exceptions.find((rule) => 'networkId' in rule && rule.networkId === place.networkId) ??
    rules
  );
}

/** Every step goes up, so that nothing is ever sold for less than what the rule asks. */
export function priceOf(costMicro: bigint, rule: PriceRule): bigint {
  const marked = mulDivCeil(costMicro, PPM + rule.markupPpm, PPM) + rule.additionMicro;
  const least = costMicro + rule.leastMarginMicro;
  const price = marked > least ? marked : least;
  return ceilTo(price, rule.stepMicro ?? shownStep(price));
}

/**
 * What a price is written with: whole cents from a dollar on, three digits below. More of them are
 * read by nobody, and the least of all amounts is no longer divided.
 */
export function shownStep(priceMicro: bigint): bigint {
  let step = MICRO_PER_CENT;
  while (step > 1n && priceMicro < step * 100n) step /= 10n;
  return step;
}
