import { sql, type RawBuilder } from 'kysely';
import { OWNER_ROLE, type Permission } from '#core/platform/operations/permissions.pure.ts';

/** What is stored for the roles of a customer, as a column of a query that has them by this name. */
export function rolePermissions(customers: string): RawBuilder<string[]> {
  const of = (column: string) => sql.ref(`${customers}.${column}`);
  return sql<string[]>`coalesce((
    select array_agg(permission)
    from staff_roles, unnest(staff_roles.permissions) as permission
    where staff_roles.instance_id = ${of('instance_id')} and staff_roles.name = any(${of('roles')})
  ), '{}')`;
}

/** The names of the roles that allow something, as a value of a query. */
export function rolesThatAllow(instanceId: number, permission: Permission): RawBuilder<string[]> {
  return sql<string[]>`array(
    select name from staff_roles
    where instance_id = ${instanceId} and ${permission} = any(permissions)
  ) || ${OWNER_ROLE}::text`;
}
