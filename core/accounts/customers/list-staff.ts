import type { Trx } from '#core/platform/db/database.ts';
import { readCustomersInRoles } from './customer.store.ts';
import { rolesWith, type Permission } from '#core/platform/operations/permissions.pure.ts';

/** Those who may do something for the instance, by name. */
export async function listStaff(
  trx: Trx,
  { instanceId, permission }: { instanceId: number; permission: Permission },
): Promise<{ id: bigint; name: string }[]> {
  return readCustomersInRoles(trx, { instanceId, roles: rolesWith(permission) });
}
