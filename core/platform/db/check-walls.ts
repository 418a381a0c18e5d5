import { sql } from 'kysely';
import { APP_ROLE } from './scope.ts';
import { TENANT_POLICY, type MigrationDb } from './tenant-table.ts';

/** As PostgreSQL writes back what `tenantTable` declares. */
const OWN_ROWS = '(instance_id = ( SELECT current_instance_id() AS current_instance_id))';

interface TableRow {
  name: string;
  is_forced: boolean;
  has_wall: boolean;
  has_gate: boolean;
}

/**
 * Throws when a table with an `instance_id` is not walled, so that a forgotten call of
 * `tenantTable` stops the start instead of showing one brand's rows to another.
 */
export async function checkWalls(db: MigrationDb): Promise<void> {
  const { rows } = await sql<TableRow>`
    select
      c.relname as name,
      c.relrowsecurity and c.relforcerowsecurity as is_forced,
      exists (
        select from pg_policies p
        where p.schemaname = n.nspname and p.tablename = c.relname
          and p.policyname = ${TENANT_POLICY} and p.cmd = 'ALL' and p.permissive = 'PERMISSIVE'
          and p.roles = array[${APP_ROLE}]::name[]
          and p.qual = ${OWN_ROWS} and p.with_check = ${OWN_ROWS}
      ) as has_wall,
      -- Permissive policies add up: a second one would open what the first closes.
      exists (
        select from pg_policies p
        where p.schemaname = n.nspname and p.tablename = c.relname
          and p.policyname <> ${TENANT_POLICY} and p.permissive = 'PERMISSIVE'
          and p.roles && array[${APP_ROLE}, 'public']::name[]
      ) as has_gate
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'instance_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    order by c.relname
  `.execute(db);
  const open = rows.filter((row) => !row.is_forced || !row.has_wall || row.has_gate);
  if (open.length === 0) return;
  const names = open.map((row) => row.name).join(', ');
  throw new Error(
    `${names}: a table with an instance_id must be walled against other instances. ` +
      'Call tenantTable for it in the migration that creates it.',
  );
}
