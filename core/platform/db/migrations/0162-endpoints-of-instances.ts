import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Where an instance itself is told of all that happens to its customers. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table webhook_endpoints
    alter column customer_id drop not null,
    add column created_by bigint,
    add constraint webhook_endpoints_created_by foreign key (instance_id, created_by)
      references customers (instance_id, id),
    add constraint webhook_endpoints_is_of_somebody
      check ((customer_id is null) = (created_by is not null))`.execute(db);
}
