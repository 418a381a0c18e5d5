import type { Trx } from '#core/platform/db/database.ts';
import { setGradeId, type CustomerRef } from './customer.store.ts';

/** Keeps the grade with the customer, where each session reads it along. */
export function setGradeOf(trx: Trx, ref: CustomerRef, gradeId: number | null): Promise<void> {
  return setGradeId(trx, ref, gradeId);
}
