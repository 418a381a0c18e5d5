import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createDripFeeds(db);
  await createOrders(db);
  await linkInvoices(db);
  for (const table of ['drip_feeds', 'orders', 'invoice_orders']) await tenantTable(db, table);
}

/**
 * What both have of a line that somebody ordered. The service as it was then stands in `service`,
 * because it may be sold for something else tomorrow, and not at all the day after.
 */
const ORDERED = sql`
      instance_id integer not null references instances (id),
      id bigint not null generated always as identity,
      customer_id bigint not null,
      -- The same for all that was ordered at once, where each has a place of its own.
      checkout_id uuid not null,
      place integer not null,
      service_id integer not null,
      service jsonb not null,
      price_micro bigint not null,
      pricing_per integer not null,
      -- As it was written, as it is kept, and the same for all links to the same thing.
      url text not null,
      link_url text,
      link_key text,
      quantity integer not null,
      status text not null,
      cost_micro bigint not null,
      -- What it costs once its coupon is gone.
      full_cost_micro bigint not null,
      is_guarantee boolean not null,
      is_speedup boolean not null,
      targets jsonb not null,
      country_ids integer[] not null,
      source text not null,
      type text not null,
      is_reorder boolean not null,
      coupon_id integer,
      quote jsonb not null,
      created_at timestamptz not null,
      paid_at timestamptz,
      completed_at timestamptz,
      updated_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, coupon_id) references coupons (instance_id, id)`;

/** Paid as a whole; its orders are made one by one, when their runs are due. */
async function createDripFeeds(db: MigrationDb): Promise<void> {
  await sql`
    create table drip_feeds (${ORDERED},
      runs integer not null,
      mode text not null,
      step integer not null,
      minutes_between integer not null,
      total_quantity integer not null,
      orders_count integer not null default 0,
      next_run_at timestamptz,
      constraint drip_feeds_status check (
        status in ('unpaid', 'in_processing', 'completed', 'canceled')),
      constraint drip_feeds_paid check (paid_at is not null or status in ('unpaid', 'canceled')),
      constraint drip_feeds_amounts check (
        price_micro >= 0 and pricing_per > 0 and quantity > 0
        and cost_micro between 0 and full_cost_micro),
      constraint drip_feeds_runs check (
        runs >= 2 and mode in ('flat', 'progressive') and step >= 0 and minutes_between > 0
        and total_quantity >= runs * quantity and orders_count between 0 and runs),
      -- Only what is being delivered has a next run.
      constraint drip_feeds_next_run check (next_run_at is null or status = 'in_processing')
    )`.execute(db);
  await sql`create index drip_feeds_of_customer on drip_feeds (instance_id, customer_id, id)`.execute(
    db,
  );
  await sql`create index drip_feeds_due on drip_feeds (next_run_at)
    where next_run_at is not null`.execute(db);
}

async function createOrders(db: MigrationDb): Promise<void> {
  await sql`
    create table orders (${ORDERED},
      drip_feed_id bigint,
      run integer,
      start_quantity integer,
      current_quantity integer not null default 0,
      started_at timestamptz,
      cancel_reason text,
      cancel_description text,
      foreign key (instance_id, drip_feed_id) references drip_feeds (instance_id, id),
      constraint orders_status check (status in ('completed', 'stopped', 'in_processing',
        'in_moderation', 'canceled', 'unpaid', 'error')),
      constraint orders_paid check (paid_at is not null or status in ('unpaid', 'canceled')),
      constraint orders_amounts check (
        price_micro >= 0 and pricing_per > 0 and quantity > 0 and current_quantity >= 0
        and cost_micro between 0 and full_cost_micro),
      constraint orders_run check ((drip_feed_id is null) = (run is null) and run >= 1)
    )`.execute(db);
  await sql`create index orders_of_customer on orders (instance_id, customer_id, id)`.execute(db);
  await sql`create index orders_of_customer_by_status
    on orders (instance_id, customer_id, status, id)`.execute(db);
  await sql`create unique index orders_once_a_run on orders (instance_id, drip_feed_id, run)
    where drip_feed_id is not null`.execute(db);
}

/** Orders that wait for the money of an invoice; one that came to nothing may be followed by another. */
async function linkInvoices(db: MigrationDb): Promise<void> {
  await sql`
    alter table invoices
      drop constraint invoices_purpose,
      add constraint invoices_purpose check (purpose in ('top_up', 'order'))`.execute(db);
  await sql`
    create table invoice_orders (
      instance_id integer not null,
      invoice_id bigint not null,
      order_id bigint not null,
      -- What was agreed on; for the first order of a drip-feed, what all of it costs.
      cost_micro bigint not null,
      primary key (instance_id, invoice_id, order_id),
      foreign key (instance_id, invoice_id) references invoices (instance_id, id),
      foreign key (instance_id, order_id) references orders (instance_id, id),
      constraint invoice_orders_cost check (cost_micro >= 0)
    )`.execute(db);
  await sql`create index invoice_orders_by_order
    on invoice_orders (instance_id, order_id, invoice_id)`.execute(db);
}
