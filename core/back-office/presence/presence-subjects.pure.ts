import type { Permission } from '#core/platform/operations/permissions.pure.ts';

/** What two of staff should not work on at once, and who may open it. */
export const PRESENCE_PERMISSIONS = {
  order: 'orders.deliver',
  payment: 'payments.moderate',
  withdrawal: 'payments.moderate',
  customer: 'customers.read',
  ticket: 'orders.deliver',
} as const satisfies Record<string, Permission>;

export type PresenceSubject = keyof typeof PRESENCE_PERMISSIONS;

export const PRESENCE_SUBJECTS = ['order', 'payment', 'withdrawal', 'customer', 'ticket'] as const;
