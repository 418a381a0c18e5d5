import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { namesEtag } from '#core/platform/http/conditional.ts';
import { PROJECT_ROOT } from './project-root.ts';

export type WidgetScript = (request: Request, pathname: string) => Response | undefined;

const ADDRESS = '/widget.js';
export const WIDGET_SCRIPT = join(PROJECT_ROOT, 'public/widget.js');

/** The script that stands on the pages of partners. Its address is for good, so it carries no hash. */
export function createWidgetScript(text: string): WidgetScript {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = {
    etag,
    'cache-control': 'public, max-age=3600',
    // Pages of every site may load it, also those that keep to what allows it.
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };
  return function serve(request, pathname) {
    if (pathname !== ADDRESS) return undefined;
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
