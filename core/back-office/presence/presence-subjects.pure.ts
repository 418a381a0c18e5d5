import type { Permission } from '#core/platform/operations/permissions.pure.ts';

/** What two of staff should not work on at once, and who may open it. */
export const PRESENCE_PERMISSIONS = {
  order: 'orders.deliver',
  payment: 'payments.moderate',
  withdrawal: 'payments.moderate',
  customer: 'customers.read',
  ticket: 'orders.deliver',
  check: 'identity.check',
  report: 'reports.decide',
  trial: 'trials.moderate',
  // Lists whose rows have no page of their own are worked through as one.
  reports: 'reports.decide',
  payouts: 'payments.moderate',
} as const satisfies Record<string, Permission>;

export type PresenceSubject = keyof typeof PRESENCE_PERMISSIONS;

export const PRESENCE_SUBJECTS = [
  'order',
  'payment',
  'withdrawal',
  'customer',
  'ticket',
  'check',
  'report',
  'trial',
  'reports',
  'payouts',
] as const satisfies readonly PresenceSubject[];

/** By which number such a list is known. */
export const WHOLE_LIST = 1;
