import type { Context } from 'hono';
import type { z } from 'zod';
import { sendPrivate } from '#core/platform/http/send.ts';
import type { sessionAnswer } from './session.contract.ts';
import { RENEW_MS } from './session-times.ts';
import type { StartedSession } from './start-session.ts';

/** Hands a session out: its token in the authorization header, as clients send it back. */
export function grantSession(
  c: Context,
  { token, expiresAt }: StartedSession,
): z.infer<typeof sessionAnswer> {
  c.header('authorization', `Bearer ${token}`);
  return { data: { expires_at: expiresAt.toISOString(), renew_after_ms: RENEW_MS } };
}

/** The same where a session is one of several answers. */
export const sendSession = (c: Context, session: StartedSession) =>
  sendPrivate(c, grantSession(c, session));
