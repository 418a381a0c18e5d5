import { sql, type Kysely } from 'kysely';
import { APP_ROLE, SYSTEM_ROLE } from './scope.ts';

/** A database inside a migration: its tables are those of that moment, not those of `Schema`. */
export type MigrationDb = Kysely<Record<string, Record<string, unknown>>>;

/** The name of the wall in every table of an instance; the start of the server looks for it. */
export const TENANT_POLICY = 'tenant';
export const SYSTEM_POLICY = 'system';

interface TenantTableOptions {
  /** Rows are added and read, never changed or removed, by neither role. */
  appendOnly?: boolean;
}

/**
 * Puts the wall around a table whose rows belong to an instance: the application's role sees and
 * writes the rows of its transaction's instance and no other, the system's role all of them.
 * Forced, so that it holds for the owner of the table as well.
 */
export async function tenantTable(
  db: MigrationDb,
  name: string,
  options: TenantTableOptions = {},
): Promise<void> {
  const table = sql.table(name);
  const app = sql.ref(APP_ROLE);
  const system = sql.ref(SYSTEM_ROLE);
  const rights = options.appendOnly
    ? sql.raw('select, insert')
    : sql.raw('select, insert, update, delete');
  // The scalar subquery is read once for a statement instead of once for a row.
  const own = sql`instance_id = (select current_instance_id())`;
  await sql`alter table ${table} enable row level security`.execute(db);
  await sql`alter table ${table} force row level security`.execute(db);
  await sql`create policy ${sql.ref(TENANT_POLICY)} on ${table} to ${app} using (${own}) with check (${own})`.execute(
    db,
  );
  await sql`create policy ${sql.ref(SYSTEM_POLICY)} on ${table} to ${system} using (true) with check (true)`.execute(
    db,
  );
  await sql`revoke all on ${table} from public`.execute(db);
  await sql`grant ${rights} on ${table} to ${app}, ${system}`.execute(db);
}

/** Opens a table that belongs to no instance to the system's role, and to the application's to read. */
export async function sharedTable(
  db: MigrationDb,
  name: string,
  options: { app: 'reads' | 'sees nothing' },
): Promise<void> {
  const table = sql.table(name);
  await sql`revoke all on ${table} from public`.execute(db);
  await sql`grant select, insert, update, delete on ${table} to ${sql.ref(SYSTEM_ROLE)}`.execute(
    db,
  );
  if (options.app === 'reads')
    await sql`grant select on ${table} to ${sql.ref(APP_ROLE)}`.execute(db);
}

/**
 * Moves data inside a migration. The owner of a walled table sees none of its rows, so what reads
 * or changes rows runs as the system's role, and the rest of the migration as the owner again.
 */
export async function asSystemRole<T>(db: MigrationDb, work: () => Promise<T>): Promise<T> {
  await sql`set local role ${sql.ref(SYSTEM_ROLE)}`.execute(db);
  const result = await work();
  await sql`set local role none`.execute(db);
  return result;
}
