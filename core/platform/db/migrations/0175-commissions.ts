import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What customers earn by the orders of others: held first, then theirs, and taken back in part. */
export async function up(db: MigrationDb): Promise<void> {
  await createCommissions(db);
  await createSteps(db);
  await listenToOrders(db);
}

async function createCommissions(db: MigrationDb): Promise<void> {
  await sql`
    create table commissions (
      instance_id integer not null,
      id bigint not null generated always as identity,
      kind text not null,
      -- Who earns it, by whose order.
      customer_id bigint not null,
      payer_id bigint not null,
      order_id bigint not null,
      drip_feed_id bigint,
      -- As it was agreed on when the order was placed.
      rate_ppm integer not null,
      holding_days integer not null,
      -- Of the order, as the database last told.
      cost_micro bigint not null,
      refunded_micro bigint not null default 0,
      ended_at timestamptz,
      -- What of the cost was paid in, and not given as a bonus.
      paid_in_micro bigint,
      earned_micro bigint not null default 0,
      reversed_micro bigint not null default 0,
      earned_at timestamptz,
      available_at timestamptz,
      released_at timestamptz,
      -- Somebody has to look at it before it is released.
      kept_at timestamptz,
      refused_at timestamptz,
      steps integer not null default 0,
      created_at timestamptz not null,
      primary key (instance_id, id),
      constraint commissions_of_order unique (instance_id, kind, order_id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, payer_id) references customers (instance_id, id),
      foreign key (instance_id, order_id) references orders (instance_id, id),
      constraint commissions_kind check (kind in ('referral', 'widget_reward')),
      constraint commissions_of_others check (customer_id <> payer_id),
      constraint commissions_terms check (
        rate_ppm between 1 and 1000000 and holding_days between 0 and 365),
      constraint commissions_sums check (
        cost_micro >= 0 and refunded_micro between 0 and cost_micro
        and paid_in_micro between 0 and cost_micro
        and reversed_micro between 0 and earned_micro),
      constraint commissions_times check (
        (earned_at is null) = (available_at is null) and (earned_at is null) = (earned_micro = 0)
        and (released_at is null or released_at >= available_at))
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index commissions_of_customer on commissions (instance_id, customer_id, id)`.execute(
    db,
  );
  await sql`create index commissions_by_payer on commissions (instance_id, payer_id, id)`.execute(
    db,
  );
  await sql`create index commissions_of_orders on commissions (instance_id, order_id)`.execute(db);
  await sql`create index commissions_of_drip_feed on commissions (instance_id, drip_feed_id)
    where drip_feed_id is not null`.execute(db);
  await sql`create index commissions_due on commissions (available_at)
    where released_at is null and kept_at is null and available_at is not null`.execute(db);
  await tenantTable(db, 'commissions');
}

async function createSteps(db: MigrationDb): Promise<void> {
  await sql`
    create table commission_steps (
      instance_id integer not null,
      commission_id bigint not null,
      step integer not null,
      kind text not null,
      reason text,
      amount_micro bigint not null,
      transaction_id bigint not null,
      created_at timestamptz not null,
      primary key (instance_id, commission_id, step),
      foreign key (instance_id, commission_id) references commissions (instance_id, id),
      foreign key (instance_id, transaction_id) references ledger_transactions (instance_id, id),
      constraint commission_steps_kind check (kind in
        ('earned', 'reversed', 'restored', 'released')),
      constraint commission_steps_reason check ((reason is not null) = (kind = 'reversed')
        and reason in ('order_refunded', 'payment_taken_back', 'refused', 'account_closed')),
      constraint commission_steps_amount check (amount_micro > 0)
    )`.execute(db);
  await sql`create index commission_steps_of_transaction
    on commission_steps (instance_id, transaction_id)`.execute(db);
  await tenantTable(db, 'commission_steps', { appendOnly: true });
}

/** News are only added by what changes an order, so that it never waits for a commission. */
async function listenToOrders(db: MigrationDb): Promise<void> {
  await sql`
    create table commission_news (
      instance_id integer not null,
      id bigint not null generated always as identity,
      order_id bigint not null,
      cost_micro bigint not null,
      refunded_micro bigint not null,
      ended_at timestamptz,
      primary key (instance_id, id)
    )`.execute(db);
  await sql`create index commission_news_of_order on commission_news (instance_id, order_id, id)`.execute(
    db,
  );
  await tenantTable(db, 'commission_news');
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const path = sql`set search_path = ${sql.ref(rows[0]?.name ?? 'public')}, pg_temp`;
  await sql`
    create function tell_commissions() returns trigger language plpgsql ${path} as $$
    begin
      if exists (select from commissions c
        where c.instance_id = new.instance_id and c.order_id = new.id) then
        insert into commission_news (instance_id, order_id, cost_micro, refunded_micro, ended_at)
        values (new.instance_id, new.id, new.cost_micro, new.refunded_micro, new.completed_at);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger orders_tell_commissions
    after update of cost_micro, refunded_micro, completed_at on orders
    for each row when ((old.completed_at, old.cost_micro, old.refunded_micro)
      is distinct from (new.completed_at, new.cost_micro, new.refunded_micro))
    execute function tell_commissions()`.execute(db);
}
