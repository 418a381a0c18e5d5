/** What those who run an instance can do here, by the names of the texts, in the order shown. */
const STAFF_PAGES = [
  { text: 'payments', url: '/staff/payments', permission: 'payments.moderate' },
  { text: 'payouts', url: '/staff/payouts', permission: 'payments.moderate' },
  { text: 'orders', url: '/staff/orders', permission: 'orders.deliver' },
  { text: 'support', url: '/staff/support', permission: 'orders.deliver' },
  { text: 'catalogue', url: '/staff/catalogue', permission: 'catalogue.import' },
  { text: 'reports', url: '/staff/reports', permission: 'reports.decide' },
] as const;

/** What waits on all of the others. */
const OVERVIEW = { text: 'overview', url: '/staff' } as const;

export type StaffPermission = (typeof STAFF_PAGES)[number]['permission'];
export type StaffPage = typeof OVERVIEW | (typeof STAFF_PAGES)[number];

/** Those among them that somebody may open, what they begin with in front. */
export function staffPagesFor(permissions: readonly string[]): StaffPage[] {
  const pages = STAFF_PAGES.filter(({ permission }) => permissions.includes(permission));
  return pages.length === 0 ? [] : [OVERVIEW, ...pages];
}
