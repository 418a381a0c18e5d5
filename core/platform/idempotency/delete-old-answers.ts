import type { Trx } from '#core/platform/db/database.ts';
import { deleteAnswersBefore } from './idempotency-key.store.ts';

/** Longer than any client tries again. */
const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export function deleteOldAnswers(trx: Trx, now: Date): Promise<void> {
  return deleteAnswersBefore(trx, new Date(now.getTime() - DAYS * DAY_MS));
}
