import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Where a source puts a service: whoever moves it in the shop finds it there after an import. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table service_sources add column category text`.execute(db);
}
