import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Which lists there are, the program knows; the database holds that a list has a name. */
export async function up(db: MigrationDb): Promise<void> {
  for (const table of ['saved_views', 'chosen_columns']) {
    const name = sql.ref(`${table}_list`);
    await sql`alter table ${sql.table(table)} drop constraint ${name}`.execute(db);
    await sql`alter table ${sql.table(table)} add constraint ${name} check (
      list ~ '^[a-z_]{1,30}$')`.execute(db);
  }
}
