import {
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type ServerBuild,
} from '@remix-run/node';
import { notFound } from '#app/lib/http/responses.ts';
import { splitPanelPath } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

type Routes = ServerBuild['routes'];
type BuiltRoute = NonNullable<Routes[string]>;
type Asked = Pick<ActionFunctionArgs, 'request'>;

/** The pages of a draft: nothing can be sent from them, and those who run an instance have none there. */
export function previewRoutes(routes: Routes): Routes {
  return changed(routes, ({ path = '', module }) => ({
    ...module,
    ...(module.loader && isOfStaff(path) && { loader: isMissing }),
    action: sayWhatItIs,
  }));
}

/** In the place of data that cannot be had any more: the browser asks for the page, which says why. */
export function endedRoutes(routes: Routes): Routes {
  return changed(routes, ({ module }) => ({ ...module, loader: askAnew, action: askAnew }));
}

function changed(routes: Routes, change: (route: BuiltRoute) => BuiltRoute['module']): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, module: change(route) }]),
  );
}

const isOfStaff = (path: string): boolean => /^(?:staff|studio)(?:\/|$)/.test(path);

function isMissing(): never {
  throw notFound('page');
}

function sayWhatItIs({ request }: Asked): never {
  throw redirect(pagePath('preview-notice', {}, { from: placeOf(request) }), 303);
}

function askAnew({ request }: Asked): never {
  throw redirectDocument(placeOf(request));
}

/** The router puts the base of the preview before it. */
function placeOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return splitPanelPath(pathname).path.replace(/\.data$/, '') + search;
}
