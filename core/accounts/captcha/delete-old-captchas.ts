import type { Trx } from '#core/platform/db/database.ts';
import { deleteExpiredCaptchas } from './captcha.store.ts';

/** Runs across instances: what has expired is refused without being remembered. */
export async function deleteOldCaptchas(trx: Trx, now: Date): Promise<void> {
  await deleteExpiredCaptchas(trx, now);
}
