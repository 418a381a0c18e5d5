import type { Context } from 'hono';
import { noteAnswer } from '#core/platform/http/call-note.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import type { OnceAnswer } from './do-once.ts';

/** Sends the bytes of the first answer, and says whether they were sent before. */
export function sendOnce(c: Context<CoreEnv>, { status, bytes, isReplay }: OnceAnswer): Response {
  noteAnswer(bytes);
  return c.body(bytes, status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(isReplay && { 'idempotency-replayed': 'true' }),
  });
}
