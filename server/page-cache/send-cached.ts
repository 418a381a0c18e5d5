import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from '#core/platform/http/accepted-encoding.ts';
import type { CachedPage } from './cached-page.ts';
import { newNonce } from './nonce.ts';

interface CachedAnswer {
  page: CachedPage;
  requestId: string;
}

/** Sends a cached page straight by Node: web requests and answers would cost more than the page. */
export function sendCached(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { page, requestId }: CachedAnswer,
): void {
  const nonce = newNonce();
  const taken = codings.memo(String(incoming.headers['accept-encoding'] ?? ''));
  const coding = taken.find((one) => page[one]);
  const body = (coding && page[coding]) ?? page.plain;
  const headers = page.headers(nonce);
  headers.push('x-request-id', requestId, 'content-length', String(body.length));
  if (coding) headers.push('content-encoding', CODINGS[coding]);
  outgoing.writeHead(200, headers);
  const bytes = body.take(nonce);
  outgoing.end(bytes);
  // Mostly all of it is gone by now, and a listener on each answer would cost as much as the nonce.
  if (outgoing.socket?.writableLength === 0) body.giveBack(bytes);
  else outgoing.once('close', () => body.giveBack(bytes));
}

const CODINGS = { brotli: 'br', gzip: 'gzip' } as const;

/** What is taken, the better one first. Browsers say one of a few things, and reading it takes time. */
const codings = new LRUCache<string, (keyof typeof CODINGS)[]>({
  max: 100,
  memoMethod: (accepted) => [
    ...(acceptedEncoding(accepted) === 'br' ? (['brotli'] as const) : []),
    ...(acceptedEncoding(accepted.replace(/\bbr\b/gi, '')) === 'gzip' ? (['gzip'] as const) : []),
  ],
});
