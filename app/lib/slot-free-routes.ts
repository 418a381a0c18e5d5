import { splitPanelPath } from './languages.ts';
import { routeNameOf } from './route-name.ts';

/** The addresses of its pages are signed. */
const FOLLOWED = 'orders-followed';

/** Its pages show what belongs to the whole instance. */
const STAFF = 'staff';

/**
 * Pages with credentials, payment details or documents: no code of others runs there, neither an
 * owner's own nor a declared counter or chat, nor a banner with a script.
 */
const SLOT_FREE_ROUTES: ReadonlySet<string> = new Set([
  'login',
  'register',
  'password-reset',
  'checkout',
  // An account to pay to, and the e-mail of a guest.
  'orders-placed',
  // Its address is signed and opens an order.
  FOLLOWED,
  'add-funds',
  'add-funds-error',
  'add-funds-success',
  'finances-cards',
  'sandbox-gateway',
  'card-verification',
  // Its address is signed and opens a customer's settings.
  'unsubscribe',
  'consent',
  // The link of a mail leads here.
  'profile-email',
  STAFF,
]);

/**
 * Where an owner's own code does not run either, whatever its tier. Declared counters do: who buys
 * goes on to pay elsewhere, and what they buy is what counters count.
 */
const CODE_FREE_ROUTES: ReadonlySet<string> = new Set([
  ...SLOT_FREE_ROUTES,
  'orders-create',
  'orders-mass',
  'cart',
  // Passwords and tokens.
  'account-management',
  'profile',
  'api',
  'child-panels',
]);

/** Whether a page is free of slots, by its path on the site or by the address of its data. */
export function isSlotFree(pathname: string): boolean {
  return isAmong(SLOT_FREE_ROUTES, pathname);
}

/** Whether a page is free of the owner's own code, told the same way. */
export function isCodeFree(pathname: string): boolean {
  return isAmong(CODE_FREE_ROUTES, pathname);
}

/** Whether a page is for those who run the instance, told the same way. */
export function isStaffPage(pathname: string): boolean {
  return isAmong(new Set([STAFF]), pathname);
}

/** Whether a page shows an order to who has its link, told the same way. */
export function isFollowedPage(pathname: string): boolean {
  return isAmong(new Set([FOLLOWED]), pathname);
}

function isAmong(routes: ReadonlySet<string>, pathname: string): boolean {
  const name = routeNameOf(splitPanelPath(decoded(pathname).replace(/\.data$/, '')).path) ?? '';
  // What lies below such a page belongs to it.
  return [...routes].some((free) => name === free || name.startsWith(`${free}-`));
}

/** The router matches paths decoded and takes slashes as one; what cannot be read is no page. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\/+/g, '/');
  } catch {
    return pathname;
  }
}
