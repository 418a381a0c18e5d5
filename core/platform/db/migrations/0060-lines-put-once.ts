import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What was put into a cart last, so that who hears no answer can send it again. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table carts add column last_put uuid`.execute(db);
}
