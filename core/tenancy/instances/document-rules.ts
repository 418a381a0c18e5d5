import {
  linkRuleProblems,
  type RuleProblem,
} from '#core/tenancy/link-rules/check-link-rules.pure.ts';
import { mailTextProblems } from '#core/tenancy/mail-texts/mail-text-problems.ts';
import type { DocumentKind, Documents } from '#instance-schema/document-kinds.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { DocumentProblem } from '#instance-schema/validate.ts';
import { isReservedSlug } from './reserved-slugs.pure.ts';
import { scheduleProblems } from './schedule-problems.pure.ts';

/** What no schema can say; each document has been accepted by its own. */
const RULES: { [Kind in DocumentKind]?: (document: Documents[Kind]) => RuleProblem[] } = {
  settings: (settings) => linkRuleProblems(fillDefaults('settings', settings).linkRules),
  page: ({ slug }) => (slug !== undefined && isReservedSlug(slug) ? [RESERVED_SLUG] : []),
  'menu-item': scheduleProblems,
  banner: scheduleProblems,
  'special-offer': scheduleProblems,
  'mail-text': mailTextProblems,
};

const RESERVED_SLUG = {
  ...{ pointer: '/slug', keyword: 'reserved' as const },
  message: 'is an address of the panel itself',
};

/** What else is wrong with a document that its schema accepts. */
export function ruleProblems(kind: DocumentKind, document: unknown): DocumentProblem[] {
  const rule = RULES[kind] as ((accepted: unknown) => RuleProblem[]) | undefined; // Of this kind.
  return (rule?.(document) ?? []).map((found) => ({ keyword: 'rule', ...found }));
}
