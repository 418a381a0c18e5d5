import type { BannerPlace } from '#instance-schema/generated/banner.ts';

/** Where banners stand on the page of a route; the sidebar stands beside all of them. */
const PLACES: Readonly<Record<string, readonly BannerPlace[]>> = {
  dashboard: ['dashboard'],
  orders: ['orders'],
  profile: ['profile'],
  grades: ['grades'],
  'drip-feed': ['drip_feed'],
  'order-widget': ['order_widget'],
  'free-trials': ['free_trials'],
  'orders-create': ['create_order'],
  subscriptions: ['autopromotion'],
  tasks: ['tasks'],
  'referral-program': ['referral_program'],
  index: [
    'services_pricing_main',
    'services_pricing_first_short',
    'services_pricing_second_short',
    'services_pricing_long',
    'services_pricing_footer',
  ],
  'services-slug': [
    'services_type_main',
    'services_type_first_short',
    'services_type_second_short',
  ],
};

export function placesOf(routeName: string, query: URLSearchParams): readonly BannerPlace[] {
  // Both kinds of orders are created at one address.
  const isAutopromotion = routeName === 'orders-create' && query.get('type') === 'autopromotion';
  return isAutopromotion
    ? ['autopromotion']
    : Object.hasOwn(PLACES, routeName)
      ? (PLACES[routeName] ?? [])
      : [];
}
