import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Forms that customers have left for a while, as their fields were. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table order_drafts (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      entries jsonb not null,
      created_at timestamptz not null,
      primary key (instance_id, id),
      constraint order_drafts_customer foreign key (instance_id, customer_id)
        references customers (instance_id, id) on delete cascade,
      constraint order_drafts_entries_are_a_list check (jsonb_typeof(entries) = 'array')
    )`.execute(db);
  await sql`create index order_drafts_by_customer
    on order_drafts (instance_id, customer_id, id)`.execute(db);
  await sql`create index order_drafts_by_age on order_drafts (created_at)`.execute(db);
  await tenantTable(db, 'order_drafts');
}
