import { parseAmount, parsePercent } from '#core/money/money.ts';
import type { ImportBody } from './import.contract.ts';
import type { PriceRule, PriceRules, RuleException } from './price-rule.ts';

type BodyRules = ImportBody['rules'];
type WrittenRule = Omit<BodyRules, 'exceptions' | 'round_to'> & {
  /** Nothing where prices are rounded up to what they are written with, as staff cannot ask. */
  round_to: string | null;
};
export type WrittenRules = WrittenRule & Pick<BodyRules, 'exceptions'>;

/** The rules as they were written; the contract has let nothing else pass than amounts. */
export function rulesOf({ exceptions, ...rule }: WrittenRules): PriceRules {
  return { ...ruleOf(rule), exceptions: exceptions.flatMap(exceptionOf) };
}

function exceptionOf(written: WrittenRules['exceptions'][number]): RuleException[] {
  const { network_id: networkId, service_type_id: serviceTypeId, ...rule } = written;
  if (serviceTypeId !== undefined) return [{ ...ruleOf(rule), serviceTypeId }];
  return networkId === undefined ? [] : [{ ...ruleOf(rule), networkId }];
}

function ruleOf({ markup, addition, round_to, least_margin }: WrittenRule): PriceRule {
  const stepMicro = parseAmount(round_to ?? '0') ?? 0n;
  return {
    markupPpm: parsePercent(markup) ?? 0n,
    additionMicro: parseAmount(addition) ?? 0n,
    stepMicro: round_to === null ? undefined : stepMicro > 0n ? stepMicro : 1n,
    leastMarginMicro: parseAmount(least_margin) ?? 0n,
  };
}
