import type { Permission } from '#core/platform/operations/permissions.pure.ts';

/** By which name the texts of the team say what a permission allows. */
export const PERMISSION_TEXTS = {
  'customers.read': 'read',
  'customers.note': 'note',
  'customers.freeze': 'freeze',
  'customers.sessions': 'sessions',
  'customers.adjust': 'adjust',
  'customers.grade': 'grade',
  'customers.export': 'export',
  'customers.impersonate': 'impersonate',
  'catalogue.import': 'import',
  'catalogue.edit': 'catalogue',
  'orders.deliver': 'deliver',
  'orders.bulk': 'bulk',
  'payments.moderate': 'moderate',
  'money.read': 'money',
  'identity.check': 'identity',
  'reports.decide': 'decide',
  'announcements.write': 'announce',
  'studio.edit': 'edit',
  'studio.publish': 'publish',
  'team.manage': 'manage',
  'audit.read': 'audit',
  'jobs.manage': 'jobs',
  'mails.manage': 'mails',
  'webhooks.manage': 'webhooks',
} as const satisfies Record<Permission, string>;
