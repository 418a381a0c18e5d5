import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Panels that customers rent, each an instance of its own, and instances that are paused. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table instances
      add column suspended_at timestamptz,
      -- The one whose customer rents it.
      add column parent_id integer references instances (id)`.execute(db);
  await sql`create index instances_of_parent on instances (parent_id)
    where parent_id is not null`.execute(db);
  await createPanels(db);
  await sql`
    alter table ledger_transactions
      drop constraint ledger_transactions_kind,
      add constraint ledger_transactions_kind check (kind in ('order', 'cancel_order', 'invoiced',
        'admin', 'referral', 'widget_reward', 'fee', 'bonus', 'coupon', 'task', 'child_panel'))
  `.execute(db);
}

async function createPanels(db: MigrationDb): Promise<void> {
  await sql`
    create table child_panels (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      name text not null,
      admin_email text not null,
      host text not null,
      domain_type text not null,
      child_instance_id integer not null references instances (id),
      token_id bigint not null,
      status text not null default 'active',
      -- Of a month, as it was agreed on.
      price_micro bigint not null,
      renews boolean not null default true,
      months integer not null default 1,
      -- The day of the month on which the next one begins.
      billing_day smallint not null,
      paid_until timestamptz not null,
      -- When a job looks at it again; nothing where it is closed, or paused by staff.
      next_look_at timestamptz,
      set_up_at timestamptz,
      created_at timestamptz not null,
      overdue_since timestamptz,
      suspended_at timestamptz,
      suspended_reason text,
      suspended_by bigint,
      closed_at timestamptz,
      primary key (instance_id, id),
      constraint child_panels_of_instance unique (child_instance_id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, suspended_by) references customers (instance_id, id),
      constraint child_panels_status check (
        status in ('active', 'overdue', 'suspended', 'closed')),
      constraint child_panels_domain check (domain_type in ('subdomain', 'domain')),
      constraint child_panels_terms check (
        price_micro >= 0 and months > 0 and billing_day between 1 and 31),
      constraint child_panels_overdue check (status <> 'overdue' or overdue_since is not null),
      constraint child_panels_suspended check (
        status = 'closed' or (status = 'suspended') = (suspended_at is not null)),
      constraint child_panels_suspended_by check (
        suspended_by is null or suspended_at is not null),
      constraint child_panels_closed check (
        (status = 'closed') = (closed_at is not null)
        and (status <> 'closed' or next_look_at is null))
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index child_panels_of_customer
    on child_panels (instance_id, customer_id, id)`.execute(db);
  await sql`create index child_panels_by_status
    on child_panels (instance_id, status, id)`.execute(db);
  await sql`create index child_panels_by_time
    on child_panels (instance_id, created_at, id)`.execute(db);
  await sql`create index child_panels_by_decider on child_panels (instance_id, suspended_by)
    where suspended_by is not null`.execute(db);
  await sql`create index child_panels_due on child_panels (next_look_at)
    where next_look_at is not null`.execute(db);
  await tenantTable(db, 'child_panels');
}
