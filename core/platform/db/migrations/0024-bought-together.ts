import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Companions are counted out of what customers have ordered, each pair once for a customer. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table service_companions rename column orders_count to customers_count`.execute(db);
  await sql`
    alter table customer_services add column is_counted boolean not null default false`.execute(db);
  await sql`
    create index customer_services_to_count
    on customer_services (instance_id, customer_id, service_id) where not is_counted`.execute(db);
}
