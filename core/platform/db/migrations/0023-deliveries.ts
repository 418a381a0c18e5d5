import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createDeliveries(db);
  await createRecords(db);
}

/** How each order of a service ended; whoever ends orders writes it. It names no customer. */
async function createDeliveries(db: MigrationDb): Promise<void> {
  await sql`
    create table deliveries (
      instance_id integer not null,
      order_id bigint not null,
      service_id integer not null,
      ordered_at timestamptz not null,
      started_at timestamptz,
      completed_at timestamptz,
      outcome text not null,
      -- Of what was delivered, what was lost again.
      dropped_ppm integer not null default 0,
      is_counted boolean not null default false,
      primary key (instance_id, order_id),
      foreign key (instance_id, service_id) references services (instance_id, id)
        on delete cascade,
      constraint deliveries_outcome check (
        outcome in ('completed', 'partial', 'failed', 'canceled')),
      constraint deliveries_times check (
        ordered_at <= started_at and started_at <= completed_at
        and completed_at - ordered_at < interval '10 years'
        and started_at - ordered_at < interval '10 years'),
      constraint deliveries_completed check (
        (outcome = 'completed') = (completed_at is not null)
        and (completed_at is null or started_at is not null)),
      constraint deliveries_dropped check (
        dropped_ppm between 0 and 1000000
        and (dropped_ppm = 0 or outcome in ('completed', 'partial')))
    )`.execute(db);
  // All that a record is made of, so that making one never reads the table itself.
  await sql`
    create index deliveries_latest
    on deliveries (instance_id, service_id, ordered_at desc, order_id desc)
    include (started_at, completed_at, outcome, dropped_ppm)`.execute(db);
  await sql`
    create index deliveries_to_count on deliveries (instance_id, order_id)
    where not is_counted`.execute(db);
  await tenantTable(db, 'deliveries');
}

/** What a service's deliveries come to, kept for its page. */
async function createRecords(db: MigrationDb): Promise<void> {
  await sql`
    create table delivery_records (
      instance_id integer not null,
      service_id integer not null,
      -- Grows with every change, so that an answer can name what it was made of.
      version integer not null default 1,
      orders_count integer not null,
      started_count integer not null,
      completed_count integer not null,
      start_median_seconds integer,
      start_p90_seconds integer,
      completion_median_seconds integer,
      completion_p90_seconds integer,
      dropped_ppm integer,
      primary key (instance_id, service_id),
      foreign key (instance_id, service_id) references services (instance_id, id)
        on delete cascade
    )`.execute(db);
  await tenantTable(db, 'delivery_records');
}
