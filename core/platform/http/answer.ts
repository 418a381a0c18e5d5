import type { Context } from 'hono';
import { namesEtag } from './conditional.ts';

/** An answer as it goes out: its bytes, made once, and a tag that changes exactly with them. */
export interface Answer {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

export async function makeAnswer<T>(value: T): Promise<Answer> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return { bytes, etag: `"${Buffer.from(digest).toString('base64url').slice(0, 27)}"` };
}

/** The same for what is one person's: its tag comes from what it is of, not from its bytes. */
export function sendTagged(c: Context, { text, etag }: { text: string; etag: string }): Response {
  return sendAnswer(c, { bytes: new TextEncoder().encode(text), etag });
}

/** Sends an answer, or 304 to a client that has it. Clients may keep it but must ask each time. */
export function sendAnswer(c: Context, answer: Answer): Response {
  c.header('etag', answer.etag);
  c.header('cache-control', 'no-cache');
  return namesEtag(c.req.header('if-none-match'), answer.etag)
    ? c.body(null, 304)
    : c.body(answer.bytes, 200, { 'content-type': 'application/json' });
}
