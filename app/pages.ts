import {
  about,
  alone,
  answer,
  cabinet,
  moved,
  open,
  shop,
  staff,
  staffAnswer,
  studio,
  studioAnswer,
  type Page,
} from './page-kinds.ts';

export { LAYOUTS, type Page } from './page-kinds.ts';

/**
 * Every page of the panel, by its path without a language. Routes, guards, layouts, the sitemap,
 * the tabs of staff and where an owner's code may run are read from here; links name a path of it.
 */

/** A page of the specification that shows no more than its title so far. */
const TITLED = 'shop/titled-page';

export const PAGES = {
  '': shop('shop/home', { sitemap: true }),
  'services/changes': shop('shop/service-changes', { always: true }),
  'services/changes/atom': answer('shop/service-changes-atom', { always: true }),
  'services/changes/json': answer('shop/service-changes-feed', { always: true }),
  'services/:slug': shop('shop/service'),
  'services/:slug/report': shop('shop/service-report', { parent: 'services/:slug' }),
  'orders/create': shop('ordering/orders-create', { code: 'counters', sitemap: true }),
  'orders/mass': shop('ordering/orders-mass', { code: 'counters', parent: 'orders/create' }),
  cart: shop('ordering/cart', { code: 'counters', always: true }),
  search: shop('shop/search', { always: true }),
  'site-view': shop('shop/site-view'),
  'plans-and-pricing': shop(TITLED, { sitemap: true, state: 'not-built' }),
  'free-trials': shop(TITLED, { state: 'not-built' }),
  'free-trials/:id': shop('system/unknown-id', { state: 'not-built' }),

  'about-youtube-keyword-tool': about(TITLED, {
    ...{ sitemap: true, state: 'ahead', needs: 'keywordToolsIsEnabled' },
  }),
  api: about('account/api', { code: 'counters' }),
  'api/webhooks': cabinet('account/api-webhooks', { code: 'counters', parent: 'api' }),
  'api/webhooks/:id': cabinet('account/api-webhook', { code: 'counters', parent: 'api' }),
  'api/requests': cabinet('account/api-requests', { code: 'counters', parent: 'api' }),
  'api/requests/:id': cabinet('account/api-request', { code: 'counters', parent: 'api' }),
  'api/documentation': about('reference/documentation', { code: 'counters', sitemap: true }),
  'api/documentation/:page': about('reference/documentation-page', {
    code: 'counters',
    parent: 'api/documentation',
  }),
  'child-panels': about(TITLED, {
    ...{ code: 'counters', state: 'not-built', needs: 'childPanelsPrice' },
  }),
  grades: about('account/grades'),
  'keywords-tools': about(TITLED, { state: 'not-built', needs: 'keywordToolsIsEnabled' }),
  'order-widget': about('account/order-widgets'),
  'order-widget/:id': cabinet('account/order-widget', { parent: 'order-widget' }),
  'referral-program': about('account/referral-program', { needs: 'referralProgramEnabled' }),
  'subscription-about': about(TITLED, { sitemap: true, state: 'ahead' }),
  'tags-generator': about(TITLED, { state: 'not-built' }),
  'tasks/faq': about(TITLED, { sitemap: true, state: 'ahead' }),
  'tasks/how-to-connect-a-youtube-account': about(TITLED, { sitemap: true, state: 'ahead' }),
  'tasks/how-to-perform-the-tasks': about(TITLED, { sitemap: true, state: 'ahead' }),
  'tasks/how-to-use-rewards': about(TITLED, { sitemap: true, state: 'ahead' }),
  'tasks/start-earning': about(TITLED, { sitemap: true, state: 'not-built' }),

  'add-funds': cabinet('billing/add-funds', { code: 'nothing' }),
  'add-funds/success': cabinet('billing/add-funds-outcome', { code: 'nothing' }),
  'add-funds/error': cabinet('billing/add-funds-outcome', { code: 'nothing' }),
  bonuses: cabinet('billing/bonuses'),
  'card-verification': cabinet('billing/card-verification', { code: 'nothing', always: true }),
  'channel-statistics': cabinet(TITLED, { state: 'not-built' }),
  dashboard: cabinet('account/dashboard'),
  'drip-feed': cabinet('ordering/drip-feeds'),
  'drip-feed/:id': cabinet('ordering/drip-feed'),
  finances: cabinet('billing/finances'),
  'finances/cards': cabinet('billing/finances-cards', { code: 'nothing', parent: 'finances' }),
  'finances/documents': cabinet('billing/finances-documents', {
    code: 'nothing',
    parent: 'finances',
  }),
  'finances/documents/:id': cabinet('billing/finances-document', {
    code: 'nothing',
    parent: 'finances',
  }),
  'finances/withdraw': cabinet('billing/finances-withdraw', {
    code: 'nothing',
    parent: 'finances',
  }),
  'my-services': cabinet('shop/my-services'),
  notices: cabinet('account/notices', { always: true }),
  orders: cabinet('ordering/orders'),
  'orders/:id': cabinet('ordering/order'),
  'orders/:id/receipt': cabinet('ordering/order-receipt', { parent: 'orders/:id' }),
  'account-management': cabinet('account/account-management', { code: 'counters', always: true }),
  profile: cabinet('account/profile', { code: 'counters', always: true }),
  statistics: cabinet('ordering/statistics'),
  tickets: cabinet('account/tickets', { always: true }),
  'tickets/new': cabinet('account/ticket-new', { code: 'nothing', always: true }),
  'tickets/:id': cabinet('account/ticket', { code: 'nothing', always: true }),
  'tickets/files/:filename': answer('account/ticket-file', { code: 'nothing', always: true }),
  subscriptions: cabinet(TITLED, { state: 'not-built' }),
  'subscriptions/:id': cabinet('system/unknown-id', { state: 'not-built' }),
  tasks: cabinet(TITLED, { state: 'not-built' }),
  'youtube-campaign': cabinet(TITLED, { state: 'not-built' }),
  'youtube-campaign/create': cabinet(TITLED, { state: 'not-built' }),
  'youtube-campaign/:id': cabinet('system/unknown-id', { state: 'not-built' }),

  // Tabs are shown in this order.
  staff: staff('staff/staff-overview', { permission: 'any', tab: 'overview' }),
  'staff/go': staff('staff/staff-go', { permission: 'any' }),
  'staff/found': staffAnswer('staff/staff-found', 'any'),
  'staff/next': staffAnswer('staff/staff-next', 'any'),
  'staff/presence': staffAnswer('staff/staff-presence', 'any'),
  'staff/payments': staff('staff/staff-payments', {
    permission: 'payments.moderate',
    tab: 'payments',
  }),
  'staff/payments/all': staff('staff/staff-payments-all', { permission: 'payments.moderate' }),
  'staff/payments/all/file': staffAnswer('staff/staff-payments-file', 'payments.moderate'),
  'staff/payments/:id': staff('staff/staff-payment', { permission: 'payments.moderate' }),
  'staff/documents': staff('staff/staff-documents', { permission: 'payments.moderate' }),
  'staff/documents/file': staffAnswer('staff/staff-documents-file', 'payments.moderate'),
  'staff/documents/:id': staff('staff/staff-document', { permission: 'payments.moderate' }),
  'staff/documents/:id/:file': staffAnswer('staff/staff-document-file', 'payments.moderate'),
  'staff/withdrawals': staff('staff/staff-withdrawals', {
    permission: 'payments.moderate',
    tab: 'withdrawals',
  }),
  'staff/withdrawals/all': staff('staff/staff-withdrawals-all', {
    permission: 'payments.moderate',
  }),
  'staff/withdrawals/all/file': staffAnswer('staff/staff-withdrawals-file', 'payments.moderate'),
  'staff/withdrawals/:id': staff('staff/staff-withdrawal', { permission: 'payments.moderate' }),
  'staff/identity': staff('staff/staff-identity-checks', {
    permission: 'identity.check',
    tab: 'identity',
  }),
  'staff/identity/all': staff('staff/staff-checks-all', { permission: 'identity.check' }),
  'staff/identity/all/file': staffAnswer('staff/staff-checks-file', 'identity.check'),
  'staff/identity/:id': staff('staff/staff-identity-check', { permission: 'identity.check' }),
  'staff/identity/:id/documents/:filename': staffAnswer(
    'staff/staff-identity-document',
    'identity.check',
  ),
  'staff/payouts': staff('staff/staff-payouts', {
    permission: 'payments.moderate',
    tab: 'payouts',
  }),
  'staff/money': staff('staff/staff-money', { permission: 'money.read', tab: 'money' }),
  'staff/money/file': staffAnswer('staff/staff-money-file', 'money.read'),
  'staff/orders': staff('staff/staff-orders', { permission: 'orders.deliver', tab: 'orders' }),
  'staff/orders/all': staff('staff/staff-orders-all', { permission: 'orders.deliver' }),
  'staff/orders/all/file': staffAnswer('staff/staff-orders-file', 'orders.deliver'),
  'staff/deliveries': staff('staff/staff-deliveries', { permission: 'orders.deliver' }),
  'staff/deliveries/file': staffAnswer('staff/staff-deliveries-file', 'orders.deliver'),
  'staff/bulk': staff('staff/staff-bulk', { permission: 'orders.bulk' }),
  'staff/bulk/:id': staff('staff/staff-bulk-action', { permission: 'orders.bulk' }),
  'staff/bulk/:id/file': staffAnswer('staff/staff-bulk-file', 'orders.bulk'),
  'staff/orders/:id': staff('staff/staff-order', { permission: 'orders.deliver' }),
  'staff/customers': staff('staff/staff-customers', {
    permission: 'customers.read',
    tab: 'customers',
  }),
  'staff/customers/:id': staff('staff/staff-customer', { permission: 'customers.read' }),
  'staff/customers/:id/erase': staff('staff/staff-customer-erase', {
    permission: 'customers.erase',
  }),
  'staff/customers/export': staffAnswer('staff/staff-customers-export', 'customers.export'),
  'staff/customers/:id/export': staffAnswer('staff/staff-customer-export', 'customers.export'),
  'staff/support': staff('staff/staff-support', { permission: 'orders.deliver', tab: 'support' }),
  'staff/support/:id': staff('staff/staff-ticket', { permission: 'orders.deliver' }),
  'staff/support/file': staffAnswer('staff/staff-tickets-file', 'orders.deliver'),
  'staff/support/answers': staff('staff/staff-canned', { permission: 'orders.deliver' }),
  'staff/support/files/:filename': staffAnswer('staff/staff-ticket-file', 'orders.deliver'),
  'staff/catalogue': staff('staff/staff-catalogue', {
    permission: 'catalogue.import',
    tab: 'catalogue',
  }),
  'staff/catalogue/imports/:importId': staff('staff/staff-catalogue-import', {
    permission: 'catalogue.import',
  }),
  'staff/catalogue/providers/:providerId': staff('staff/staff-provider', {
    permission: 'catalogue.import',
  }),
  'staff/catalogue/changes': staff('staff/staff-catalogue-changes', {
    permission: 'catalogue.import',
  }),
  'staff/services': staff('staff/staff-services', {
    permission: 'catalogue.edit',
    tab: 'services',
  }),
  'staff/services/file': staffAnswer('staff/staff-services-file', 'catalogue.edit'),
  'staff/services/prices': staff('staff/staff-prices', { permission: 'catalogue.edit' }),
  'staff/services/:id': staff('staff/staff-service', { permission: 'catalogue.edit' }),
  'staff/providers': staff('staff/staff-providers', {
    permission: 'catalogue.import',
    tab: 'providers',
  }),
  'staff/providers/file': staffAnswer('staff/staff-providers-file', 'catalogue.import'),
  'staff/announcements': staff('staff/staff-announcements', {
    permission: 'announcements.write',
    tab: 'announcements',
  }),
  'staff/reports': staff('staff/staff-reports', { permission: 'reports.decide', tab: 'reports' }),
  'staff/team': staff('staff/staff-team', { permission: 'team.manage', tab: 'team' }),
  'staff/roles': staff('staff/staff-roles', { permission: 'team.manage', tab: 'roles' }),
  'staff/mails': staff('staff/staff-mails', { permission: 'mails.manage', tab: 'mails' }),
  'staff/mails/file': staffAnswer('staff/staff-mails-file', 'mails.manage'),
  'staff/mails/:id': staff('staff/staff-mail', { permission: 'mails.manage' }),
  'staff/webhooks': staff('staff/staff-webhooks', {
    permission: 'webhooks.manage',
    tab: 'webhooks',
  }),
  'staff/webhooks/:id': staff('staff/staff-webhook', { permission: 'webhooks.manage' }),
  'staff/jobs': staff('staff/staff-jobs', { permission: 'jobs.manage', tab: 'jobs' }),
  'staff/jobs/file': staffAnswer('staff/staff-jobs-file', 'jobs.manage'),
  'staff/audit': staff('staff/staff-audit', { permission: 'audit.read', tab: 'audit' }),
  'staff/audit/file': staffAnswer('staff/staff-audit-file', 'audit.read'),

  studio: studio('studio-overview', { tab: 'studio' }),
  'studio/hosts': studio('studio-hosts'),
  'studio/file': studio('studio-file'),
  'studio/file/download': studioAnswer('studio-file-download'),
  'studio/publish': studio('studio-publish'),
  'studio/difference': studio('studio-difference'),
  'studio/merge': studio('studio-merge'),
  'studio/schedule': studio('studio-schedule'),
  'studio/history': studio('studio-history'),
  'studio/history/:revision': studio('studio-revision'),
  'studio/drafts': studio('studio-drafts'),
  // Undo and redo: a form of every page of the studio.
  'studio/step': studioAnswer('studio-step'),
  'studio/pages': studio('studio-pages'),
  'studio/home': studioAnswer('studio-home'),
  'studio/menu': studio('studio-menu'),
  'studio/banners': studio('studio-documents'),
  'studio/offers': studio('studio-documents'),
  'studio/mails': studio('studio-documents'),
  'studio/coupons': studio('studio-documents'),
  'studio/grades': studio('studio-documents'),
  'studio/payment-methods': studio('studio-documents'),
  'studio/withdrawal-methods': studio('studio-documents'),
  'studio/looks': studio('studio-looks'),
  'studio/pictures': studio('studio-pictures'),
  'studio/:documents/edit': studio('studio-document'),
  'studio/code-run': studioAnswer('studio-code-run'),
  'studio/preview': studio('studio-preview'),
  'studio/contrast': studio('studio-contrast'),
  // One page for each group of settings, as the schemas name them.
  'studio/:group': studio('studio-group'),
  // Where whatever is sent from the pages of a draft leads.
  'preview-notice': open('studio/preview-notice', { code: 'nothing' }),

  login: open('account/login', { code: 'nothing', sitemap: true, guestsOnly: true }),
  register: open('account/register', { code: 'nothing', sitemap: true, guestsOnly: true }),
  'register/confirm': open('account/register-confirm', { code: 'nothing' }),
  'password/reset': open('account/password-reset', { code: 'nothing' }),
  'account-deleted': open('account/account-deleted'),
  // Of a guest, who has paid elsewhere and comes back; with an account to pay to, and their e-mail.
  'orders/placed': open('ordering/order-placed', { code: 'nothing' }),
  // Of a guest as well, who has the link of a mail. The address is signed and opens the order.
  'orders/followed/:id/:signature': open('ordering/followed-order', { code: 'nothing' }),
  'orders/followed/:id/:signature/receipt': open('ordering/order-receipt', { code: 'nothing' }),
  // The link of a mail leads there, on whatever device it is read.
  'profile/email': open('account/profile-email', { code: 'nothing' }),
  // The address is signed and opens the settings of a customer.
  unsubscribe: open('account/unsubscribe', { code: 'nothing' }),
  'unsubscribe/:userId': open('account/unsubscribe', { code: 'nothing' }),
  // The link of an invitation leads there, whether or not somebody is logged in.
  'team/join': open('account/team-join', { code: 'nothing' }),
  // What a visitor allows is asked by the panel alone.
  consent: open('account/consent', { code: 'nothing' }),
  'not-found': open('system/not-found'),
  // Terms and privacy are among these, which a law may want to be read before a login.
  ':slug': open('shop/generic-page'),
  '*': open('system/not-found'),

  // What the service worker keeps; it stands alone, without the shell's scripts and choices.
  offline: alone('system/offline'),
  // In demo mode only.
  'sandbox-gateway/:reference': alone('billing/sandbox-gateway', { code: 'nothing' }),
  'sandbox-gateway/cards/:reference': alone('billing/sandbox-card', { code: 'nothing' }),
  // In development and demo mode only.
  'dev/ui/:section?': alone('dev/dev-ui'),
  'dev/form': alone('dev/dev-form'),
  'dev/mail/:id?': alone('dev/dev-mail'),
  'dev/mail/:id/html': answer('dev/dev-mail-frame'),

  'banners/:key': answer('system/banner-frame'),
  preferences: answer('account/preferences'),
  favourites: answer('shop/favourites'),
  'announcements/:id/dismiss': answer('account/announcement-dismiss'),
  'services-menu/:revision?': answer('shop/services-menu'),
  'catalogue-page': answer('shop/catalogue-page'),
  'search-index/:revision?': answer('shop/search-index'),
  'search-suggestions': answer('shop/search-suggestions'),
  captcha: answer('account/captcha'),
  session: answer('account/session'),
  logout: answer('account/logout'),
  'orders/create/link': answer('ordering/order-link', { code: 'counters' }),
  'orders/create/choices/:typeId': answer('ordering/order-choices', { code: 'counters' }),
  'orders/create/services/:name': answer('ordering/order-service', { code: 'counters' }),
  'orders/create/quantity': answer('ordering/order-quantity', { code: 'counters' }),
  'orders/mass/template': answer('ordering/orders-mass-template', { code: 'counters' }),
  'orders/export': answer('ordering/orders-export'),
  'add-funds/total': answer('billing/add-funds-total', { code: 'nothing' }),
  'card-verification/documents/:filename': answer('billing/card-verification-document', {
    code: 'nothing',
  }),
  'checkout/:call': answer('ordering/checkout-calls', { code: 'nothing' }),
  'finances/withdraw/total': answer('billing/finances-withdraw-total', { code: 'nothing' }),
  'finances/statement': answer('billing/finances-statement'),
  'finances/entries': answer('billing/finances-entries'),
  'finances/documents/:id/:file': answer('billing/finances-document-file', { code: 'nothing' }),
  'referral-program/rewards': answer('account/referral-rewards-file', {
    parent: 'referral-program',
  }),
  'account-management/export': answer('account/account-export', { code: 'counters' }),

  'studio/preview/open': studioAnswer('preview-open'),
  'studio/preview/theme': studioAnswer('preview-theme'),
  'studio/preview/choices': studioAnswer('preview-choices'),

  services: moved('/'),
  impersonate: moved('/login'),
  'user-widget-auth': moved('/login'),
  'free-views': moved('/free-trials'),
  'free-views/:id': moved('/free-trials/:id'),
  'subscriptions/create': moved('/orders/create?type=autopromotion'),
} as const satisfies Record<string, Page>;

export type PagePath = keyof typeof PAGES;

const pages = new Map(Object.entries<Page>(PAGES));

/** What is known of a path that may be none of the table. */
export const pageOf = (path: string): Page | undefined => pages.get(path);
