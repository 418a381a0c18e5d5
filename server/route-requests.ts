import type { CoreProcess } from './core-process.ts';
import { collectCspReport } from './http/csp-reports.ts';
import type { Handle, Incoming } from './http/listener.ts';
import type { StaticFiles } from './http/static-files.ts';
import { isPanelPath } from './panel/panel-address.ts';
import type { Panel } from './panel/panel.ts';
import type { SiteFiles } from './site-files.ts';

interface Parts {
  panel: Panel | undefined;
  /** The core in this process, or the way to the one that a panel alone shows. */
  core: CoreProcess['fetch'] | undefined;
  staticFiles: StaticFiles | undefined;
  siteFiles: SiteFiles | undefined;
  /** Only where there is no core, which tells of its own. */
  health: ((pathname: string) => Response | undefined) | undefined;
  /** A worker answers its supervisor and nobody else. */
  onlyHealth: boolean;
}

const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/** Who answers what, read top-down. */
export function routeRequests(parts: Parts): Handle {
  return async function handle(incoming) {
    const { request, visitor } = incoming;
    const { pathname } = new URL(request.url);

    const health = parts.health?.(pathname);
    if (health) return health;
    if (parts.onlyHealth && !HEALTH_PATHS.has(pathname)) return new Response(null, { status: 404 });
    const file = parts.staticFiles?.(request);
    if (file) return file;
    if (pathname === '/csp-reports') return collectCspReport(incoming);
    if (parts.panel && isPanelPath(pathname)) return parts.panel.serve(incoming);
    const siteFile = await parts.siteFiles?.(incoming, pathname);
    if (siteFile) return siteFile;
    if (parts.panel && pathname === '/') return parts.panel.leadIn(incoming, '/');

    const answer = await parts.core?.(request, { host: visitor.host, trusted: visitor.trusted });
    // Somebody typed a page's path without its base: the panel knows whether there is one.
    const isLost = !answer || answer.status === 404 || answer.status === 405;
    if (parts.panel && isLost && isDocument(incoming)) {
      return parts.panel.leadIn(incoming, pathname);
    }
    return answer ?? new Response('Not found', { status: 404 });
  };
}

function isDocument({ request }: Incoming): boolean {
  const { pathname } = new URL(request.url);
  return (
    request.method === 'GET' &&
    !pathname.startsWith('/api/') &&
    /^text\/html\b/.test(request.headers.get('accept') ?? '')
  );
}
