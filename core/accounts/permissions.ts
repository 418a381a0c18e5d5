/** What a member of staff may do; customers need no permission for what is theirs. */
const PERMISSIONS_OF: Record<string, readonly string[]> = {
  staff: ['customers.impersonate'],
};

export function permissionsOf(roles: readonly string[]): string[] {
  return [...new Set(roles.flatMap((role) => PERMISSIONS_OF[role] ?? []))];
}
