import { sql } from 'kysely';
import { APP_ROLE, LEDGER_ROLE, SYSTEM_ROLE } from './scope.ts';
import type { MigrationDb } from './tenant-table.ts';

const ROLES = [APP_ROLE, SYSTEM_ROLE, LEDGER_ROLE];

/**
 * Makes the roles where they are missing and lets the connected user become them. Roles
 * belong to a whole server, so another deployment on it may make them at the same moment.
 */
export async function ensureRoles(db: MigrationDb): Promise<void> {
  for (const role of ROLES) {
    if (await mayBecome(db, role)) continue;
    await sql`
      do $$
      begin
        if not exists (select from pg_roles where rolname = ${sql.lit(role)}) then
          create role ${sql.ref(role)} nologin;
        end if;
      exception when duplicate_object or unique_violation then
        null; -- Somebody else made it in the meantime.
      end
      $$
    `.execute(db);
    if (!(await mayBecome(db, role))) {
      await sql`grant ${sql.ref(role)} to current_user`.execute(db);
    }
  }
}

/** Whether the role exists and `set role` to it would be allowed. */
async function mayBecome(db: MigrationDb, role: string): Promise<boolean> {
  // Since PostgreSQL 16 a member may set the role only if the membership says so.
  const { rows } = await sql<{ allowed: boolean }>`
    select pg_has_role(
      current_user,
      oid,
      case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end
    ) as allowed
    from pg_roles where rolname = ${role}
  `.execute(db);
  return rows[0]?.allowed ?? false;
}

/**
 * Row-level security does not hold for a superuser, nor for who may bypass it; and roles do not
 * come along when a database is restored on another server.
 */
export async function checkRoles(db: MigrationDb): Promise<void> {
  for (const role of ROLES) {
    if (await mayBecome(db, role)) continue;
    throw new Error(
      `The database user may not become ${role}. Let an administrator run: ` +
        `create role ${role} nologin; grant ${role} to current_user;`,
    );
  }
  const { rows } = await sql<{ name: string }>`
    select rolname as name from pg_roles
    where rolname = any(${ROLES}) and (rolsuper or rolbypassrls)
  `.execute(db);
  if (rows.length === 0) return;
  const names = rows.map((row) => row.name).join(', ');
  throw new Error(
    `${names}: this role passes every wall between instances. Let an administrator run: ` +
      rows.map(({ name }) => `alter role ${name} nosuperuser nobypassrls;`).join(' '),
  );
}
