import { sql } from 'kysely';
import { asSystemRole, tenantTable, type MigrationDb } from '../tenant-table.ts';

const STATUSES = [
  'completed',
  'stopped',
  'in_processing',
  'in_moderation',
  'canceled',
  'unpaid',
  'error',
];
const each = (of: (status: string) => string) => sql.raw(STATUSES.map(of).join(', '));

/**
 * How many orders a customer has, of what they cost and what came back: ever and on each day, of
 * all services (0) and of each. Sums of a million orders are then those of a few rows.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table order_counts (
      instance_id integer not null,
      customer_id bigint not null,
      service_id integer not null,
      -- When they were ordered, in UTC; -infinity stands for all days.
      day date not null,
      first_id bigint not null,
      last_id bigint not null,
      ${each((status) => `${status} integer not null`)},
      quantity bigint not null,
      -- Of what is paid.
      cost_micro bigint not null,
      refunded_micro bigint not null,
      primary key (instance_id, customer_id, service_id, day),
      foreign key (instance_id, customer_id) references customers (instance_id, id)
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index order_counts_ever on order_counts (instance_id, customer_id, service_id)
    where day = '-infinity'`.execute(db);
  await tenantTable(db, 'order_counts');
  await asSystemRole(db, () => countThoseThatAreThere(db));
  await keepCounting(db);
}

async function countThoseThatAreThere(db: MigrationDb): Promise<void> {
  await sql`
    insert into order_counts
    select o.instance_id, o.customer_id, k.service_id, k.day, min(o.id), max(o.id),
      ${each((status) => `count(*) filter (where o.status = '${status}')`)},
      sum(o.quantity), coalesce(sum(o.cost_micro) filter (where o.paid_at is not null), 0),
      sum(o.refunded_micro)
    from orders o
    cross join lateral (select (o.created_at at time zone 'UTC')::date as day) d
    cross join lateral (values (0, date '-infinity'), (0, d.day),
      (o.service_id, date '-infinity'), (o.service_id, d.day)) as k (service_id, day)
    group by o.instance_id, o.customer_id, k.service_id, k.day`.execute(db);
}

/**
 * At the end of each transaction, so that its locks are the last ones that are taken: the row of
 * all orders comes first, and whoever holds it waits for nobody.
 */
async function keepCounting(db: MigrationDb): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const path = sql`set search_path = ${sql.ref(rows[0]?.name ?? 'public')}, pg_temp`;
  const change = (status: string) =>
    `(new.status = '${status}')::integer - coalesce((old.status = '${status}')::integer, 0)`;
  await sql`
    create function count_order() returns trigger language plpgsql ${path} as $$
    declare
      made_on date := (new.created_at at time zone 'UTC')::date;
    begin
      insert into order_counts as c
      select new.instance_id, new.customer_id, k.service_id, k.day, new.id, new.id,
        ${each(change)},
        new.quantity - coalesce(old.quantity, 0),
        case when new.paid_at is null then 0 else new.cost_micro end
          - coalesce(case when old.paid_at is null then 0 else old.cost_micro end, 0),
        new.refunded_micro - coalesce(old.refunded_micro, 0)
      from (values (0, date '-infinity'), (0, made_on),
        (new.service_id, date '-infinity'), (new.service_id, made_on)) as k (service_id, day)
      on conflict (instance_id, customer_id, service_id, day) do update set
        first_id = least(c.first_id, excluded.first_id),
        last_id = greatest(c.last_id, excluded.last_id),
        ${each((status) => `${status} = c.${status} + excluded.${status}`)},
        quantity = c.quantity + excluded.quantity,
        cost_micro = c.cost_micro + excluded.cost_micro,
        refunded_micro = c.refunded_micro + excluded.refunded_micro;
      return null;
    end $$`.execute(db);
  await sql`create constraint trigger orders_counted after insert on orders
    deferrable initially deferred for each row execute function count_order()`.execute(db);
  await sql`create constraint trigger orders_counted_anew
    after update of status, quantity, cost_micro, refunded_micro, paid_at on orders
    deferrable initially deferred for each row
    when ((old.status, old.quantity, old.cost_micro, old.refunded_micro, old.paid_at)
      is distinct from (new.status, new.quantity, new.cost_micro, new.refunded_micro, new.paid_at))
    execute function count_order()`.execute(db);
}
