import { sql, type Selectable } from 'kysely';
import { PERMISSIONS } from '#core/platform/operations/permissions.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { StaffRolesTable } from './role.tables.ts';

export type RoleRow = Pick<Selectable<StaffRolesTable>, 'name' | 'permissions' | 'known'>;

interface RoleRef {
  instanceId: number;
  name: string;
}

/** In the order in which they were made. */
export function readRoles(trx: Trx, instanceId: number): Promise<RoleRow[]> {
  return trx
    .selectFrom('staff_roles')
    .select(['name', 'permissions', 'known'])
    .where('instance_id', '=', instanceId)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
}

/** Those of the roles that there are; they stay until the end of the transaction. */
export function holdRoles(
  trx: Trx,
  { instanceId, names }: { instanceId: number; names: readonly string[] },
): Promise<RoleRow[]> {
  return trx
    .selectFrom('staff_roles')
    .select(['name', 'permissions', 'known'])
    .where('instance_id', '=', instanceId)
    .where(sql<boolean>`name = any(${[...names]}::text[])`)
    .orderBy('name')
    .forShare()
    .execute();
}

export function lockRole(trx: Trx, { instanceId, name }: RoleRef): Promise<RoleRow | undefined> {
  return trx
    .selectFrom('staff_roles')
    .select(['name', 'permissions', 'known'])
    .where('instance_id', '=', instanceId)
    .where('name', '=', name)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Says whether the name was free, however it is written. */
export async function insertRole(
  trx: Trx,
  { instanceId, name, permissions, now }: RoleRef & { permissions: readonly string[]; now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('staff_roles')
    .values({
      ...{ instance_id: instanceId, name, permissions: [...permissions], known: [...PERMISSIONS] },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateRole(
  trx: Trx,
  { instanceId, name }: RoleRef,
  change: RoleRow & { updated_at: Date },
): Promise<void> {
  await trx
    .updateTable('staff_roles')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('name', '=', name)
    .execute();
}

export async function deleteRole(trx: Trx, { instanceId, name }: RoleRef): Promise<void> {
  await trx
    .deleteFrom('staff_roles')
    .where('instance_id', '=', instanceId)
    .where('name', '=', name)
    .execute();
}

/** Whether another role is called so, however it is written. */
export async function isNameTaken(
  trx: Trx,
  { instanceId, name, except }: RoleRef & { except: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('staff_roles')
    .select('name')
    .where('instance_id', '=', instanceId)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('name', '<>', except)
    .executeTakeFirst();
  return row !== undefined;
}
