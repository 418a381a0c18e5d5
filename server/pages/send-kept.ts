import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../http/compression.ts';
import type { KeptPage } from './kept-page.ts';
import { newNonce } from './nonce.ts';

interface KeptAnswer {
  page: KeptPage;
  requestId: string;
}

/** Below this a copy costs less than a write of its own. */
const MOST_COPIED = 16 * 1024;

/** Sends a kept page straight by Node: web requests and answers would cost more than the page. */
export function sendKept(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { page, requestId }: KeptAnswer,
): void {
  const nonce = newNonce();
  const isPacked = takesGzip(String(incoming.headers['accept-encoding'] ?? ''));
  const body = isPacked ? [page.gzip(nonce)] : inFewWrites(page.plain(nonce));
  const length = body.reduce((sum, piece) => sum + piece.length, 0);
  const headers = page.headers(nonce);
  headers.push('x-request-id', requestId, 'content-length', String(length));
  if (isPacked) headers.push('content-encoding', 'gzip');
  outgoing.writeHead(200, headers);
  outgoing.cork();
  const last = body.pop();
  for (const piece of body) outgoing.write(piece);
  outgoing.end(last);
}

const MOST_KNOWN = 100;
const known = new Map<string, boolean>();

/** Browsers say one of a few things, and reading it takes time. */
function takesGzip(accepted: string): boolean {
  const before = known.get(accepted);
  if (before !== undefined) return before;
  // Of the two ways that browsers know, only gzip can be put together out of pieces.
  const takes = acceptedEncoding(accepted.replace(/\bbr\b/gi, '')) === 'gzip';
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(accepted, takes);
  return takes;
}

/** Copies small pieces that follow each other into one, and leaves large ones where they lie. */
function inFewWrites(pieces: readonly Buffer[]): Buffer[] {
  const writes: Buffer[] = [];
  let small: Buffer[] = [];
  const gather = () => {
    if (small.length > 0) writes.push(Buffer.concat(small));
    small = [];
  };
  for (const piece of pieces) {
    if (piece.length <= MOST_COPIED) {
      small.push(piece);
      continue;
    }
    gather();
    writes.push(piece);
  }
  gather();
  return writes;
}
