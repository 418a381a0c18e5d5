/** What those who run an instance can do here, by the names of the texts, in the order shown. */
export const STAFF_PAGES = [
  { text: 'payments', url: '/staff/payments', permission: 'payments.moderate' },
  { text: 'orders', url: '/staff/orders', permission: 'orders.deliver' },
  { text: 'support', url: '/staff/support', permission: 'orders.deliver' },
  { text: 'catalogue', url: '/staff/catalogue', permission: 'catalogue.import' },
  { text: 'reports', url: '/staff/reports', permission: 'reports.decide' },
] as const;

export type StaffPage = (typeof STAFF_PAGES)[number];

/** Those among them that somebody may open. */
export function staffPagesFor(permissions: readonly string[]): StaffPage[] {
  return STAFF_PAGES.filter(({ permission }) => permissions.includes(permission));
}
