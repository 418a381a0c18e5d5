import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** All uses of a customer, page by page, also those that were given back. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create index coupon_uses_in_order on coupon_uses (instance_id, customer_id, id)`.execute(db);
}
