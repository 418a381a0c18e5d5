import { sql } from 'kysely';
import { asSystemRole, tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What the ledger moved and what orders brought in, by day, for the overview of staff. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table money_days (
      instance_id integer not null references instances (id) on delete cascade,
      -- In UTC.
      day date not null,
      account text not null,
      kind text not null,
      amount_micro bigint not null,
      primary key (instance_id, day, account, kind)
    )`.execute(db);
  // Which transactions are in the days: those sealed up to here.
  await sql`
    create table money_day_marks (
      instance_id integer primary key references instances (id) on delete cascade,
      seal_position bigint not null,
      counted_at timestamptz not null
    )`.execute(db);
  await sql`
    create table provider_days (
      instance_id integer not null references instances (id) on delete cascade,
      day date not null,
      route text not null,
      -- 0 where no provider delivered.
      provider_id bigint not null,
      orders integer not null,
      sales_micro bigint not null,
      cost_micro bigint not null,
      -- Orders of which nobody knows what they cost.
      without_cost integer not null,
      primary key (instance_id, day, route, provider_id)
    )`.execute(db);
  // Days to count again. No key, so that orders which end at the same moment never wait for each other.
  await sql`
    create table provider_days_to_count (
      instance_id integer not null references instances (id) on delete cascade,
      id bigint not null generated always as identity,
      day date not null,
      primary key (instance_id, id)
    )`.execute(db);
  for (const table of ['money_days', 'money_day_marks', 'provider_days', 'provider_days_to_count'])
    await tenantTable(db, table);
  await sql`create index orders_by_end on orders (instance_id, completed_at)
    where completed_at is not null`.execute(db);
  await noteEndedOrders(db);
}

/** At the end of each transaction, like the other counters of orders. */
async function noteEndedOrders(db: MigrationDb): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const path = sql`set search_path = ${sql.ref(rows[0]?.name ?? 'public')}, pg_temp`;
  await sql`
    create function note_ended_order() returns trigger language plpgsql ${path} as $$
    begin
      insert into provider_days_to_count (instance_id, day)
      select distinct new.instance_id, (ended.at at time zone 'UTC')::date
      from (values (new.completed_at), (case when tg_op = 'UPDATE' then old.completed_at end))
        as ended (at)
      where ended.at is not null;
      return null;
    end $$`.execute(db);
  await sql`create constraint trigger orders_end_noted after insert on orders
    deferrable initially deferred for each row
    when (new.completed_at is not null and not new.is_test)
    execute function note_ended_order()`.execute(db);
  await sql`create constraint trigger orders_end_noted_anew
    after update of cost_micro, refunded_micro, paid_at, completed_at, current_quantity on orders
    deferrable initially deferred for each row
    when (coalesce(old.completed_at, new.completed_at) is not null and not new.is_test
      and (old.completed_at, old.paid_at, old.cost_micro, old.refunded_micro, old.current_quantity)
        is distinct from
        (new.completed_at, new.paid_at, new.cost_micro, new.refunded_micro, new.current_quantity))
    execute function note_ended_order()`.execute(db);
  // What was there before is counted by the first run.
  await asSystemRole(db, () =>
    sql`
      insert into provider_days_to_count (instance_id, day)
      select distinct instance_id, (completed_at at time zone 'UTC')::date from orders
      where completed_at is not null and not is_test`.execute(db),
  );
}
