import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What staff do with all orders of a list at once, and what became of each of them. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table bulk_actions (
      instance_id integer not null references instances (id) on delete cascade,
      id bigint not null generated always as identity,
      kind text not null,
      q text not null,
      reason text,
      state text not null,
      -- Where the list is read on, while its orders are looked at.
      place text,
      is_cut boolean not null default false,
      asked_by bigint not null,
      asked_at timestamptz not null,
      started_by bigint,
      started_at timestamptz,
      ended_at timestamptz,
      primary key (instance_id, id),
      foreign key (instance_id, asked_by) references customers (instance_id, id),
      foreign key (instance_id, started_by) references customers (instance_id, id),
      constraint bulk_actions_state check (
        state in ('looking', 'ready', 'running', 'stopped', 'done')),
      constraint bulk_actions_q check (char_length(q) <= 2000),
      constraint bulk_actions_reason check (char_length(reason) between 1 and 500),
      constraint bulk_actions_started check (
        (state in ('looking', 'ready')) = (started_at is null)
        and (started_at is null) = (started_by is null)),
      constraint bulk_actions_ended check ((state = 'done') = (ended_at is not null))
    )`.execute(db);
  await sql`create index bulk_actions_asked_by on bulk_actions (instance_id, asked_by)`.execute(db);
  await sql`create index bulk_actions_started_by on bulk_actions (instance_id, started_by)
    where started_by is not null`.execute(db);
  await sql`create index bulk_actions_never_started on bulk_actions (asked_at)
    where started_at is null`.execute(db);
  await sql`
    create table bulk_action_rows (
      instance_id integer not null,
      action_id bigint not null,
      order_id bigint not null,
      verdict text not null,
      amount_micro bigint not null,
      result text,
      moved_micro bigint,
      ended_at timestamptz,
      primary key (instance_id, action_id, order_id),
      foreign key (instance_id, action_id) references bulk_actions (instance_id, id)
        on delete cascade,
      foreign key (instance_id, order_id) references orders (instance_id, id) on delete cascade,
      constraint bulk_action_rows_amount check (amount_micro >= 0),
      -- Never more than was agreed to.
      constraint bulk_action_rows_moved check (moved_micro between 0 and amount_micro),
      constraint bulk_action_rows_result check (
        (result is null) = (moved_micro is null) and (result is null) = (ended_at is null))
    )`.execute(db);
  await sql`create index bulk_action_rows_open on bulk_action_rows (instance_id, action_id, order_id)
    where result is null and verdict in ('can', 'ask')`.execute(db);
  await sql`create index bulk_action_rows_of_order
    on bulk_action_rows (instance_id, order_id)`.execute(db);
  for (const table of ['bulk_actions', 'bulk_action_rows']) await tenantTable(db, table);
}
