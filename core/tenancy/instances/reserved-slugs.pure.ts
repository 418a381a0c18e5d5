import { LANGUAGES, PSEUDO_LANGUAGE } from '#locales/languages.ts';

/** The first step of the path of every page of the panel that has no second one. */
export const PAGES_OF_PANEL = [
  ...['about-youtube-keyword-tool', 'account-deleted', 'account-management', 'add-funds', 'api'],
  ...['bonuses', 'captcha', 'card-verification', 'cart', 'catalogue-page', 'channel-statistics'],
  ...['child-panels', 'consent', 'dashboard', 'drip-feed', 'favourites', 'finances', 'free-trials'],
  ...['free-views', 'grades', 'impersonate', 'keywords-tools', 'login', 'logout', 'my-services'],
  ...['not-found', 'notices', 'offline', 'order-widget', 'orders', 'plans-and-pricing'],
  ...['preferences', 'preview-notice', 'profile', 'referral-program', 'register', 'search'],
  ...['search-index', 'search-suggestions', 'services', 'services-menu', 'session', 'site-view'],
  ...['staff', 'statistics', 'studio', 'subscription-about', 'subscriptions', 'tags-generator'],
  ...['tasks', 'tickets', 'unsubscribe', 'user-widget-auth', 'youtube-campaign'],
] as const;

/** What the server answers itself, for an address that is typed without the base of the panel. */
const OF_SERVER = [
  'app',
  'assets',
  'csp-reports',
  'healthz',
  'instance-changes',
  'readyz',
  'slots',
];

const RESERVED: ReadonlySet<string> = new Set([
  ...PAGES_OF_PANEL,
  ...OF_SERVER,
  ...[...LANGUAGES, PSEUDO_LANGUAGE].map((language) => language.toLowerCase()),
]);

/** Whether something else answers where a page of an owner would have this address. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);
