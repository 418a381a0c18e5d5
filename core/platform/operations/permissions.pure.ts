/** What can be allowed to a member of staff; an owner combines them to roles. */
export const PERMISSIONS = [
  'customers.impersonate',
  'catalogue.import',
  'orders.deliver',
  'payments.moderate',
  'reports.decide',
  'studio.edit',
  'studio.publish',
  'team.manage',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** What a member of staff may do; customers need no permission for what is theirs. */
const PERMISSIONS_OF: Record<string, readonly Permission[]> = {
  staff: [
    'customers.impersonate',
    'catalogue.import',
    'orders.deliver',
    'payments.moderate',
    'reports.decide',
  ],
  owner: PERMISSIONS,
};

export function permissionsOf(roles: readonly string[]): Permission[] {
  return [...new Set(roles.flatMap((role) => PERMISSIONS_OF[role] ?? []))];
}

export const rolesWith = (permission: Permission): string[] =>
  Object.keys(PERMISSIONS_OF).filter((role) => permissionsOf([role]).includes(permission));
