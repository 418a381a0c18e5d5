import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import { guardVisit } from '#app/lib/pages/guard-visit.server.ts';
import { invariant } from '#core/errors.ts';
import { PAGES, type PagePath } from '#app/pages.ts';

export type RemixHandler = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * One Remix handler for each base path over the same build: every link, form and redirect in
 * it then stays in its language by itself.
 */
export function remixHandlers(build: ServerBuild, mode: 'production' | 'development') {
  const handlers = new Map<string, RemixHandler>();
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route && guarded(route)]),
  );
  return function handlerFor(basename: string): RemixHandler {
    const ready = handlers.get(basename);
    if (ready) return ready;
    const handler = createRequestHandler({ ...build, routes, basename }, mode);
    handlers.set(basename, handler);
    return handler;
  };
}

export type HandlerFor = ReturnType<typeof remixHandlers>;

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>;

/** Who may see a page is decided in one place, and no page can forget to ask. */
function guarded(route: BuiltRoute): BuiltRoute {
  const path = pathOf(route);
  if (path === undefined || PAGES[path].layout === 'blank') return route;
  const { loader, action } = route.module;
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: (args) => guardVisit(args, path, loader) }),
      ...(action && { action: (args) => guardVisit(args, path, action) }),
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
