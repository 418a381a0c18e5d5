import { unknownParts, type LinkRule } from './link-rules.pure.ts';
import { SHORTENERS } from './shorteners.pure.ts';

export interface RuleProblem {
  pointer: string;
  message: string;
  /** Where people are told more than that it is not valid. */
  keyword?: 'reserved' | 'end' | 'names' | 'needs' | 'buttonless';
  /** What its text names. */
  rule?: Readonly<Record<string, string>>;
}

/** What no schema can say of the rules that an owner writes. */
export function linkRuleProblems(rules: readonly LinkRule[]): RuleProblem[] {
  return rules.flatMap((rule, at) => [
    ...unknownParts(rule).map((name) => ({
      pointer: `/linkRules/${at}/to`,
      message: `names {${name}}, which stands nowhere in the path`,
    })),
    ...rule.hosts.flatMap((host, place) => {
      if (!SHORTENERS.has(host)) return [];
      const message = 'shortens links: nothing in them tells where they lead';
      return [{ pointer: `/linkRules/${at}/hosts/${place}`, message }];
    }),
  ]);
}
