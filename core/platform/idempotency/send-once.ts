import type { Context } from 'hono';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import type { OnceAnswer } from './do-once.ts';

/** Sends the bytes of the first answer, and says whether they were sent before. */
export function sendOnce(c: Context<CoreEnv>, { status, bytes, isReplay }: OnceAnswer): Response {
  return c.body(bytes, status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(isReplay && { 'idempotency-replayed': 'true' }),
  });
}
