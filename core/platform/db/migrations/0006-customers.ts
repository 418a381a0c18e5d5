import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createCustomers(db);
  await createConsents(db);
}

async function createCustomers(db: MigrationDb): Promise<void> {
  await sql`
    create table customers (
      instance_id integer not null references instances (id) on delete cascade,
      id bigint not null generated always as identity,
      -- Absent for who came by a messenger, and for who has left.
      email text,
      email_confirmed_at timestamptz,
      password_hash text,
      password_changed_at timestamptz,
      name text not null,
      language text not null,
      account_type text not null default 'personal',
      company_name text,
      company_address text,
      company_site text,
      vat text,
      messengers jsonb not null default '{}',
      roles text[] not null default '{}',
      affiliate_code text not null,
      referred_by bigint,
      referral_basis_points integer not null default 0,
      notify_order_actions boolean not null default true,
      notify_payment_actions boolean not null default true,
      notify_subscription_actions boolean not null default true,
      yandex_metrika_client_id text,
      google_analytics4_client_id text,
      marketing_source text,
      marketing_medium text,
      marketing_campaign text,
      partner_id text,
      partner_click_id text,
      telegram_id text,
      telegram_username text,
      social_provider text,
      frozen_at timestamptz,
      deleted_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (instance_id, id),
      constraint customers_referred_by foreign key (instance_id, referred_by)
        references customers (instance_id, id),
      constraint customers_not_own_referrer check (referred_by <> id),
      constraint customers_account_type check (account_type in ('personal', 'company')),
      constraint customers_email_form check (email ~ '^[!-~]{1,64}@[a-z0-9.-]{1,253}$'),
      constraint customers_messengers_are_object check (jsonb_typeof(messengers) = 'object'),
      constraint customers_referral_share check (referral_basis_points between 0 and 10000),
      constraint customers_who_left_are_nobody check (
        deleted_at is null or (email is null and password_hash is null and messengers = '{}'))
    )`.execute(db);
  // The name before the @ may differ in case only for people, never for accounts.
  await sql`create unique index customers_by_email on customers (instance_id, lower(email))`.execute(
    db,
  );
  await sql`create unique index customers_by_affiliate_code
    on customers (instance_id, affiliate_code)`.execute(db);
  await sql`create index customers_by_referrer on customers (instance_id, referred_by)
    where referred_by is not null`.execute(db);
  await tenantTable(db, 'customers');
}

/** What somebody agreed to, and to which text: a proof, so rows are only added. */
async function createConsents(db: MigrationDb): Promise<void> {
  await sql`
    create table customer_consents (
      instance_id integer not null references instances (id),
      id bigint not null generated always as identity,
      customer_id bigint not null,
      subject text not null,
      document_url text,
      is_granted boolean not null,
      created_at timestamptz not null,
      primary key (instance_id, id)
    )`.execute(db);
  await sql`create index customer_consents_by_customer
    on customer_consents (instance_id, customer_id, id)`.execute(db);
  await tenantTable(db, 'customer_consents', { appendOnly: true });
}
