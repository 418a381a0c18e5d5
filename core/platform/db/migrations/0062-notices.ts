import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What has happened, for customers to read in the panel: facts, which each reads in words. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table notices (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      kind text not null,
      -- What happened, so that it is told once.
      event text not null,
      order_id bigint,
      drip_feed_id bigint,
      invoice_id bigint,
      facts jsonb not null,
      created_at timestamptz not null,
      read_at timestamptz,
      primary key (instance_id, id),
      constraint notices_customer foreign key (instance_id, customer_id)
        references customers (instance_id, id) on delete cascade,
      constraint notices_event unique (instance_id, event),
      constraint notices_about_one check (num_nonnulls(order_id, drip_feed_id, invoice_id) <= 1),
      constraint notices_facts_are_an_object check (jsonb_typeof(facts) = 'object')
    )`.execute(db);
  await sql`create index notices_by_customer
    on notices (instance_id, customer_id, id)`.execute(db);
  await sql`create index notices_unread
    on notices (instance_id, customer_id, id) where read_at is null`.execute(db);
  await sql`create index notices_by_age on notices (created_at)`.execute(db);
  await tenantTable(db, 'notices');
}
