import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Orders of all customers as staff look for them. Only the status changes while one is delivered. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index orders_by_status on orders (instance_id, status, id)`.execute(db);
  await sql`create index orders_by_service on orders (instance_id, service_id, id)`.execute(db);
  await sql`create index orders_by_age on orders (instance_id, created_at, id)`.execute(db);
  await sql`create index dispatches_by_reference on dispatches (instance_id, reference, order_id)
    where reference is not null`.execute(db);
}
