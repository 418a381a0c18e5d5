import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createWatches(db);
  await createSettings(db);
  await markInvoices(db);
  for (const table of ['balance_watches', 'automatic_top_ups']) await tenantTable(db, table);
}

/** Of the ledger, which tells when spending has taken a balance below an amount. */
async function createWatches(db: MigrationDb): Promise<void> {
  await sql`
    create table balance_watches (
      instance_id integer not null,
      account_id bigint not null,
      below_micro bigint not null,
      primary key (instance_id, account_id),
      foreign key (instance_id, account_id) references ledger_accounts (instance_id, id),
      constraint balance_watches_below check (below_micro > 0)
    )`.execute(db);
}

async function createSettings(db: MigrationDb): Promise<void> {
  await sql`
    create table automatic_top_ups (
      instance_id integer not null,
      customer_id bigint not null,
      is_enabled boolean not null,
      threshold_micro bigint not null,
      amount_micro bigint not null,
      day_ceiling_micro bigint not null,
      card_id bigint,
      off_reason text,
      refusals integer not null default 0,
      ceiling_reached_at timestamptz,
      origin text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (instance_id, customer_id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, card_id) references linked_cards (instance_id, id),
      constraint automatic_top_ups_amounts check (
        threshold_micro > 0 and amount_micro > 0 and day_ceiling_micro >= amount_micro),
      constraint automatic_top_ups_on check (
        not is_enabled or card_id is not null and off_reason is null),
      constraint automatic_top_ups_refusals check (refusals >= 0),
      constraint automatic_top_ups_off_reason check (
        off_reason in ('card_refused', 'card_removed', 'method_unavailable'))
    )`.execute(db);
}

/** An invoice that nobody asked for names the entry that took the balance too low. */
async function markInvoices(db: MigrationDb): Promise<void> {
  await sql`
    alter table invoices
      add column automatic_for bigint,
      add constraint invoices_automatic_for foreign key (instance_id, automatic_for)
        references ledger_transactions (instance_id, id)`.execute(db);
  await sql`create unique index invoices_once_for_a_spend on invoices (instance_id, automatic_for)
    where automatic_for is not null`.execute(db);
  await sql`create unique index invoices_one_automatic on invoices (instance_id, customer_id)
    where automatic_for is not null and status in ('open', 'waiting', 'unknown')`.execute(db);
  await sql`create index invoices_automatic on invoices (instance_id, customer_id, created_at)
    where automatic_for is not null`.execute(db);
}
