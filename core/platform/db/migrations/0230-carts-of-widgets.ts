import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What is put into a cart by the link of a partner is ordered through their widget. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table carts
    add column widget_token text check (length(widget_token) <= 200)`.execute(db);
}
