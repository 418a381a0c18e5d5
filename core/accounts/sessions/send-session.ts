import type { Context } from 'hono';
import type { z } from 'zod';
import { sendPrivate } from '#core/http/operation.ts';
import type { sessionAnswer } from './session.contract.ts';
import { RENEW_MS } from './session-times.ts';
import type { StartedSession } from './start-session.ts';

/** Hands a session out: its token in the authorization header, as clients send it back. */
export function sendSession(c: Context, { token, expiresAt }: StartedSession) {
  const answer: z.infer<typeof sessionAnswer> = {
    data: { expires_at: expiresAt.toISOString(), renew_after_ms: RENEW_MS },
  };
  return sendPrivate(c, answer, { authorization: `Bearer ${token}` });
}
