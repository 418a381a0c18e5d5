import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from '../http/compression.ts';
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
  const isPacked = takingGzip.memo(String(incoming.headers['accept-encoding'] ?? ''));
  const body = isPacked ? page.gzip : page.plain;
  const headers = page.headers(nonce);
  headers.push('x-request-id', requestId, 'content-length', String(body.length));
  if (isPacked) headers.push('content-encoding', 'gzip');
  outgoing.writeHead(200, headers);
  const bytes = body.take(nonce);
  outgoing.once('finish', () => body.giveBack(bytes));
  outgoing.end(bytes);
}

/**
 * Browsers say one of a few things, and reading it takes time. Of the two ways that they know,
 * only gzip can be put together out of pieces.
 */
const takingGzip = new LRUCache<string, boolean>({
  max: 100,
  memoMethod: (accepted) => acceptedEncoding(accepted.replace(/\bbr\b/gi, '')) === 'gzip',
});
