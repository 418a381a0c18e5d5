import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What the files of an instance said last: as long as that is public, they may say more. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table instances add column files_tree text`.execute(db);
}
