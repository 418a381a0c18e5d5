import { sql } from 'kysely';
import { asSystemRole, tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Where customers stand on the ladder of grades, and how they came there. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table customer_grades (
      instance_id integer not null,
      customer_id bigint not null,
      -- Paid for orders that have ended, less what came back of it.
      ended_micro bigint not null default 0,
      -- What of it kept grades in the past, and no longer counts.
      lapsed_micro bigint not null default 0,
      grade_id integer,
      goal_micro bigint,
      keep_micro bigint,
      reached_at timestamptz,
      expires_at timestamptz,
      given_id integer,
      given_until timestamptz,
      given_by bigint,
      given_reason text,
      -- When it is to be looked at again.
      due_at timestamptz,
      primary key (instance_id, customer_id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, given_by) references customers (instance_id, id),
      constraint customer_grades_sums check (lapsed_micro between 0 and ended_micro),
      constraint customer_grades_held check (
        (grade_id is null) = (goal_micro is null) and (grade_id is null) = (keep_micro is null)
        and (grade_id is null) = (reached_at is null)
        and (grade_id is not null or expires_at is null)),
      constraint customer_grades_given check (
        (given_id is null) = (given_until is null) and (given_id is null) = (given_by is null)
        and (given_id is null) = (given_reason is null) and char_length(given_reason) <= 500)
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index customer_grades_due on customer_grades (due_at)
    where due_at is not null`.execute(db);
  await sql`create index customer_grades_given_by on customer_grades (instance_id, given_by)
    where given_by is not null`.execute(db);
  await tenantTable(db, 'customer_grades');
  await sql`
    create table grade_changes (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      kind text not null,
      -- With what they were called then, as their owner may remove them.
      grade_id integer,
      name jsonb,
      before_id integer,
      before_name jsonb,
      until timestamptz,
      created_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      constraint grade_changes_kind check (kind in
        ('reached', 'kept', 'fell', 'came_back', 'given', 'given_ended', 'moved')),
      constraint grade_changes_names check (
        (grade_id is null) = (name is null) and (before_id is null) = (before_name is null))
    )`.execute(db);
  await sql`create index grade_changes_of_customer
    on grade_changes (instance_id, customer_id, id)`.execute(db);
  await tenantTable(db, 'grade_changes');
  // What a session says of a customer, so that no request asks for it.
  await sql`alter table customers add column grade_id integer`.execute(db);
  await asSystemRole(db, () => countWhatHasEnded(db));
  await keepCounting(db);
}

async function countWhatHasEnded(db: MigrationDb): Promise<void> {
  await sql`
    insert into customer_grades (instance_id, customer_id, ended_micro, due_at)
    select instance_id, customer_id, sum(cost_micro - refunded_micro), now()
    from orders where completed_at is not null and paid_at is not null
    group by instance_id, customer_id`.execute(db);
}

/** At the end of each transaction, as other counters of orders, so that its lock is a last one. */
async function keepCounting(db: MigrationDb): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const path = sql`set search_path = ${sql.ref(rows[0]?.name ?? 'public')}, pg_temp`;
  const spent = (row: string) =>
    sql.raw(`case when ${row}.completed_at is null or ${row}.paid_at is null then 0
      else ${row}.cost_micro - ${row}.refunded_micro end`);
  await sql`
    create function count_ended_order() returns trigger language plpgsql ${path} as $$
    declare
      more bigint := ${spent('new')};
    begin
      if tg_op = 'UPDATE' then
        more := more - ${spent('old')};
      end if;
      if more = 0 then
        return null;
      end if;
      -- What is less would be refused as a row of its own, before it meets the one that is there.
      update customer_grades set
        ended_micro = ended_micro + more,
        lapsed_micro = least(lapsed_micro, ended_micro + more),
        due_at = least(due_at, new.updated_at)
      where instance_id = new.instance_id and customer_id = new.customer_id;
      if not found then
        insert into customer_grades as g (instance_id, customer_id, ended_micro, due_at)
        values (new.instance_id, new.customer_id, more, new.updated_at)
        on conflict (instance_id, customer_id) do update set
          ended_micro = g.ended_micro + excluded.ended_micro,
          due_at = least(g.due_at, excluded.due_at);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create constraint trigger orders_ended after insert on orders
    deferrable initially deferred for each row when (new.completed_at is not null)
    execute function count_ended_order()`.execute(db);
  await sql`create constraint trigger orders_ended_anew
    after update of cost_micro, refunded_micro, paid_at, completed_at on orders
    deferrable initially deferred for each row
    when (coalesce(old.completed_at, new.completed_at) is not null
      and (old.completed_at, old.paid_at, old.cost_micro, old.refunded_micro)
        is distinct from (new.completed_at, new.paid_at, new.cost_micro, new.refunded_micro))
    execute function count_ended_order()`.execute(db);
}
