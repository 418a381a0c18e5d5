import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What staff note down about customers, and what they add to balances or take from them by hand. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table customer_notes (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      staff_id bigint not null,
      text text not null,
      created_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, staff_id) references customers (instance_id, id),
      constraint customer_notes_text check (char_length(text) between 1 and 2000)
    )`.execute(db);
  await sql`create index customer_notes_of_customer
    on customer_notes (instance_id, customer_id, id)`.execute(db);
  await sql`create index customer_notes_by_staff
    on customer_notes (instance_id, staff_id)`.execute(db);
  await sql`
    create table balance_adjustments (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      amount_micro bigint not null,
      reason text not null,
      status text not null,
      asked_by bigint not null,
      asked_at timestamptz not null,
      -- More than the limit of one person; somebody else decides on it.
      is_large boolean not null,
      ended_by bigint,
      ended_at timestamptz,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, asked_by) references customers (instance_id, id),
      foreign key (instance_id, ended_by) references customers (instance_id, id),
      constraint balance_adjustments_status check (status in ('waiting', 'done', 'refused')),
      constraint balance_adjustments_amount check (amount_micro <> 0),
      constraint balance_adjustments_reason check (char_length(reason) between 1 and 500),
      constraint balance_adjustments_own check (customer_id not in (asked_by, ended_by)),
      constraint balance_adjustments_ended check (
        (status = 'waiting') = (ended_at is null) and (status = 'waiting') = (ended_by is null)),
      constraint balance_adjustments_two_people check (
        case when is_large then status <> 'done' or ended_by <> asked_by
          else status = 'done' and ended_by = asked_by end)
    )`.execute(db);
  await sql`create index balance_adjustments_of_customer
    on balance_adjustments (instance_id, customer_id, id)`.execute(db);
  await sql`create index balance_adjustments_waiting
    on balance_adjustments (instance_id, id) where status = 'waiting'`.execute(db);
  // What one person has done alone within a day.
  await sql`create index balance_adjustments_alone
    on balance_adjustments (instance_id, asked_by, asked_at) where not is_large`.execute(db);
  await sql`create index balance_adjustments_ended_by
    on balance_adjustments (instance_id, ended_by) where ended_by is not null`.execute(db);
  for (const table of ['customer_notes', 'balance_adjustments']) await tenantTable(db, table);
}
