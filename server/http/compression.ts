import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedEncoding } from '#core/platform/http/accepted-encoding.ts';

const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json|problem\+json)|image\/svg\+xml)/;

/** Compresses an answer on its way out, a streamed one as it streams. */
export function compress(request: Request, response: Response): Response {
  const { headers } = response;
  if (!COMPRESSIBLE.test(headers.get('content-type') ?? '')) return response;
  if (!headers.has('content-encoding')) appendVary(headers, 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const size = Number(headers.get('content-length') ?? Infinity);
  const hasBody = response.body !== null && request.method !== 'HEAD' && response.status !== 304;
  if (!encoding || !hasBody || size < 1024 || headers.has('content-encoding')) return response;

  const coder =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 });
  // Here and below: Node's own type of a web stream is not the one of the web.
  const source = Readable.fromWeb(response.body as NodeReadableStream);
  source.on('error', (error) => coder.destroy(error)).pipe(coder);
  coder.on('close', () => source.destroy());
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const etag = headers.get('etag');
  // Other bytes: what a strong tag promises no longer holds.
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  const body = Readable.toWeb(coder) as ReadableStream; // As above.
  return new Response(body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}

export function appendVary(headers: Headers, name: string): void {
  const present = (headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/);
  if (!present.includes(name.toLowerCase())) headers.append('vary', name);
}
