import type { Trx } from '#core/platform/db/database.ts';
import { permissionsOf, type Permission } from '#core/platform/operations/permissions.pure.ts';
import { findCustomerById, type CustomerRef } from './customer.store.ts';

/** Whether somebody may still do something for the instance, asked where no session of theirs is. */
export async function hasPermission(
  trx: Trx,
  { permission, ...ref }: CustomerRef & { permission: Permission },
): Promise<boolean> {
  const customer = await findCustomerById(trx, ref);
  if (!customer || customer.frozen_at !== null) return false;
  return permissionsOf(customer.roles).includes(permission);
}
