import type { CoreProcess } from './core-process.ts';
import { collectCspReport } from './http/csp-reports.ts';
import type { HomeScreen } from './home-screen/home-screen.ts';
import type { Handle, Incoming } from './http/listener.ts';
import type { ScriptFile } from './http/script-file.ts';
import type { IsTrusted } from './http/trusted-proxies.ts';
import { NEWS_PATH, type InstanceNews } from './instance-news.ts';
import type { StaticFiles } from './http/static-files.ts';
import { isPanelPath } from './panel/panel-address.ts';
import type { Panel } from './panel/panel.ts';
import type { SiteFiles } from './site-files.ts';
import type { ServeSlot } from './custom-code/custom-code.ts';

interface Parts {
  panel: Panel | undefined;
  /** The core in this process, or the way to the one that a panel alone shows. */
  core: Handle;
  staticFiles: StaticFiles | undefined;
  siteFiles: SiteFiles | undefined;
  homeScreen: HomeScreen | undefined;
  slots: ServeSlot | undefined;
  serviceWorker: ScriptFile | undefined;
  widgetScript: ScriptFile | undefined;
  /** Only where there is a core. */
  news: InstanceNews | undefined;
  isTrusted: IsTrusted;
  /** Only where there is no core, which tells of its own. */
  health: ((pathname: string) => Response | undefined) | undefined;
  /** A worker answers its supervisor and nobody else. */
  onlyHealth: boolean;
}

const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/** Asks the core as the visitor's proxy would. */
export function coreHandle(fetchCore: CoreProcess['fetch']): Handle {
  return ({ request, requestId, visitor: { publicHost: host, trusted, address, scheme } }) =>
    fetchCore(request, { host, trusted, address, scheme, requestId });
}

/** Who answers what, read top-down. */
export function routeRequests(parts: Parts): Handle {
  return async function handle(incoming) {
    const { request, visitor } = incoming;
    const { pathname } = new URL(request.url);

    const health = parts.health?.(pathname);
    if (health) return health;
    if (parts.onlyHealth && !HEALTH_PATHS.has(pathname)) return new Response(null, { status: 404 });
    const file =
      parts.staticFiles?.(request) ??
      parts.serviceWorker?.(request, pathname) ??
      parts.widgetScript?.(request, pathname);
    if (file) return file;
    if (pathname === NEWS_PATH) {
      // For our own panels: what a proxy passes on from a visitor names the hosts of others.
      const news = parts.isTrusted(visitor.address) ? parts.news?.answer() : undefined;
      return news ?? new Response(null, { status: 404 });
    }
    if (pathname === '/csp-reports') return collectCspReport(incoming);
    const ofHomeScreen = await parts.homeScreen?.(incoming, pathname);
    if (ofHomeScreen) return ofHomeScreen;
    if (parts.panel && isPanelPath(pathname)) return parts.panel.serve(incoming);
    const slot = await parts.slots?.(incoming, pathname);
    if (slot) return slot;
    const siteFile = await parts.siteFiles?.(incoming, pathname);
    if (siteFile) return siteFile;
    if (parts.panel && pathname === '/') return parts.panel.leadIn(incoming, '/');

    const answer = await parts.core(incoming);
    // Somebody typed a page's path without its base: the panel knows whether there is one.
    const isLost = answer.status === 404 || answer.status === 405;
    if (parts.panel && isLost && isDocument(incoming)) {
      return parts.panel.leadIn(incoming, pathname);
    }
    return answer;
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
