import { z } from 'zod';
import { deleteOldCaptchas } from '#core/accounts/captcha/delete-old-captchas.ts';
import type { Deps } from '#core/deps.ts';
import { deleteOldAnswers } from '#core/platform/idempotency/delete-old-answers.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { deleteFullLimits } from '#core/platform/limits/rate-limit.ts';
import { deleteExpiredTokens } from '#core/accounts/one-time/one-time-token.ts';
import { deleteOldSessions } from './delete-old-sessions.ts';

/** Removes what can no longer be used. */
export const deleteExpiredAccess = defineJob({
  kind: 'delete-expired-access',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle({ db, clock }: Deps) {
    const now = clock.now();
    await db.asSystem((trx) => deleteFullLimits(trx, now));
    await db.asSystem((trx) => deleteOldCaptchas(trx, now));
    await db.asSystem((trx) => deleteExpiredTokens(trx, now));
    await db.asSystem((trx) => deleteOldSessions(trx, now));
    await db.asSystem((trx) => deleteOldAnswers(trx, now));
  },
});

export const ACCOUNT_SCHEDULES = [
  {
    name: 'delete-expired-access',
    job: deleteExpiredAccess,
    instanceId: null,
    payload: {},
    everySeconds: 60 * 60,
  },
];
