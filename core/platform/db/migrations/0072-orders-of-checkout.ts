import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** A receipt shares out the fee of a checkout among its orders; later runs bear none of their own. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index orders_of_checkout on orders (instance_id, checkout_id)
    where run is null or run = 1`.execute(db);
}
