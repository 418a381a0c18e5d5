import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What began with runs to the micro-dollar goes on so: its later runs bring what is left. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table drip_feeds
    add column has_cent_runs boolean not null default false`.execute(db);
}
