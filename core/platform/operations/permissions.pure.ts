/** What can be allowed to a member of staff; an owner combines them to roles. */
export const PERMISSIONS = [
  'customers.read',
  'customers.note',
  'customers.freeze',
  'customers.sessions',
  'customers.two_factor',
  'customers.adjust',
  'customers.grade',
  'customers.export',
  'customers.erase',
  'customers.impersonate',
  'catalogue.import',
  'catalogue.edit',
  'orders.deliver',
  'orders.bulk',
  'payments.moderate',
  'payment_accounts.manage',
  'money.read',
  'identity.check',
  'reports.decide',
  'reviews.moderate',
  'trials.moderate',
  'tasks.review',
  'announcements.write',
  'studio.edit',
  'studio.publish',
  'team.manage',
  'audit.read',
  'jobs.manage',
  'mails.manage',
  'webhooks.manage',
  'child_panels.manage',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** May do everything, also what is built later; in no table, so that nobody can weaken it. */
export const OWNER_ROLE = 'owner';

/** What every new instance has beside its owners. */
export const STAFF_ROLE = {
  name: 'staff',
  permissions: [
    'customers.read',
    'customers.note',
    'customers.freeze',
    'customers.sessions',
    'customers.two_factor',
    'customers.adjust',
    'customers.grade',
    'customers.impersonate',
    'catalogue.import',
    'catalogue.edit',
    'orders.deliver',
    'orders.bulk',
    'payments.moderate',
    'identity.check',
    'reports.decide',
    'reviews.moderate',
    'trials.moderate',
    'tasks.review',
    'announcements.write',
  ],
} as const satisfies { name: string; permissions: readonly Permission[] };

/**
 * What somebody may do with their roles, whose stored permissions are given. What a newer build
 * has stored and this one does not know is nothing.
 */
export function permissionsOf(roles: readonly string[], stored: readonly string[]): Permission[] {
  if (roles.includes(OWNER_ROLE)) return [...PERMISSIONS];
  return PERMISSIONS.filter((permission) => stored.includes(permission));
}
