/** Who may see the pages of a layout, and what stands around them. */
interface LayoutRules {
  hasShell: boolean;
  /** Where a guest is sent to the login: nowhere, everywhere, or where the cabinet is hidden. */
  login: 'never' | 'always' | 'when-hidden';
}

export const LAYOUTS = {
  /** Answers and frames that stand alone. */
  blank: { hasShell: false, login: 'never' },
  /** The way in and the pages about the panel itself, which have to be there for everybody. */
  default: { hasShell: true, login: 'never' },
  /** What belongs to a customer. */
  cabinet: { hasShell: true, login: 'always' },
  /** What belongs to those who run the instance; what they may do there, the page itself asks. */
  staff: { hasShell: true, login: 'always' },
  /** What tells guests about the cabinet; not even a hidden one withholds it. */
  'cabinet-without-auth': { hasShell: true, login: 'never' },
  /** What is sold. */
  shop: { hasShell: true, login: 'when-hidden' },
} as const satisfies Record<string, LayoutRules>;

export type Layout = keyof typeof LAYOUTS;

/** By the path in the route table. */
export const LAYOUT_OF_ROUTE: Readonly<Record<string, Layout>> = {
  '': 'shop',
  'services/:slug': 'shop',
  'services/:slug/report': 'shop',
  'orders/create': 'shop',
  cart: 'shop',
  'orders/mass': 'shop',
  search: 'shop',
  'site-view': 'shop',
  'plans-and-pricing': 'shop',
  'free-trials': 'shop',
  'free-trials/:id': 'shop',

  'about-youtube-keyword-tool': 'cabinet-without-auth',
  api: 'cabinet-without-auth',
  'api/documentation': 'cabinet-without-auth',
  'child-panels': 'cabinet-without-auth',
  grades: 'cabinet-without-auth',
  'keywords-tools': 'cabinet-without-auth',
  'order-widget': 'cabinet-without-auth',
  'referral-program': 'cabinet-without-auth',
  'subscription-about': 'cabinet-without-auth',
  'tags-generator': 'cabinet-without-auth',
  'tasks/faq': 'cabinet-without-auth',
  'tasks/how-to-connect-a-youtube-account': 'cabinet-without-auth',
  'tasks/how-to-perform-the-tasks': 'cabinet-without-auth',
  'tasks/how-to-use-rewards': 'cabinet-without-auth',
  'tasks/start-earning': 'cabinet-without-auth',

  'add-funds': 'cabinet',
  'add-funds/error': 'cabinet',
  'add-funds/success': 'cabinet',
  bonuses: 'cabinet',
  'card-verification': 'cabinet',
  'channel-statistics': 'cabinet',
  dashboard: 'cabinet',
  'drip-feed': 'cabinet',
  'drip-feed/:id': 'cabinet',
  finances: 'cabinet',
  'finances/cards': 'cabinet',
  'my-services': 'cabinet',
  notices: 'cabinet',
  orders: 'cabinet',
  'orders/:id': 'cabinet',
  'orders/:id/receipt': 'cabinet',
  'account-management': 'cabinet',
  profile: 'cabinet',
  statistics: 'cabinet',
  subscriptions: 'cabinet',
  'subscriptions/:id': 'cabinet',
  tasks: 'cabinet',
  'youtube-campaign': 'cabinet',
  'youtube-campaign/:id': 'cabinet',
  'youtube-campaign/create': 'cabinet',

  staff: 'staff',
  'staff/orders': 'staff',
  'staff/orders/:id': 'staff',
  'staff/support': 'staff',
  'staff/payments': 'staff',
  'staff/payments/:id': 'staff',
  'staff/payouts': 'staff',
  'staff/catalogue': 'staff',
  'staff/reports': 'staff',
  'staff/catalogue/providers/:providerId': 'staff',
  'staff/catalogue/imports/:importId': 'staff',
  'staff/catalogue/changes': 'staff',

  login: 'default',
  register: 'default',
  'register/confirm': 'default',
  'password/reset': 'default',
  'account-deleted': 'default',
  // Of a guest, who has paid elsewhere and comes back.
  'orders/placed': 'default',
  // Of a guest as well, who has the link of a mail.
  'orders/followed/:id/:signature': 'default',
  'orders/followed/:id/:signature/receipt': 'default',
  // Its link works on whatever device the mail is read.
  'profile/email': 'default',
  unsubscribe: 'default',
  'unsubscribe/:userId': 'default',
  consent: 'default',
  'not-found': 'default',
  // Terms and privacy are among these, which a law may want to be read before a login.
  ':slug': 'default',
  '*': 'default',

  preferences: 'blank',
  favourites: 'blank',
  'services-menu/:revision?': 'blank',
  'search-index/:revision?': 'blank',
  'search-suggestions': 'blank',
  'catalogue-page': 'blank',
  captcha: 'blank',
  session: 'blank',
  logout: 'blank',
  'account-management/export': 'blank',
  'orders/create/link': 'blank',
  'orders/create/choices/:typeId': 'blank',
  'orders/create/services/:name': 'blank',
  'orders/create/quantity': 'blank',
  'add-funds/total': 'blank',
  'checkout/:call': 'blank',
  'orders/mass/template': 'blank',
  'orders/export': 'blank',
  'sandbox-gateway/:reference': 'blank',
  'sandbox-gateway/cards/:reference': 'blank',
  'finances/statement': 'blank',
  'finances/entries': 'blank',
  offline: 'blank',
  'banners/:key': 'blank',
  'dev/ui/:section?': 'blank',
  'dev/form': 'blank',
  'dev/mail/:id?': 'blank',
  'dev/mail/:id/html': 'blank',
  services: 'blank',
  impersonate: 'blank',
  'user-widget-auth': 'blank',
  'free-views': 'blank',
  'free-views/:id': 'blank',
  'subscriptions/create': 'blank',
};
