import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createRequests(db);
  await createWatches(db);
  await createStatistics(db);
  await createSimulated(db);
}

/** What dropped of a completed order is asked for again. */
async function createRequests(db: MigrationDb): Promise<void> {
  await sql`
    create table refill_requests (
      instance_id integer not null,
      id bigint not null generated always as identity,
      order_id bigint not null,
      state text not null,
      asked_by text not null,
      -- How many were missing, where somebody had counted.
      missing integer,
      -- With whom it is: who delivered the order, or somebody of the instance.
      route text,
      provider_id bigint,
      source_key text,
      order_reference text,
      -- The same at every try.
      request_id uuid not null,
      -- Written before anybody is asked: who finds it later does not know whether it arrived.
      sending text,
      reference text,
      -- What who delivers said, for staff; why it was refused, for the customer.
      note text,
      refusal text,
      reason text,
      lease_until timestamptz,
      next_check_at timestamptz,
      failures integer not null default 0,
      taken_by bigint,
      asked_at timestamptz not null,
      started_at timestamptz,
      ended_at timestamptz,
      updated_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, order_id) references orders (instance_id, id),
      foreign key (instance_id, provider_id) references providers (instance_id, id),
      constraint refill_requests_state check (
        state in ('asked', 'in_progress', 'completed', 'refused')
        and (ended_at is not null) = (state in ('completed', 'refused'))),
      constraint refill_requests_asked_by check (asked_by in ('customer', 'clock')),
      constraint refill_requests_route check (
        route in ('simulator', 'manual', 'api_v2') and (provider_id is null or route = 'api_v2')),
      constraint refill_requests_sending check (sending in ('sending', 'unknown', 'sent')),
      constraint refill_requests_refused check (
        (state = 'refused') = (refusal is not null) and refusal in ('nothing_missing', 'staff')
        and (refusal = 'staff') = (reason is not null))
    )`.execute(db);
  await sql`create unique index refill_requests_one_at_a_time
    on refill_requests (instance_id, order_id) where state in ('asked', 'in_progress')`.execute(db);
  await sql`create index refill_requests_of_order
    on refill_requests (instance_id, order_id, id)`.execute(db);
  await sql`create index refill_requests_to_check on refill_requests (next_check_at)
    where next_check_at is not null`.execute(db);
  await sql`create index refill_requests_for_staff on refill_requests (instance_id, order_id)
    where state in ('asked', 'in_progress') and (route = 'manual' or sending = 'unknown')`.execute(
    db,
  );
  await sql`create index refill_requests_by_provider
    on refill_requests (instance_id, provider_id) where provider_id is not null`.execute(db);
  await tenantTable(db, 'refill_requests');
}

/** Completed orders that are looked after, and until when. */
async function createWatches(db: MigrationDb): Promise<void> {
  await sql`
    create table drop_watches (
      instance_id integer not null,
      order_id bigint not null,
      dispatch_id bigint not null,
      completed_at timestamptz not null,
      until timestamptz not null,
      next_check_at timestamptz,
      failures integer not null default 0,
      primary key (instance_id, order_id),
      foreign key (instance_id, order_id) references orders (instance_id, id),
      foreign key (instance_id, dispatch_id) references dispatches (instance_id, id)
    )`.execute(db);
  await sql`create index drop_watches_due on drop_watches (next_check_at)
    where next_check_at is not null`.execute(db);
  await tenantTable(db, 'drop_watches');
}

/** How many of what was delivered stood at a moment, each time that it was another number. */
async function createStatistics(db: MigrationDb): Promise<void> {
  await sql`
    create table refill_statistics (
      instance_id integer not null,
      id bigint not null generated always as identity,
      order_id bigint not null,
      quantity integer not null,
      measured_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, order_id) references orders (instance_id, id),
      constraint refill_statistics_quantity check (quantity >= 0)
    )`.execute(db);
  await sql`create index refill_statistics_of_order
    on refill_statistics (instance_id, order_id, id)`.execute(db);
  await tenantTable(db, 'refill_statistics', { appendOnly: true });
}

async function createSimulated(db: MigrationDb): Promise<void> {
  await sql`
    create table simulated_refills (
      instance_id integer not null references instances (id),
      reference text not null,
      delivery_reference text not null,
      quantity integer not null,
      run_seconds integer not null,
      accepted_at timestamptz not null,
      primary key (instance_id, reference)
    )`.execute(db);
  await sql`create index simulated_refills_of_delivery
    on simulated_refills (instance_id, delivery_reference)`.execute(db);
  await tenantTable(db, 'simulated_refills');
}
