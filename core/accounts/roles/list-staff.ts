import type { Trx } from '#core/platform/db/database.ts';
import { readCustomersInRoles } from '#core/accounts/customers/customer.store.ts';
import type { Permission } from '#core/platform/operations/permissions.pure.ts';
import { rolesThatAllow } from './role-permissions.ts';

/** Those who may do something for the instance, by name. */
export async function listStaff(
  trx: Trx,
  { instanceId, permission }: { instanceId: number; permission: Permission },
): Promise<{ id: bigint; name: string }[]> {
  const roles = rolesThatAllow(instanceId, permission);
  return readCustomersInRoles(trx, { instanceId, roles });
}
