import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Changes of services that no import has made. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table catalogue_changes alter column import_id drop not null`.execute(db);
}
