import type { Context } from 'hono';
import type { z } from 'zod';
import { sendSession } from '#core/accounts/sessions/send-session.ts';
import type { Admission } from './admit.ts';
import type { secondFactorNeeded } from './login.contract.ts';

/** A session, or with 202 what the second step of signing in is asked with. */
export function sendAdmission(c: Context, admission: Admission) {
  if ('session' in admission) return sendSession(c, admission.session);
  const answer: z.infer<typeof secondFactorNeeded> = {
    data: { second_factor: 'required', challenge: admission.challenge },
  };
  return c.json(answer, 202, { 'cache-control': 'no-store' });
}
