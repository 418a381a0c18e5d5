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
  'account-management',
  'add-funds',
  'add-funds/error',
  'add-funds/success',
  'api',
  'api/documentation',
  'bonuses',
  'card-verification',
  'channel-statistics',
  'child-panels',
  'dashboard',
  'drip-feed',
  'finances',
  'free-trials',
  'grades',
  'keywords-tools',
  'login',
  'my-services',
  'order-widget',
  'orders',
  'orders/create',
  'password/reset',
  'plans-and-pricing',
  'profile',
  'referral-program',
  'register',
  'statistics',
  'subscription-about',
  'subscriptions',
  'tags-generator',
  'tasks',
  'tasks/faq',
  'tasks/how-to-connect-a-youtube-account',
  'tasks/how-to-perform-the-tasks',
  'tasks/how-to-use-rewards',
  'tasks/start-earning',
  'unsubscribe',
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
      route('unsubscribe/:userId', 'routes/unsubscribe/route.tsx'),
      route('orders/:id', 'routes/order/route.tsx'),
      route('services/:slug', 'routes/service/route.tsx'),
      route('subscriptions/:id', 'routes/unknown-id/route.tsx'),
      route('free-trials/:id', 'routes/unknown-id/route.tsx'),
      route('youtube-campaign/:id', 'routes/unknown-id/route.tsx'),
      route('site-view', 'routes/site-view/route.tsx'),
      route('not-found', 'routes/not-found/route.tsx'),
      route(':slug', 'routes/generic-page/route.tsx'),
      route('*', 'routes/not-found/route.tsx'),
    ],
  },
  route('preferences', 'routes/preferences/route.ts'),
  ...oldPaths.map((path) => route(path, REDIRECT)),
];

export default routes;
