import { createHash } from 'node:crypto';
import { namesEtag } from '#core/platform/http/conditional.ts';

export type ScriptFile = (request: Request, pathname: string) => Response | undefined;

interface ScriptFileOptions {
  path: string;
  text: string;
  /** Sent with each answer that has it, and with each that says it has not changed. */
  headers: Record<string, string>;
}

/** A script whose address is for good, so that it carries no hash and browsers ask for it again. */
export function createScriptFile({ path, text, headers: given }: ScriptFileOptions): ScriptFile {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = { etag, ...given };
  return function serve(request, pathname) {
    if (pathname !== path) return undefined;
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
