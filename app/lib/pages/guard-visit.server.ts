import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { LAYOUTS, PAGES, type Page, type PagePath } from '#app/pages.ts';
import { CoreError, isAway } from '../core/core.server.ts';
import { requireCustomer } from '../session/customer.server.ts';
import { homeAddress } from './home-address.server.ts';
import { splitPanelPath } from '../i18n/languages.ts';
import { placeAfterToken } from '../session/login-token.server.ts';
import { isHidden } from '../menu/menu.server.ts';
import { notFound } from '../http/responses.ts';
import { returnPath, wayIn } from '../http/return-path.ts';
import { isOfferedPage } from './offered-pages.server.ts';
import { pagePath } from './page-path.ts';
import { mayOpen } from './staff-pages.server.ts';

interface Visit {
  /** As the table of pages has it. */
  route: PagePath;
  /** Without base and language. */
  path: string;
  query: URLSearchParams;
  isCustomer: boolean;
  settings: Settings;
}

/** Where somebody has to go instead of the page they asked for; undefined where they may stay. */
export function placeInstead({ route, path, query, isCustomer, settings }: Visit) {
  const page: Page = PAGES[route];
  if (isCustomer) {
    if (page.guestsOnly) return afterLogin(query);
    return isOfferedPage(route, page, settings) ? undefined : homeWith(query);
  }
  const { login } = LAYOUTS[page.layout];
  const isClosed = login === 'always' || (login === 'when-hidden' && hidesFromGuests(settings));
  return isClosed ? wayIn('login', path + searchOf(query)) : undefined;
}

/** Who comes back in vain from a service left to connect it, as they are logged in. */
function afterLogin(query: URLSearchParams): string {
  const problem = query.get('social-error');
  return problem === null
    ? returnPath(query.get('redirect'))
    : pagePath('account-management', {}, { 'social-error': problem });
}

const hidesFromGuests = (settings: Settings) => isHidden({ settings, isCustomer: false });

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
type Guard = (args: LoaderFunctionArgs, handle: Handler) => Promise<unknown>;

/** What stands in front of a page; nothing where it asks by itself who calls. */
export function guardOf(route: PagePath): Guard | undefined {
  const { layout, permission }: Page = PAGES[route];
  if (layout !== 'blank') return (args, handle) => guardVisit(args, route, handle);
  return permission === undefined ? undefined : guardAnswer;
}

/** The core decides who is given an answer for staff; to everybody else it is not there. */
async function guardAnswer(args: LoaderFunctionArgs, handle: Handler) {
  try {
    return await handle(args);
  } catch (error) {
    const isRefused = error instanceof CoreError && error.status < 500;
    throw isRefused ? notFound('page') : error;
  }
}

/**
 * Stands in front of every loader and action of a page. What the core refuses for want of a
 * session leads to the login, too, and back from there; a token in the address becomes a session.
 */
export async function guardVisit(args: LoaderFunctionArgs, route: PagePath, handle: Handler) {
  const { session, instance } = args.context;
  const page: Page = PAGES[route];
  const { pathname, searchParams: query } = new URL(args.request.url);
  const { path } = splitPanelPath(pathname);
  if (isSwitchedOff(page, instance.settings)) throw notFound('page');
  // A widget is asked for by its token alone.
  if (args.context.frame) return handle(args);
  if (args.request.method === 'GET') {
    const entered = await placeAfterToken(args.context, { route, path, query });
    if (entered !== undefined) throw redirect(entered);
  }
  const visit = { route, path, query, settings: instance.settings };
  const begun = beginEarly(args, visit, handle);
  const isCustomer = await isLoggedIn(args, visit);
  const place = placeInstead({ ...visit, isCustomer });
  if (place !== undefined) throw redirect(homeAddress(place, args.context));
  try {
    if (page.permission) await requirePermission(args, page.permission);
    return await (begun ?? handle(args));
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    if (error.code === 'two_factor_needed') throw redirect(secondFactorPlace(args.context));
    const hasEnded = isCustomer && session.token === undefined;
    // A form of a page that guests may read as well, sent by who was logged in when it was opened.
    const isLate = !isCustomer && error.status === 401 && args.request.method !== 'GET';
    throw hasEnded || isLate ? redirect(wayIn('login', path + searchOf(query))) : error;
  }
}

/** The page of something that the instance does not have is not there, by whatever link. */
const isSwitchedOff = ({ needs }: Page, settings: Settings) =>
  needs !== undefined && !settings[needs];

/**
 * What a page shows is asked for together with who is there: the core decides by itself what it tells
 * to whom, and where somebody may not stay, nothing of it is sent. Pages of staff wait.
 */
function beginEarly(args: LoaderFunctionArgs, visit: Omit<Visit, 'isCustomer'>, handle: Handler) {
  if (args.request.method !== 'GET' || args.context.session.token === undefined) return undefined;
  if (PAGES[visit.route].permission) return undefined;
  if (placeInstead({ ...visit, isCustomer: true }) !== undefined) return undefined;
  if (placeInstead({ ...visit, isCustomer: false }) === undefined) return undefined;
  const begun = (async () => handle(args))();
  begun.catch(() => undefined);
  return begun;
}

/** To everybody else a page of staff is not there. */
async function requirePermission(
  { context }: LoaderFunctionArgs,
  permission: NonNullable<Page['permission']>,
): Promise<void> {
  const { permissions, needs_two_factor: needsTwoFactor } = await requireCustomer(context);
  if (needsTwoFactor) throw redirect(secondFactorPlace(context));
  if (!mayOpen(permission, permissions)) throw notFound('page');
}

const secondFactorPlace = (context: LoaderFunctionArgs['context']): string =>
  homeAddress(pagePath('account-management', {}, { needed: '2fa' }), context);

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
