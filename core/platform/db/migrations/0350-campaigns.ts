import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Plans of customers, the campaigns that they pay for, and where their links stood in searches. */
export async function up(db: MigrationDb): Promise<void> {
  await createTariffs(db);
  await createCampaigns(db);
  await createPositions(db);
  await sql`
    alter table ledger_transactions
      drop constraint ledger_transactions_kind,
      add constraint ledger_transactions_kind check (kind in ('order', 'cancel_order', 'invoiced',
        'admin', 'referral', 'widget_reward', 'fee', 'bonus', 'coupon', 'task', 'child_panel',
        'tariff'))
  `.execute(db);
}

async function createTariffs(db: MigrationDb): Promise<void> {
  await sql`
    create table tariffs (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      -- The plan as it was agreed on; its owner may change or withdraw it.
      plan_id integer not null,
      plan_name jsonb not null,
      keywords_limit integer not null,
      -- Of a month.
      price_micro bigint not null,
      status text not null default 'active',
      renews boolean not null default true,
      -- How many were paid, and what is paid of the time that runs: nothing while it is tried.
      months integer not null default 0,
      paid_micro bigint not null default 0,
      -- Of all its months, less what was credited for the rest of them.
      paid_total_micro bigint not null default 0,
      billing_day smallint not null,
      begins_at timestamptz not null,
      paid_until timestamptz not null,
      -- What it becomes at the end of the month.
      next_plan jsonb,
      -- When a job looks at it again; nothing where it has ended.
      next_look_at timestamptz,
      created_at timestamptz not null,
      overdue_since timestamptz,
      ended_at timestamptz,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      constraint tariffs_status check (status in ('active', 'overdue', 'ended')),
      constraint tariffs_terms check (price_micro >= 0 and keywords_limit > 0 and months >= 0
        and paid_micro >= 0 and paid_total_micro >= 0 and billing_day between 1 and 31
        and begins_at <= paid_until),
      constraint tariffs_overdue check ((status = 'overdue') = (overdue_since is not null)),
      constraint tariffs_ended check ((status = 'ended') = (ended_at is not null)
        and (status = 'ended') = (next_look_at is null))
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index tariffs_of_customer on tariffs (instance_id, customer_id, id)`.execute(db);
  // Nobody has two at once.
  await sql`create unique index tariffs_open on tariffs (instance_id, customer_id)
    where status <> 'ended'`.execute(db);
  await sql`create index tariffs_due on tariffs (next_look_at)
    where next_look_at is not null`.execute(db);
  await tenantTable(db, 'tariffs');
}

async function createCampaigns(db: MigrationDb): Promise<void> {
  await sql`
    create table campaigns (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      url text not null,
      link_key text not null,
      countries integer[] not null,
      track text not null,
      status text not null default 'active',
      created_at timestamptz not null,
      -- Kept here so that a list of campaigns reads no positions.
      measured_at timestamptz,
      measured_on date,
      best_position integer,
      best_before integer,
      -- Nothing where nothing is to be measured by itself.
      next_measure_at timestamptz,
      failures integer not null default 0,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      constraint campaigns_track check (track in ('on_demand', 'daily', 'weekly', 'monthly')),
      constraint campaigns_status check (status in ('active', 'paused', 'stopped')),
      constraint campaigns_countries check (cardinality(countries) between 1 and 10),
      constraint campaigns_measured check ((measured_at is null) = (measured_on is null)),
      constraint campaigns_due check (next_measure_at is null or status = 'active')
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index campaigns_of_customer
    on campaigns (instance_id, customer_id, id)`.execute(db);
  await sql`create index campaigns_due on campaigns (next_measure_at)
    where next_measure_at is not null`.execute(db);
  await tenantTable(db, 'campaigns');
  await sql`
    create table campaign_keywords (
      instance_id integer not null,
      id bigint not null generated always as identity,
      campaign_id bigint not null,
      keyword text not null,
      -- In which searches are alike.
      keyword_key text not null,
      place smallint not null,
      -- One that is taken away keeps its history, for when it comes back.
      is_tracked boolean not null default true,
      primary key (instance_id, id),
      foreign key (instance_id, campaign_id) references campaigns (instance_id, id) on delete cascade,
      constraint campaign_keywords_once unique (instance_id, campaign_id, keyword_key),
      constraint campaign_keywords_length check (char_length(keyword) between 1 and 80)
    )`.execute(db);
  await tenantTable(db, 'campaign_keywords');
}

/** A row for each search of a day; the newest of a day counts. */
async function createPositions(db: MigrationDb): Promise<void> {
  await sql`
    create table campaign_positions (
      instance_id integer not null,
      campaign_id bigint not null,
      country_id integer not null,
      measured_on date not null,
      keyword_id bigint not null,
      -- Nothing where it is not among the results that were looked through.
      position integer,
      primary key (instance_id, campaign_id, country_id, measured_on, keyword_id),
      foreign key (instance_id, campaign_id) references campaigns (instance_id, id) on delete cascade
    )`.execute(db);
  // By which those of a year ago are found.
  await sql`create index campaign_positions_by_day on campaign_positions (measured_on)`.execute(db);
  await tenantTable(db, 'campaign_positions');
}
