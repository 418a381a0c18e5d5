import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** A service that is sold for some countries only is put into a cart for those that were chosen. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table cart_lines
    add column country_ids integer[] not null default '{}'`.execute(db);
}
