import type { InstanceDocuments } from '#app/lib/instance/compiled-instance.ts';

const settings: InstanceDocuments['settings'] = {
  schemaVersion: 2,
  panelName: 'Aurora',
  logos: { light: { url: '/assets/logo.svg', width: 168, height: 40 }, alt: { en: 'Aurora' } },
  favicon: '/assets/favicon.svg',
  colours: {
    light: { primary: '#3b5bdb', accent: '#e8590c' },
    dark: { primary: '#748ffc' },
    policy: { fidelity: 'readable', contrast: 'aaa', radius: 'large', density: 'compact' },
  },
  darkModeAvailable: true,
  defaultTheme: 'dark',
  socials: { video: 'https://video.example.com/@aurora' },
  analyticsIds: { googleAnalytics4: 'G-AB12CD34EF' },
  chatIds: { intercom: 'ab12cd34' },
  customMenuItems: [
    { title: { en: 'Academy' }, url: 'https://academy.example.com/', sorting: 5, isNew: true },
    { title: { en: 'Blog' }, url: 'https://blog.example.com/', sorting: 7, isExternal: true },
  ],
  guaranteeChargePercent: 0.1,
  speedupChargePercent: 0.25,
  childPanelsPrice: '24.90',
  childPanelsDomain: 'panels.example',
  currencies: [{ code: 'USD' }, { code: 'RUB', rate: '92.45' }],
  navigationNavbar: true,
  singleOrderDesign: 'compact',
  defaultMarketplaceView: 'table',
  hidePersonalAccountForUnregistered: true,
  telegramBotUsername: 'aurora_login_bot',
  cabinetWidgetToken: 'wgt_1234567890abcdef',
  keywordToolsIsEnabled: true,
  youtubeSuggestionsEnabled: true,
  tasksIsEnabled: true,
  gradesEnabled: true,
  captchaEnabled: false,
  contactInfoIsRequired: true,
  freeTrial: { isEnabled: true, maxPerCustomer: 3, minUserSpendAmount: '5' },
  defaultOuterWidgetPartnerPercent: 0.05,
  referralProgramEnabled: true,
  referralProgramPercent: 0.05,
  referralHoldingDays: 30,
  termsUrl: '/terms',
  privacyUrl: '/privacy',
  supportEmail: 'support@aurora.example.com',
  metaTags: [{ name: 'keywords', content: { en: 'promotion' } }],
  availableRoutes: ['index', 'orders-create', 'orders'],
  bannerSlots: ['dashboard'],
  customCode: { source: 'panel.on("page", () => {});', tier: 'trusted' },
};

const pages: InstanceDocuments['pages'] = [
  { route_name: 'index', meta_title: { en: 'Home', de: 'Start' } },
  { route_name: 'orders', meta_title: 'Orders', no_index: true },
  { route_name: 'slug', slug: 'about-us', meta_title: 'About us', body: '<p>Hello</p>' },
];

const menuItems: InstanceDocuments['menuItems'] = [
  {
    id: 'earn',
    route_name: 'earn-group',
    title: 'Earn',
    url: '/earn-group',
    sorting: 2,
    children: [
      { id: 'tasks', title: 'Tasks', url: '/tasks', sorting: 9 },
      { id: 'referrals', title: 'Referrals', url: '/referral-program', sorting: 1 },
    ],
  },
  { id: 'orders', title: { en: 'Orders', de: 'Bestellungen' }, url: '/orders', sorting: 1 },
];

const banners: InstanceDocuments['banners'] = [
  { place: 'dashboard', type: 'html', content: { en: '<p>Summer</p>' } },
  { place: 'dashboard', type: 'html', content: { en: '<p>Autumn</p>' } },
  {
    place: 'tasks',
    type: 'custom',
    information: [
      { title: 'Second', sorting: 2 },
      { title: 'First', sorting: 1 },
    ],
  },
];

const specialOffers: InstanceDocuments['specialOffers'] = [
  { id: 'spring', name: { en: 'Spring' }, place: 'service_type', position: 'top', services: [1] },
];

/** A brand with something in every document. */
export function demoDocuments(panelName = 'Aurora'): InstanceDocuments {
  const lists = { pages, menuItems, banners, specialOffers };
  return structuredClone({ settings: { ...settings, panelName }, ...lists });
}
