import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { acceptedEncoding } from '#core/platform/http/accepted-encoding.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

interface StaticFile {
  type: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export type StaticFiles = (request: Request) => Response | undefined;

/**
 * The built assets, held in memory with their compressed forms. Their names carry a hash of
 * their content, so that a browser may keep them for good.
 */
export async function loadStaticFiles(directory: string, base: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const names = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    names.map(async (entry) => {
      const type = TYPES[extname(entry.name)];
      if (!entry.isFile() || !type) return;
      const path = join(entry.parentPath, entry.name);
      const [plain, br, gzip] = await Promise.all([
        readFile(path),
        readFile(`${path}.br`).catch(() => undefined),
        readFile(`${path}.gz`).catch(() => undefined),
      ]);
      const url = base + path.slice(directory.length).replaceAll('\\', '/');
      files.set(url, { type, plain, ...(br && { br }), ...(gzip && { gzip }) });
    }),
  );

  return function serve(request) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${base}/`)) return undefined;
    const file = files.get(pathname);
    if (!file)
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
    const coded = encoding && file[encoding];
    const body = coded ?? file.plain;
    const headers = new Headers({
      'content-type': file.type,
      'content-length': String(body.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    if (coded && encoding) headers.set('content-encoding', encoding);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
  };
}
