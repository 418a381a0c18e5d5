import type { Permission } from '#core/platform/operations/permissions.pure.ts';

/** The lists of which a search can be kept: what each is of, and the permission of who sees it. */
export const SAVED_LISTS = {
  customers: { one: 'Customer', permission: 'customers.read' },
  orders: { one: 'Order', permission: 'orders.deliver' },
  payments: { one: 'Payment', permission: 'payments.moderate' },
  withdrawals: { one: 'Withdrawal', permission: 'payments.moderate' },
  tickets: { one: 'Ticket', permission: 'orders.deliver' },
  services: { one: 'Service', permission: 'catalogue.edit' },
  providers: { one: 'Provider', permission: 'catalogue.import' },
  reports: { one: 'Report', permission: 'reports.decide' },
  reviews: { one: 'Review', permission: 'reviews.moderate' },
  trials: { one: 'FreeTrial', permission: 'trials.moderate' },
  tasks: { one: 'TaskCheck', permission: 'tasks.review' },
  mails: { one: 'Mail', permission: 'mails.manage' },
  jobs: { one: 'Job', permission: 'jobs.manage' },
  documents: { one: 'Document', permission: 'payments.moderate' },
  checks: { one: 'IdentityCheck', permission: 'identity.check' },
  deliveries: { one: 'Delivery', permission: 'orders.deliver' },
  panels: { one: 'ChildPanel', permission: 'child_panels.manage' },
  audit: { one: 'Audit', permission: 'audit.read' },
} as const satisfies Record<string, { one: string; permission: Permission }>;

export type SavedList = keyof typeof SAVED_LISTS;

/** So many of their own, and of those that are shared, are shown; nobody reads more. */
export const MOST_VIEWS = 20;
