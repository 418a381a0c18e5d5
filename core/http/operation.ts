import type { Context } from 'hono';
import type { z } from 'zod';

/** The parts that descriptions of operations are put together from. */

export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});

export const jsonAnswer = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** For an operation that only a session opens. */
export const BEARER = [{ bearer: [] }];

/** Sends what is one person's: nothing on the way may keep it. */
export function sendPrivate<T extends object>(
  c: Context,
  value: T,
  headers: Record<string, string> = {},
) {
  return c.json(value, 200, { 'cache-control': 'no-store', ...headers });
}

/** Done, and nothing to say about it. */
export function sendDone(c: Context) {
  return c.body(null, 204, { 'cache-control': 'no-store' });
}

export const doneAnswer = { description: 'Done.' };
