import type { MiddlewareHandler } from 'hono';
import { AppError } from '#core/errors.ts';
import type { CoreEnv } from './core-env.ts';
import { isStorable } from './storable.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Reads the body before the operation does: at most a megabyte, or what the operation needs, however
 * long it claims to be, and as JSON only what the database can keep.
 */
export function guardBody(mostBytes = MEGABYTE): MiddlewareHandler<CoreEnv> {
  return async (c, next) => {
    if (c.req.raw.body !== null) {
      if (Number(c.req.header('content-length')) > mostBytes) {
        throw new AppError('payload_too_large');
      }
      const bytes = await readBytes(c.req.raw.body, mostBytes);
      const { url, method, headers, signal } = c.req.raw;
      // Node knows no copy of a request that the server made up itself.
      c.req.raw = new Request(url, { method, headers, signal, body: bytes });
      if (isJson(c.req.header('content-type')) && bytes.length > 0) parseJson(bytes);
    }
    await next();
  };
}

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
