import type { Trx } from '#core/platform/db/database.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import { documentsOf, type Publication } from '#core/tenancy/instances/instance-published.ts';
import type { GradeDocument } from '#instance-schema/generated/grade-document.ts';
import { gradeOfDocument } from './grade-of-document.ts';

/**
 * What the schema cannot refuse: two grades that are reached at the same time. Each at the place of
 * its grade and its field, such as `1.spending_goal`.
 */
export function gradeContradictions(documents: readonly GradeDocument[]): FieldProblems {
  const fields: FieldProblems = {};
  const goals = new Set<bigint>();
  documents.forEach((document, at) => {
    const { goalMicro } = gradeOfDocument(document);
    if (goals.has(goalMicro)) fields[`${at}.spending_goal`] = [{ code: 'duplicate' }];
    goals.add(goalMicro);
  });
  return fields;
}

/** Nothing is published that is no ladder. */
export function refuseContradictions(_trx: Trx, published: Publication): Promise<void> {
  const found = Object.entries(gradeContradictions(documentsOf(published, 'grade')));
  if (found.length === 0) return Promise.resolve();
  const fields = Object.fromEntries(found.map(([at, problems]) => [`grades.${at}`, problems]));
  throw new AppError('validation_failed', { fields });
}
