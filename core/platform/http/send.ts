import type { Context } from 'hono';

/** Sends what is one person's: nothing on the way may keep it. */
export function sendPrivate<T extends object>(c: Context, value: T) {
  return c.json(value, 200, { 'cache-control': 'no-store' });
}

/** Done, and nothing to say about it. */
export function sendDone(c: Context) {
  return c.body(null, 204, { 'cache-control': 'no-store' });
}
