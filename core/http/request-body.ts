import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { AppError } from '#core/errors.ts';
import type { CoreEnv } from './core-env.ts';
import { isStorable } from './storable.ts';

const MOST_BYTES = 1024 * 1024;
const MOST_BYTES_OF_LINES = 256 * 1024;

/** A whole price list, with the signs that JSON puts before its quotes; and what guests may ask often. */
const MOST_BYTES_AT: Readonly<Record<string, number>> = {
  '/api/v1/catalogue-imports': 8 * 1024 * 1024,
  '/api/v1/services/cost': MOST_BYTES_OF_LINES,
  '/api/v1/services/quantity-by-cost': MOST_BYTES_OF_LINES,
  '/api/v1/orders/total-cost': MOST_BYTES_OF_LINES,
  '/api/v1/cart/lines': MOST_BYTES_OF_LINES,
  '/api/v1/order-widget/services/quantity-by-cost': MOST_BYTES_OF_LINES,
  '/api/v1/order-widget/services/total-cost': MOST_BYTES_OF_LINES,
};

/**
 * Reads the body before the operation does: at most a megabyte, or what the operation is known to
 * need, however long it claims to be, and as JSON only what the database can keep. A path that
 * nobody answers is not read at all.
 */
export const guardBody: MiddlewareHandler<CoreEnv> = async (c, next) => {
  const hasOperation = matchedRoutes(c).some((route) => route.method !== 'ALL');
  if (hasOperation && c.req.raw.body !== null) {
    const mostBytes = MOST_BYTES_AT[c.req.path] ?? MOST_BYTES;
    if (Number(c.req.header('content-length')) > mostBytes) throw new AppError('payload_too_large');
    const bytes = await readBytes(c.req.raw.body, mostBytes);
    const { url, method, headers, signal } = c.req.raw;
    // Node knows no copy of a request that the server made up itself.
    c.req.raw = new Request(url, { method, headers, signal, body: bytes });
    if (isJson(c.req.header('content-type')) && bytes.length > 0) parseJson(bytes);
  }
  await next();
};

async function readBytes(
  body: ReadableStream<Uint8Array>,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const reader = body.getReader();
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(refuseBroken);
    if (done) return Buffer.concat(chunks, length);
    length += value.length;
    if (length > mostBytes) {
      await reader.cancel().catch(() => undefined); // The client may be gone already.
      throw new AppError('payload_too_large');
    }
    chunks.push(value);
  }
}

/** A body that ends early is the client's doing. */
function refuseBroken(cause: unknown): never {
  throw new AppError('bad_request', { cause });
}

function parseJson(bytes: Uint8Array): void {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError('bad_request', { cause: error });
  }
  if (!isStorable(value)) throw new AppError('bad_request');
}

function isJson(contentType: string | undefined): boolean {
  return (
    contentType !== undefined && /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType)
  );
}
