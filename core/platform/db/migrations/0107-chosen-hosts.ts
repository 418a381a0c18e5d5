import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Since when the hosts of an instance are its owner's choice, and no longer that of files. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table instances add column hosts_chosen_at timestamptz`.execute(db);
}
