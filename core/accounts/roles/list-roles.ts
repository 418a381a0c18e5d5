import type { Deps } from '#core/deps.ts';
import { countByRole } from '#core/accounts/customers/customer.store.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { OWNER_ROLE, PERMISSIONS } from '#core/platform/operations/permissions.pure.ts';
import type { Role } from './role.contract.ts';
import { readRoles, type RoleRow } from './role.store.ts';

/** Every role, that of owners first. */
export async function listRoles(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: CustomerCaller,
): Promise<Role[]> {
  const [rows, members] = await db.read(instanceId, (trx) =>
    Promise.all([readRoles(trx, instanceId), countByRole(trx, instanceId)]),
  );
  const owner = { name: OWNER_ROLE, permissions: [...PERMISSIONS], newer: [] };
  return [
    { ...owner, is_fixed: true, members: members.get(OWNER_ROLE) ?? 0 },
    ...rows.map((row) => showRole(row, members.get(row.name) ?? 0)),
  ];
}

export function showRole({ name, permissions, known: seen }: RoleRow, members: number): Role {
  const newer = PERMISSIONS.filter((permission) => !seen.includes(permission));
  const known = PERMISSIONS.filter((permission) => permissions.includes(permission));
  return { name, permissions: known, newer, is_fixed: false, members };
}
