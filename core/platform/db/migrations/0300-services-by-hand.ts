import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** A service that staff have made for what a provider delivers: imports leave it as it is written. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table service_sources add column is_by_hand boolean not null default false`.execute(db);
}
