import { pageOf } from '#app/pages.ts';
import { PAGE_PATHS as SPECIFIED } from '#fixtures/testing/page-paths.ts';

/** Every page that shows something to whoever asks for it by its address alone. */
export const PAGE_PATHS = [
  ...SPECIFIED.filter((path) => !path.includes('{') && path !== '/not-found'),
  '/unsubscribe/42?signature=abc',
  '/about',
];

/** Those among them that belong to a customer, and those that lead one in. */
export const OWN_PATHS = SPECIFIED.filter((path) => pageOf(path.slice(1))?.layout === 'cabinet');
export const WAYS_IN = ['/login', '/register'];

/** Paths that answer 404, with the key of the screen's title. */
export const MISSING_PATHS = {
  '/not-found': 'notFound',
  '/no-such-page': 'notFound',
  '/no/such/page': 'notFound',
  '/orders/999999': 'orderNotFound',
  '/drip-feed/999999': 'orderNotFound',
  '/subscriptions/999999': 'notFound',
  '/services/999999': 'serviceNotFound',
  '/services/no-such-type': 'serviceTypeNotFound',
} as const;

/** Paths that moved, with a query that must survive. */
export const MOVED_PATHS = {
  '/services?isFavourites=true': '/?isFavourites=true',
  '/impersonate?a=1': '/login?a=1',
  '/user-widget-auth?a=1': '/login?a=1',
  '/free-views?a=1': '/free-trials?a=1',
  '/subscriptions/create?url=x': '/orders/create?url=x&type=autopromotion',
} as const;
