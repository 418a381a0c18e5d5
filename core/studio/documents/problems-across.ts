import { withdrawalContradictions } from '#core/billing/withdrawals/methods/method-contradictions.ts';
import { methodContradictions } from '#core/billing/payments/method-contradictions.ts';
import type { FieldProblems } from '#core/errors.ts';
import { gradeContradictions } from '#core/pricing/grades/grade-contradictions.ts';
import { couponContradictions } from '#core/pricing/coupons/coupon-contradictions.ts';
import {
  identityOf,
  type DocumentSet,
  type KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';
import type { DocumentKind, Documents } from '#instance-schema/document-kinds.ts';
import { pointerTo } from '#instance-schema/json-pointer.ts';
import type { Problem } from './document-problems.ts';

/** Rules of other nouns about what they make of documents; each problem at `<place>.<field>`. */
const RULES: { [Kind in DocumentKind]?: (documents: readonly Documents[Kind][]) => FieldProblems } =
  {
    coupon: couponContradictions,
    grade: gradeContradictions,
    'payment-method': methodContradictions,
    'withdrawal-method': withdrawalContradictions,
  };

/** What is wrong with documents only beside each other; those that are no such document have no say. */
export function problemsAcross(
  documents: DocumentSet,
  isValid: (document: KeptDocument) => boolean,
): ReadonlyMap<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const kind of ['coupon', 'grade', 'payment-method', 'withdrawal-method'] as const) {
    const own = documents.filter((document) => document.kind === kind && isValid(document));
    // Its schema has accepted each.
    const contradictions = RULES[kind]?.(own.map(({ body }) => body) as never) ?? {};
    for (const [field, problems] of Object.entries(contradictions)) {
      const [place = '', ...path] = field.split('.');
      const document = own[Number(place)];
      if (!document) continue;
      const pointer = path.reduce(pointerTo, '');
      const list = found.get(identityOf(document)) ?? [];
      const message = 'contradicts another field or document';
      list.push(...problems.map((problem) => ({ pointer, message, ...problem })));
      found.set(identityOf(document), list);
    }
  }
  return found;
}
