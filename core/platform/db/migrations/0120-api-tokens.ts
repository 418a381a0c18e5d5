import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Programs of customers: what they may do, what opens them, and what they have spent. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table api_tokens (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      name text not null,
      is_main boolean not null,
      scopes text[] not null,
      addresses text[] not null,
      service_ids integer[] not null,
      daily_cap_micro bigint,
      expires_at timestamptz,
      created_at timestamptz not null,
      revoked_at timestamptz,
      primary key (instance_id, id),
      constraint api_tokens_customer foreign key (instance_id, customer_id)
        references customers (instance_id, id) on delete cascade,
      constraint api_tokens_cap_is_something check (daily_cap_micro > 0)
    )`.execute(db);
  await sql`create index api_tokens_by_customer
    on api_tokens (instance_id, customer_id, id) where revoked_at is null`.execute(db);
  await sql`create unique index api_tokens_one_is_main
    on api_tokens (instance_id, customer_id) where is_main and revoked_at is null`.execute(db);
  await sql`
    create table api_token_secrets (
      instance_id integer not null,
      id bigint not null generated always as identity,
      token_id bigint not null,
      hash bytea not null,
      hint text not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      last_used_address text,
      ended_at timestamptz,
      primary key (instance_id, id),
      constraint api_token_secrets_once unique (instance_id, hash),
      constraint api_token_secrets_token foreign key (instance_id, token_id)
        references api_tokens (instance_id, id) on delete cascade,
      constraint api_token_secrets_hash_is_whole check (length(hash) = 32)
    )`.execute(db);
  await sql`create index api_token_secrets_by_token
    on api_token_secrets (instance_id, token_id, id)`.execute(db);
  await sql`
    create table api_token_days (
      instance_id integer not null,
      token_id bigint not null,
      day text not null,
      spent_micro bigint not null,
      orders integer not null,
      primary key (instance_id, token_id, day),
      constraint api_token_days_token foreign key (instance_id, token_id)
        references api_tokens (instance_id, id) on delete cascade,
      constraint api_token_days_spent_is_an_amount check (spent_micro >= 0)
    )`.execute(db);
  for (const table of ['api_tokens', 'api_token_secrets', 'api_token_days']) {
    await tenantTable(db, table);
  }
}
