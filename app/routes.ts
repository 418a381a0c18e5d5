/**
 * The route table, without a language: the server mounts it once for each language under
 * `/app` or `/app/<language>`. A page whose feature is not built yet shows the shell with its
 * title and description from the instance's pages.
 */

interface RouteEntry {
  id: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  file: string;
  children?: RouteEntry[];
}

const TITLED_PAGE = 'routes/titled-page/route.tsx';
const REDIRECT = 'routes/old-path/route.ts';

function route(path: string, file: string): RouteEntry {
  // Another spelling would be another address of the same page.
  return { id: `${file.split('/')[1]}:${path}`, path, file, caseSensitive: true };
}

const titledPages = [
  'about-youtube-keyword-tool',
  'api',
  'api/documentation',
  'card-verification',
  'channel-statistics',
  'child-panels',
  'free-trials',
  'grades',
  'keywords-tools',
  'order-widget',
  'plans-and-pricing',
  'referral-program',
  'subscription-about',
  'subscriptions',
  'tags-generator',
  'tasks',
  'tasks/faq',
  'tasks/how-to-connect-a-youtube-account',
  'tasks/how-to-perform-the-tasks',
  'tasks/how-to-use-rewards',
  'tasks/start-earning',
  'youtube-campaign',
  'youtube-campaign/create',
] as const;

/** Paths that moved; app/lib/old-paths.ts says where to. */
const oldPaths = [
  'services',
  'impersonate',
  'user-widget-auth',
  'free-views',
  'free-views/:id',
  'subscriptions/create',
];

const routes: RouteEntry[] = [
  {
    id: 'shell',
    file: 'routes/shell/route.tsx',
    children: [
      { id: 'home', index: true, file: 'routes/home/route.tsx' },
      ...titledPages.map((path) => route(path, TITLED_PAGE)),
      route('login', 'routes/login/route.tsx'),
      route('register', 'routes/register/route.tsx'),
      route('register/confirm', 'routes/register-confirm/route.tsx'),
      route('password/reset', 'routes/password-reset/route.tsx'),
      route('add-funds', 'routes/add-funds/route.tsx'),
      route('add-funds/success', 'routes/add-funds-outcome/route.tsx'),
      route('add-funds/error', 'routes/add-funds-outcome/route.tsx'),
      route('finances', 'routes/finances/route.tsx'),
      route('finances/cards', 'routes/finances-cards/route.tsx'),
      route('bonuses', 'routes/bonuses/route.tsx'),
      route('my-services', 'routes/my-services/route.tsx'),
      route('notices', 'routes/notices/route.tsx'),
      route('staff', 'routes/staff-overview/route.tsx'),
      route('staff/orders', 'routes/staff-orders/route.tsx'),
      route('staff/orders/:id', 'routes/staff-order/route.tsx'),
      route('staff/support', 'routes/staff-support/route.tsx'),
      route('staff/payments', 'routes/staff-payments/route.tsx'),
      route('staff/payments/:id', 'routes/staff-payment/route.tsx'),
      route('staff/payouts', 'routes/staff-payouts/route.tsx'),
      route('cart', 'routes/cart/route.tsx'),
      route('profile', 'routes/profile/route.tsx'),
      route('profile/email', 'routes/profile-email/route.tsx'),
      route('account-management', 'routes/account-management/route.tsx'),
      route('account-deleted', 'routes/account-deleted/route.tsx'),
      route('unsubscribe', 'routes/unsubscribe/route.tsx'),
      route('unsubscribe/:userId', 'routes/unsubscribe/route.tsx'),
      route('orders/create', 'routes/orders-create/route.tsx'),
      route('orders/placed', 'routes/order-placed/route.tsx'),
      route('orders/followed/:id/:signature', 'routes/followed-order/route.tsx'),
      route('orders/followed/:id/:signature/receipt', 'routes/order-receipt/route.tsx'),
      route('orders/mass', 'routes/orders-mass/route.tsx'),
      route('orders', 'routes/orders/route.tsx'),
      route('dashboard', 'routes/dashboard/route.tsx'),
      route('statistics', 'routes/statistics/route.tsx'),
      route('drip-feed', 'routes/drip-feeds/route.tsx'),
      route('drip-feed/:id', 'routes/drip-feed/route.tsx'),
      route('orders/:id', 'routes/order/route.tsx'),
      route('orders/:id/receipt', 'routes/order-receipt/route.tsx'),
      route('services/:slug', 'routes/service/route.tsx'),
      route('services/:slug/report', 'routes/service-report/route.tsx'),
      route('subscriptions/:id', 'routes/unknown-id/route.tsx'),
      route('free-trials/:id', 'routes/unknown-id/route.tsx'),
      route('youtube-campaign/:id', 'routes/unknown-id/route.tsx'),
      route('staff/reports', 'routes/staff-reports/route.tsx'),
      route('staff/catalogue', 'routes/staff-catalogue/route.tsx'),
      route('staff/catalogue/imports/:importId', 'routes/staff-catalogue-import/route.tsx'),
      route('staff/catalogue/providers/:providerId', 'routes/staff-provider/route.tsx'),
      route('staff/catalogue/changes', 'routes/staff-catalogue-changes/route.tsx'),
      route('search', 'routes/search/route.tsx'),
      route('consent', 'routes/consent/route.tsx'),
      route('site-view', 'routes/site-view/route.tsx'),
      route('not-found', 'routes/not-found/route.tsx'),
      route(':slug', 'routes/generic-page/route.tsx'),
      route('*', 'routes/not-found/route.tsx'),
    ],
  },
  route('banners/:key', 'routes/banner-frame/route.ts'),
  // What the service worker keeps; it stands alone, without the shell's scripts and choices.
  route('offline', 'routes/offline/route.tsx'),
  route('preferences', 'routes/preferences/route.ts'),
  route('favourites', 'routes/favourites/route.ts'),
  route('services-menu/:revision?', 'routes/services-menu/route.ts'),
  route('catalogue-page', 'routes/catalogue-page/route.ts'),
  route('search-index/:revision?', 'routes/search-index/route.ts'),
  route('search-suggestions', 'routes/search-suggestions/route.ts'),
  route('captcha', 'routes/captcha/route.ts'),
  route('session', 'routes/session/route.ts'),
  route('logout', 'routes/logout/route.ts'),
  route('orders/create/link', 'routes/order-link/route.ts'),
  route('orders/create/choices/:typeId', 'routes/order-choices/route.ts'),
  route('orders/create/services/:name', 'routes/order-service/route.ts'),
  route('orders/create/quantity', 'routes/order-quantity/route.ts'),
  route('orders/mass/template', 'routes/orders-mass-template/route.ts'),
  route('add-funds/total', 'routes/add-funds-total/route.ts'),
  route('checkout/:call', 'routes/checkout-calls/route.ts'),
  // In demo mode only.
  route('sandbox-gateway/:reference', 'routes/sandbox-gateway/route.tsx'),
  route('sandbox-gateway/cards/:reference', 'routes/sandbox-card/route.tsx'),
  route('orders/export', 'routes/orders-export/route.ts'),
  route('finances/statement', 'routes/finances-statement/route.ts'),
  route('finances/entries', 'routes/finances-entries/route.ts'),
  route('account-management/export', 'routes/account-export/route.ts'),
  // In development and demo mode only.
  route('dev/ui/:section?', 'routes/dev-ui/route.tsx'),
  route('dev/form', 'routes/dev-form/route.tsx'),
  route('dev/mail/:id?', 'routes/dev-mail/route.tsx'),
  route('dev/mail/:id/html', 'routes/dev-mail-frame/route.ts'),
  ...oldPaths.map((path) => route(path, REDIRECT)),
];

export default routes;
