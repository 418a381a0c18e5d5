import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../http/compression.ts';
import type { KeptPage } from './kept-page.ts';
import { newNonce } from './nonce.ts';

interface KeptAnswer {
  page: KeptPage;
  requestId: string;
}

const MOST_COPIED = 64 * 1024;

/** Sends a kept page straight by Node: web requests and answers would cost more than the page. */
export function sendKept(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { page, requestId }: KeptAnswer,
): void {
  const nonce = newNonce();
  const accepted = incoming.headers['accept-encoding'];
  // Of the two ways that browsers know, only gzip can be put together out of pieces.
  const isPacked = acceptedEncoding(String(accepted ?? '').replace(/\bbr\b/gi, '')) === 'gzip';
  const body = isPacked ? page.gzip(nonce) : page.plain(nonce);
  const length = body.reduce((sum, piece) => sum + piece.length, 0);
  const headers = page.headers(nonce);
  headers.push('x-request-id', requestId, 'content-length', String(length));
  if (isPacked) headers.push('content-encoding', 'gzip');
  outgoing.writeHead(200, headers);
  // Many small pieces are copied into one; a few large ones go out as they lie there.
  if (length < MOST_COPIED) {
    outgoing.end(Buffer.concat(body, length));
    return;
  }
  outgoing.cork();
  for (const piece of body) outgoing.write(piece);
  outgoing.end();
}
