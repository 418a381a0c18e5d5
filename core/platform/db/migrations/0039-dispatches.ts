import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table orders
      add column refunded_micro bigint not null default 0,
      -- A wish to cancel, and what became of it.
      add column cancel_state text,
      add column cancel_asked_at timestamptz,
      add constraint orders_refunded check (refunded_micro between 0 and cost_micro),
      add constraint orders_cancel_state check (
        (cancel_state in ('asked', 'confirmed', 'refused')) and cancel_asked_at is not null
        or cancel_state is null and cancel_asked_at is null)`.execute(db);
  await createEvents(db);
  await createDispatches(db);
  await createSimulated(db);
}

/** What happened to an order, for the people who ask; nobody can change it later. */
async function createEvents(db: MigrationDb): Promise<void> {
  await sql`
    create table order_events (
      instance_id integer not null,
      id bigint not null generated always as identity,
      order_id bigint not null,
      kind text not null,
      actor text not null,
      -- Who of the staff it was.
      staff_id bigint,
      details jsonb not null,
      created_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, order_id) references orders (instance_id, id),
      constraint order_events_actor check (
        actor in ('customer', 'staff', 'payment', 'delivery'))
    )`.execute(db);
  await sql`create index order_events_of_order
    on order_events (instance_id, order_id, id)`.execute(db);
  await tenantTable(db, 'order_events', { appendOnly: true });
}

/** Each time an order is given to somebody who delivers it. */
async function createDispatches(db: MigrationDb): Promise<void> {
  await sql`
    create table dispatches (
      instance_id integer not null,
      id bigint not null generated always as identity,
      order_id bigint not null,
      route text not null,
      provider_id bigint,
      -- The service as its provider calls it, and what it costs there.
      source_key text,
      trade_type text,
      cost_micro bigint,
      -- The same at every try, so that who knows it takes an order once.
      request_id uuid not null,
      state text not null,
      reference text,
      refusal text,
      -- Until then somebody is asking; afterwards nobody knows what came of it.
      lease_until timestamptz,
      next_check_at timestamptz,
      failures integer not null default 0,
      created_at timestamptz not null,
      sent_at timestamptz,
      updated_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, order_id) references orders (instance_id, id),
      foreign key (instance_id, provider_id) references providers (instance_id, id),
      constraint dispatches_route check (route in ('simulator', 'manual', 'api_v2')),
      constraint dispatches_provider check (
        provider_id is null or route = 'api_v2'),
      constraint dispatches_state check (
        state in ('sending', 'sent', 'unknown', 'refused', 'ended')),
      constraint dispatches_sent check (state <> 'sent' or reference is not null)
    )`.execute(db);
  // However many ask at once, an order is with one of them.
  await sql`create unique index dispatches_one_at_a_time on dispatches (instance_id, order_id)
    where state in ('sending', 'sent', 'unknown')`.execute(db);
  await sql`create index dispatches_of_order
    on dispatches (instance_id, order_id, id)`.execute(db);
  await sql`create index dispatches_to_check on dispatches (next_check_at)
    where state = 'sent' and next_check_at is not null`.execute(db);
  await sql`create index dispatches_unknown on dispatches (instance_id, id)
    where state = 'unknown'`.execute(db);
  await sql`create index dispatches_by_provider
    on dispatches (instance_id, provider_id)`.execute(db);
  await tenantTable(db, 'dispatches');
}

/** What the simulator has taken, and how it will go. */
async function createSimulated(db: MigrationDb): Promise<void> {
  await sql`
    create table simulated_deliveries (
      instance_id integer not null references instances (id),
      reference text not null,
      quantity integer not null,
      plan jsonb not null,
      accepted_at timestamptz not null,
      canceled_at timestamptz,
      primary key (instance_id, reference)
    )`.execute(db);
  await tenantTable(db, 'simulated_deliveries');
}
