import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { appendVary } from '../http/compression.ts';
import type { FindCached, Handle } from '../http/listener.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import type { Visitor } from '../http/visitor.ts';
import { CachedBody } from './cached-body.ts';
import { cachedOrOwn } from './cached-or-own.ts';
import type { CachedPage } from './cached-page.ts';
import type { PageKey, PageMemory } from './page-memory.ts';

/** What the core says to every guest alike until the instance or its catalogue changes. */
const KEPT = new Set(['/api/v1/services', '/api/v1/service-types', '/api/v1/networks']);
/** The catalogue at its hash, which is told to everybody alike as well. */
const HASHED = /^\/api\/v1\/services\/catalogue\/[\w-]{1,100}$/;
/** Its language, and nothing that a client could think up without an end. */
const QUERY = /^locale=\w{2,5}$/;
/** Whoever sends one of these may be told something else. */
const PERSONAL = ['authorization', 'cookie', 'if-none-match', 'origin'];

const inGzip = promisify(gzip);
const inBrotli = promisify(brotliCompress);
/** Higher ones take ten times as long for a few percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

interface CachedAnswers {
  /** Finds an answer that is ready; undefined where the core is to be asked. */
  find: FindCached;
  /** Asks the core, and keeps what it says to everybody. */
  serve(fetchCore: Handle): Handle;
}

/** Lists of the catalogue, sent as cached pages are: straight by Node, from memory. */
export function createCachedAnswers(pages: PageMemory): CachedAnswers {
  return {
    find(asked) {
      const key = keyOf(asked);
      return key && pages.find(key);
    },
    serve: (fetchCore) => async (incoming) => {
      const { request, visitor } = incoming;
      const { pathname, search } = new URL(request.url);
      const header = (name: string) => request.headers.get(name);
      const key = keyOf({ visitor, method: request.method, target: pathname + search, header });
      if (!key) return fetchCore(incoming);
      const made = await cachedOrOwn({
        ...{ pages, key },
        async make() {
          const response = await fetchCore(incoming);
          return isForAnybody(response)
            ? { page: await keepAnswer(response, visitor) }
            : { response };
        },
      });
      return made ?? fetchCore(incoming);
    },
  };
}

function keyOf({
  visitor,
  method,
  target,
  header,
}: Parameters<FindCached>[0]): PageKey | undefined {
  if (!target.startsWith('/api/')) return undefined;
  const [path = '', query] = target.split('?', 2);
  if (method !== 'GET' || !(KEPT.has(path) || HASHED.test(path))) return undefined;
  if (query !== undefined && !QUERY.test(query)) return undefined;
  if (PERSONAL.some((name) => header(name) !== null)) return undefined;
  const text = [visitor.hostname, visitor.publicHost, visitor.scheme, target].join(' ');
  return { text, hasQuery: query !== undefined };
}

/** Tags come with answers that were made of the catalogue alone. */
const isForAnybody = ({ status, headers }: Response): boolean =>
  status === 200 && headers.has('etag') && !headers.has('set-cookie');

async function keepAnswer(response: Response, { scheme }: Visitor): Promise<CachedPage> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete('x-request-id');
  // One tag for both codings.
  headers.set('etag', `W/${headers.get('etag') ?? ''}`);
  addSecurityHeaders(headers, scheme);
  appendVary(headers, 'Accept-Encoding');
  const flat = [...headers].flat();
  // Beside the thread: a large catalogue takes tens of milliseconds.
  const [gzipped, brotli] = await Promise.all([inGzip(bytes), inBrotli(bytes, BROTLI)]);
  return {
    weight: bytes.length + gzipped.length + brotli.length,
    until: Infinity,
    headers: () => [...flat],
    plain: new CachedBody(bytes),
    gzip: new CachedBody(gzipped),
    brotli: new CachedBody(brotli),
  };
}
