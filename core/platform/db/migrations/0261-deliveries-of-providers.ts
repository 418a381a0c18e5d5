import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/**
 * What a provider has to do now, and how its latest deliveries went, without reading all of them, nor
 * where each of them lies among those of other instances.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index dispatches_latest_of_provider
    on dispatches (instance_id, provider_id, id) include (state, sent_at, updated_at)
    where provider_id is not null`.execute(db);
  await sql`create index dispatches_under_way_of_provider
    on dispatches (instance_id, provider_id)
    where state in ('sending', 'sent', 'unknown') and provider_id is not null`.execute(db);
  // What it was for is found by the first of them.
  await sql`drop index dispatches_by_provider`.execute(db);
}
