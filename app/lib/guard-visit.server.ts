import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { CoreError, isAway } from './core.server.ts';
import { homeAddress } from './home-address.server.ts';
import { placeAfterToken } from './login-token.server.ts';
import { splitPanelPath } from './languages.ts';
import { LAYOUT_OF_ROUTE, LAYOUTS, type Layout } from './layouts.ts';
import { isHidden } from './menu.ts';
import { isOfferedRoute } from './offered-routes.ts';
import { notFound } from './responses.ts';
import { isBuiltRoute } from './unbuilt-routes.ts';
import { returnPath, wayIn } from './return-path.ts';
import { routeNameOf } from './route-name.ts';

interface Visit {
  /** As the route table has it. */
  route: string;
  /** Without base and language. */
  path: string;
  query: URLSearchParams;
  isCustomer: boolean;
  settings: Settings;
}

/** Who is logged in has nothing to do here. The link of a mail may open another account. */
const FOR_GUESTS = new Set(['login', 'register']);

/** What an owner's list of pages says nothing of. */
const NEVER_LISTED_LAYOUTS: ReadonlySet<Layout> = new Set(['blank', 'default', 'staff']);

/** A way to pages and none itself; and what no owner can take from a customer. */
const NEVER_LISTED = new Set(['search', 'cart', 'profile', 'account-management', 'notices']);

/** What an owner's list of pages means along with another page. */
const PART_OF: Readonly<Record<string, string>> = {
  'finances/cards': 'finances',
  'orders/mass': 'orders/create',
  'orders/:id/receipt': 'orders/:id',
  'services/:slug/report': 'services/:slug',
};

/** Where somebody has to go instead of the page they asked for; undefined where they may stay. */
export function placeInstead({ route, path, query, isCustomer, settings }: Visit) {
  const layout = LAYOUT_OF_ROUTE[route] ?? 'blank';
  if (isCustomer) {
    if (FOR_GUESTS.has(route)) return afterLogin(query);
    const isListed = !NEVER_LISTED_LAYOUTS.has(layout) && !NEVER_LISTED.has(route);
    const listed = PART_OF[route] ?? route;
    return isListed && !isOfferedRoute(nameOf(listed), settings) ? homeWith(query) : undefined;
  }
  const { login } = LAYOUTS[layout];
  const isClosed = login === 'always' || (login === 'when-hidden' && hidesFromGuests(settings));
  return isClosed ? wayIn('/login', path + searchOf(query)) : undefined;
}

/** Who comes back in vain from a service left to connect it, as they are logged in. */
function afterLogin(query: URLSearchParams): string {
  const problem = query.get('social-error');
  return problem === null
    ? returnPath(query.get('redirect'))
    : `/account-management?${new URLSearchParams({ 'social-error': problem }).toString()}`;
}

const hidesFromGuests = (settings: Settings) => isHidden({ settings, isCustomer: false });

/** The name of a route with parameters has theirs, too: `orders-id`. */
function nameOf(route: string): string | undefined {
  return routeNameOf(route.replaceAll(':', ''));
}

function homeWith(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('redirect');
  return `/${searchOf(rest)}`;
}

function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

type Handler = (args: LoaderFunctionArgs) => unknown;

/**
 * Stands in front of every loader and action of a page. What the core refuses for want of a
 * session leads to the login, too, and back from there; a token in the address becomes a session.
 */
export async function guardVisit(args: LoaderFunctionArgs, route: string, handle: Handler) {
  const { session, instance } = args.context;
  const { pathname, searchParams: query } = new URL(args.request.url);
  const { path } = splitPanelPath(pathname);
  if (!isBuiltRoute(nameOf(route) ?? '')) throw notFound('page');
  if (args.request.method === 'GET') {
    const entered = await placeAfterToken(args.context, { route, path, query });
    if (entered !== undefined) throw redirect(entered);
  }
  const visit = { route, path, query, settings: instance.settings };
  const isCustomer = await isLoggedIn(args, visit);
  const place = placeInstead({ ...visit, isCustomer });
  if (place !== undefined) throw redirect(homeAddress(place, args.context));
  try {
    return await handle(args);
  } catch (error) {
    const hasEnded = isCustomer && session.token === undefined;
    if (!(error instanceof CoreError) || !hasEnded) throw error;
    throw redirect(wayIn('/login', path + searchOf(query)));
  }
}

/**
 * A core that cannot say so makes a guest of everybody where guests may be. Elsewhere whoever has a
 * session is let through to a page that can say that nobody answers: it knows nothing by itself.
 */
async function isLoggedIn({ context }: LoaderFunctionArgs, visit: Omit<Visit, 'isCustomer'>) {
  try {
    return (await context.customer()) !== undefined;
  } catch (error) {
    if (placeInstead({ ...visit, isCustomer: false }) === undefined) return false;
    if (isAway(error) && context.session.token !== undefined) return true;
    throw error;
  }
}
