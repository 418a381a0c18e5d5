import { sql } from 'kysely';
import { APP_ROLE } from '../scope.ts';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What has happened to customers, for their programs: to be read, and to be sent to them. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table customer_events (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      type text not null,
      resource text not null,
      resource_id bigint not null,
      data jsonb not null,
      position bigint,
      created_at timestamptz not null,
      primary key (instance_id, id),
      constraint customer_events_customer foreign key (instance_id, customer_id)
        references customers (instance_id, id) on delete cascade
    )`.execute(db);
  await sql`create unique index customer_events_in_place
    on customer_events (instance_id, customer_id, position) where position is not null`.execute(db);
  await sql`create index customer_events_to_place
    on customer_events (instance_id, customer_id, id) where position is null`.execute(db);
  await sql`create index customer_events_of_customer
    on customer_events (instance_id, customer_id, created_at, id)`.execute(db);
  await sql`create index customer_events_by_age on customer_events (created_at)`.execute(db);
  await sql`
    create table customer_event_heads (
      instance_id integer not null,
      customer_id bigint not null,
      last_position bigint not null,
      primary key (instance_id, customer_id),
      constraint customer_event_heads_customer foreign key (instance_id, customer_id)
        references customers (instance_id, id) on delete cascade
    )`.execute(db);
  await endpoints(db);
  await deliveries(db);
  await marks(db);
  for (const table of [
    ...['customer_events', 'customer_event_heads', 'webhook_endpoints', 'webhook_secrets'],
    ...['webhook_deliveries', 'webhook_attempts', 'balance_marks'],
  ]) {
    await tenantTable(db, table);
  }
}

async function endpoints(db: MigrationDb): Promise<void> {
  await sql`
    create table webhook_endpoints (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      url text not null,
      types text[] not null,
      created_at timestamptz not null,
      disabled_at timestamptz,
      disabled_because text,
      failures integer not null default 0,
      failing_since timestamptz,
      paused_until timestamptz,
      primary key (instance_id, id),
      constraint webhook_endpoints_customer foreign key (instance_id, customer_id)
        references customers (instance_id, id) on delete cascade,
      constraint webhook_endpoints_says_why check ((disabled_at is null) = (disabled_because is null))
    )`.execute(db);
  await sql`create index webhook_endpoints_by_customer
    on webhook_endpoints (instance_id, customer_id, id)`.execute(db);
  await sql`
    create table webhook_secrets (
      instance_id integer not null,
      id bigint not null generated always as identity,
      endpoint_id bigint not null,
      sealed bytea not null,
      hint text not null,
      created_at timestamptz not null,
      primary key (instance_id, id),
      constraint webhook_secrets_endpoint foreign key (instance_id, endpoint_id)
        references webhook_endpoints (instance_id, id) on delete cascade
    )`.execute(db);
  await sql`create index webhook_secrets_by_endpoint
    on webhook_secrets (instance_id, endpoint_id, id)`.execute(db);
}

async function deliveries(db: MigrationDb): Promise<void> {
  await sql`
    create table webhook_deliveries (
      instance_id integer not null,
      id bigint not null generated always as identity,
      endpoint_id bigint not null,
      event_id bigint not null,
      state text not null default 'waiting',
      attempts integer not null default 0,
      tries integer not null default 0,
      next_attempt_at timestamptz,
      lease_until timestamptz,
      last_status integer,
      last_reason text,
      created_at timestamptz not null,
      ended_at timestamptz,
      primary key (instance_id, id),
      constraint webhook_deliveries_once unique (instance_id, endpoint_id, event_id),
      constraint webhook_deliveries_endpoint foreign key (instance_id, endpoint_id)
        references webhook_endpoints (instance_id, id) on delete cascade,
      constraint webhook_deliveries_event foreign key (instance_id, event_id)
        references customer_events (instance_id, id) on delete cascade,
      constraint webhook_deliveries_wait_for_something
        check ((state = 'waiting') = (next_attempt_at is not null))
    )`.execute(db);
  await sql`create index webhook_deliveries_by_event
    on webhook_deliveries (instance_id, event_id)`.execute(db);
  await sql`create index webhook_deliveries_by_endpoint
    on webhook_deliveries (instance_id, endpoint_id, id)`.execute(db);
  await sql`create index webhook_deliveries_waiting
    on webhook_deliveries (instance_id, endpoint_id, next_attempt_at, id)
    where state = 'waiting'`.execute(db);
  await sql`create index webhook_deliveries_due
    on webhook_deliveries (next_attempt_at) where state = 'waiting'`.execute(db);
  await sql`
    create table webhook_attempts (
      instance_id integer not null,
      delivery_id bigint not null,
      number integer not null,
      at timestamptz not null,
      took_ms integer not null,
      status integer,
      reason text,
      answer text,
      primary key (instance_id, delivery_id, number),
      constraint webhook_attempts_delivery foreign key (instance_id, delivery_id)
        references webhook_deliveries (instance_id, id) on delete cascade
    )`.execute(db);
}

/** Below which amount a customer is told that their balance is low. */
async function marks(db: MigrationDb): Promise<void> {
  await sql`
    create table balance_marks (
      instance_id integer not null,
      account_id bigint not null,
      below_micro bigint not null,
      primary key (instance_id, account_id),
      constraint balance_marks_account foreign key (instance_id, account_id)
        references ledger_accounts (instance_id, id),
      constraint balance_marks_is_an_amount check (below_micro > 0)
    )`.execute(db);
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const path = sql`set search_path = ${sql.ref(rows[0]?.name ?? 'public')}, pg_temp`;
  await sql`
    create function open_marked_accounts(kinds text[], owners bigint[])
    returns table (id bigint, balance_micro bigint, changed_at timestamptz, watched_micro bigint,
      mark_micro bigint)
    language plpgsql ${path} as $$
    #variable_conflict use_column
    begin
      return query
      select a.id, a.balance_micro, a.changed_at, a.watched_micro, (
        select m.below_micro from balance_marks m
        where m.instance_id = current_instance_id() and m.account_id = a.id)
      from open_watched_accounts(kinds, owners) a;
    end $$`.execute(db);
  await sql`revoke all on function open_marked_accounts(text[], bigint[]) from public`.execute(db);
  await sql`grant execute on function open_marked_accounts(text[], bigint[])
    to ${sql.ref(APP_ROLE)}`.execute(db);
}
