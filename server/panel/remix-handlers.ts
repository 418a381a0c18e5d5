import {
  createRequestHandler,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';
import { orUnavailable } from '#app/lib/core/or-unavailable.server.ts';
import { guardOf } from '#app/lib/pages/guard-visit.server.ts';
import { invariant } from '#core/errors.ts';
import { PAGES, type PagePath } from '#app/pages.ts';
import { endedRoutes, previewRoutes } from './preview/preview-routes.ts';

export type RemixHandler = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * What an address answers: the page itself, that in a frame of a partner, that of a draft, or the way
 * back to a draft's end.
 */
type PageForm = 'published' | 'framed' | 'preview' | 'ended-preview';

interface BuiltHandlers {
  routes: ServerBuild['routes'];
  handlers: {
    get(key: string): RemixHandler | undefined;
    set(key: string, made: RemixHandler): unknown;
  };
}

const MOST_FRAMED = 300;
const MOST_PREVIEWED = 300;
const MOST_ENDED = 20;

/** As many addresses as it is known for which page they are; those of orders differ by a number. */
const MOST_ADDRESSES = 5_000;

/**
 * Remix handlers for each base path over the same build: every link, form and redirect in it then
 * stays in its language by itself. Each page has its own, which knows this page alone: Remix looks
 * through all routes of a handler several times for one answer.
 */
export function remixHandlers(build: ServerBuild, mode: 'production' | 'development') {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route && guarded(route)]),
  );
  const tree = childrenOf(routes, undefined);
  const forms: Record<PageForm, BuiltHandlers> = {
    published: { routes, handlers: new Map() },
    // Each widget has a base path of its own, in each language.
    framed: { routes, handlers: new LRUCache({ max: MOST_FRAMED }) },
    // Each way to look at a draft has a base path of its own.
    preview: { routes: previewRoutes(routes), handlers: new LRUCache({ max: MOST_PREVIEWED }) },
    'ended-preview': { routes: endedRoutes(routes), handlers: new LRUCache({ max: MOST_ENDED }) },
  };
  const matched = new LRUCache<string, string[]>({ max: MOST_ADDRESSES });

  function match(basename: string, pathname: string): string[] {
    const key = `${basename} ${pathname}`;
    const ready = matched.get(key);
    if (ready) return ready;
    const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
    const ids = (matchRoutes(tree, page, basename) ?? []).flatMap(({ route: { id } }) => id ?? []);
    matched.set(key, ids);
    return ids;
  }

  function handlerOf(basename: string, form: PageForm, ids: readonly string[]): RemixHandler {
    const key = `${basename} ${ids.at(-1) ?? ''}`;
    const { handlers, routes: built } = forms[form];
    const ready = handlers.get(key);
    if (ready) return ready;
    // What is no page is answered by the root alone.
    const known = ids.length > 0 ? ids : ['root'];
    const { assets } = build;
    const own = {
      ...{ ...build, basename, routes: pick(built, known) },
      assets: { ...assets, routes: pick(assets.routes, known) },
    };
    const handler = createRequestHandler(own, mode);
    handlers.set(key, handler);
    return handler;
  }

  return function handlerFor(basename: string, form: PageForm = 'published'): RemixHandler {
    return async (request, context) => {
      const ids = match(basename, new URL(request.url).pathname);
      const answer = await handlerOf(basename, form, ids)(request, context);
      const route = routes[ids.at(-1) ?? 'root'];
      if (answer.status === 405) answer.headers.set('allow', methodsOf(route));
      return answer;
    };
  };
}

/** Remix refuses what a page has no loader or no action for, and does not say what it has. */
function methodsOf(route: ServerBuild['routes'][string] | undefined): string {
  const { loader, default: page, action } = route?.module ?? {};
  return [...(loader || page ? ['GET', 'HEAD'] : []), ...(action ? ['POST'] : [])].join(', ');
}

type MatchedRoute = Parameters<typeof matchRoutes>[0][number];

function pick<T>(all: Record<string, T>, ids: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): MatchedRoute[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive = false } = route;
    if (index) return { id, index };
    return {
      id,
      ...(path !== undefined && { path }),
      caseSensitive,
      children: childrenOf(routes, id),
    };
  });
}

export type HandlerFor = ReturnType<typeof remixHandlers>;

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>;
type Handler = NonNullable<BuiltRoute['module']['loader']>;

/**
 * Who may see a page is decided in one place, and no page can forget to ask; nor what it answers while
 * the core cannot be asked.
 */
function guarded(route: BuiltRoute): BuiltRoute {
  const path = pathOf(route);
  const guard = path === undefined ? undefined : guardOf(path);
  const { loader, action } = route.module;
  const stand = (handle: Handler) => (args: LoaderFunctionArgs) =>
    orUnavailable(args.context, async () => (guard ? guard(args, handle) : handle(args)));
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: stand(loader) }),
      ...(action && { action: stand(action) }),
    },
  };
}

/** As the table of pages has it; what stands around pages has no path or, as the root, an empty one. */
function pathOf({ index, path }: BuiltRoute): PagePath | undefined {
  if (index) return '';
  if (!path) return undefined;
  invariant(Object.hasOwn(PAGES, path), `${path} is no page of the table`);
  return path as PagePath; // As the line above says.
}
