import { sql } from 'kysely';
import { APP_ROLE } from '../scope.ts';
import type { MigrationDb } from '../tenant-table.ts';

/**
 * Opens accounts and says who watches them, by a plan that is kept: to plan it anew for each
 * movement took longer than to look.
 */
export async function up(db: MigrationDb): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const path = sql`set search_path = ${sql.ref(rows[0]?.name ?? 'public')}, pg_temp`;
  await sql`
    create function open_watched_accounts(kinds text[], owners bigint[])
    returns table (id bigint, balance_micro bigint, changed_at timestamptz, watched_micro bigint)
    language plpgsql ${path} as $$
    #variable_conflict use_column
    begin
      return query
      select a.id, a.balance_micro, a.changed_at, (
        select w.below_micro from balance_watches w
        where w.instance_id = a.instance_id and w.account_id = a.id)
      from open_ledger_accounts(kinds, owners) a;
    end $$`.execute(db);
  await sql`revoke all on function open_watched_accounts(text[], bigint[]) from public`.execute(db);
  await sql`grant execute on function open_watched_accounts(text[], bigint[])
    to ${sql.ref(APP_ROLE)}`.execute(db);
}
