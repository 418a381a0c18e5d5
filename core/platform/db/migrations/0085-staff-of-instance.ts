import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Those who have a role are found among all customers of an instance. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index customers_with_roles on customers (instance_id) where roles <> '{}'`.execute(
    db,
  );
}
