import type { Trx } from '#core/platform/db/database.ts';
import { STAFF_ROLE } from '#core/platform/operations/permissions.pure.ts';
import { insertRole } from './role.store.ts';

/** The role for staff, which an owner changes or removes like any other. */
export async function addFirstRole(
  trx: Trx,
  { instanceId, now }: { instanceId: number; now: Date },
): Promise<void> {
  await insertRole(trx, { ...STAFF_ROLE, instanceId, now });
}
