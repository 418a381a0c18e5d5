import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKER_PATH, WORKER_SCOPE } from '#app/lib/app-update/worker-paths.ts';
import { namesEtag } from '#core/platform/http/conditional.ts';

export type ServiceWorker = (request: Request, pathname: string) => Response | undefined;

/** The two programs: the one that serves, and the one that takes it away from every browser. */
export interface WorkerPrograms {
  active: string;
  retired: string;
}

export async function readWorkerPrograms(directory: string): Promise<WorkerPrograms> {
  const [active, retired] = await Promise.all(
    ['service-worker.js', 'retired-worker.js'].map((name) =>
      readFile(join(directory, name), 'utf8'),
    ),
  );
  return { active: active ?? '', retired: retired ?? '' };
}

/** The script is looked at on every visit, so that a new build, or the end of it, is noticed. */
export function createServiceWorker(programs: WorkerPrograms, isOn: boolean): ServiceWorker {
  const text = isOn ? programs.active : programs.retired;
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = {
    etag,
    'cache-control': 'no-cache',
    'service-worker-allowed': WORKER_SCOPE,
    // What it fetches is of this origin, and it runs nothing else.
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  };
  return function serve(request, pathname) {
    if (pathname !== WORKER_PATH) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    if (namesEtag(request.headers.get('if-none-match') ?? undefined, etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(request.method === 'HEAD' ? null : text, {
      headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' },
    });
  };
}
