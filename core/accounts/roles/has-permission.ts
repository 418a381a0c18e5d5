import { isActiveInRoles, type CustomerRef } from '#core/accounts/customers/customer.store.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Permission } from '#core/platform/operations/permissions.pure.ts';
import { rolesThatAllow } from './role-permissions.ts';

/** Whether somebody may still do something for the instance, asked where no session of theirs is. */
export function hasPermission(
  trx: Trx,
  { permission, ...ref }: CustomerRef & { permission: Permission },
): Promise<boolean> {
  return isActiveInRoles(trx, { ...ref, roles: rolesThatAllow(ref.instanceId, permission) });
}
