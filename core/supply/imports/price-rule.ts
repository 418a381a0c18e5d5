import { ceilTo, mulDivCeil, PPM } from '#core/money/money.ts';

/** How a price is made of a cost; all amounts are for as many units as the service is priced by. */
export interface PriceRule {
  markupPpm: bigint;
  additionMicro: bigint;
  /** A price is a multiple of it. */
  stepMicro: bigint;
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
  return ceilTo(marked > least ? marked : least, rule.stepMicro);
}
