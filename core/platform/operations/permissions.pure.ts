export type Permission =
  | 'customers.impersonate'
  | 'catalogue.import'
  | 'orders.deliver'
  | 'payments.moderate'
  | 'reports.decide';

/** What a member of staff may do; customers need no permission for what is theirs. */
const PERMISSIONS_OF: Record<string, readonly Permission[]> = {
  staff: [
    'customers.impersonate',
    'catalogue.import',
    'orders.deliver',
    'payments.moderate',
    'reports.decide',
  ],
};

export function permissionsOf(roles: readonly string[]): Permission[] {
  return [...new Set(roles.flatMap((role) => PERMISSIONS_OF[role] ?? []))];
}

export const rolesWith = (permission: Permission): string[] =>
  Object.keys(PERMISSIONS_OF).filter((role) => permissionsOf([role]).includes(permission));
