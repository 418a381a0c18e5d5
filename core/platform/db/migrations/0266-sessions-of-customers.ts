import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Every sign-in looks for a device among those of the customer that have ended as well. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`drop index sessions_by_customer`.execute(db);
  await sql`create index sessions_by_customer
    on sessions (instance_id, customer_id, id)`.execute(db);
}
