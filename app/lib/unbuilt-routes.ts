/**
 * The pages of the specification whose capability is not built yet. They answer that they are not
 * there, and no menu, banner, search or sitemap leads to them; whoever builds one takes its name out.
 */
const UNBUILT = new Set([
  'api',
  'api-documentation',
  'card-verification',
  'channel-statistics',
  'child-panels',
  'free-trials',
  'free-trials-id',
  'grades',
  'keywords-tools',
  'order-widget',
  'plans-and-pricing',
  'referral-program',
  'subscriptions',
  'subscriptions-id',
  'tags-generator',
  'tasks',
  'tasks-start-earning',
  'youtube-campaign',
  'youtube-campaign-create',
  'youtube-campaign-id',
]);

/** Texts about what is not built yet: they can be read, but nothing leads to them so far. */
const AHEAD = new Set([
  'about-youtube-keyword-tool',
  'subscription-about',
  'tasks-faq',
  'tasks-how-to-connect-a-youtube-account',
  'tasks-how-to-perform-the-tasks',
  'tasks-how-to-use-rewards',
]);

/** Whether a page is there at all. */
export function isBuiltRoute(routeName: string): boolean {
  return !UNBUILT.has(routeName);
}

/** Whether anything may lead to a page. */
export function isReadyRoute(routeName: string): boolean {
  return isBuiltRoute(routeName) && !AHEAD.has(routeName);
}
