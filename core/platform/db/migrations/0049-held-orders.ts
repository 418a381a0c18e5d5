import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Deliveries that can be held, and what says whether an order for a link is under way already. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table simulated_deliveries add column held_at timestamptz`.execute(db);
  await sql`create index orders_under_way_for_link
    on orders (instance_id, customer_id, service_id, link_key)
    where link_key is not null
      and status in ('in_processing', 'in_moderation', 'stopped', 'error')`.execute(db);
  await sql`create index drip_feeds_under_way_for_link
    on drip_feeds (instance_id, customer_id, service_id, link_key)
    where link_key is not null and status = 'in_processing'`.execute(db);
}
