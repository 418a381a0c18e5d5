import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createSessions(db);
  await createOneTimeTokens(db);
  await createTwoFactor(db);
}

/** A session is one sign-in on one device; its tokens follow one another. */
async function createSessions(db: MigrationDb): Promise<void> {
  await sql`
    create table sessions (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      ends_at timestamptz not null,
      ended_at timestamptz,
      end_reason text,
      address text not null,
      user_agent text not null,
      -- A member of staff who looks through a customer's eyes, and why.
      impersonator_id bigint,
      impersonation_reason text,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id)
        on delete cascade,
      constraint sessions_end_for_a_reason check ((ended_at is null) = (end_reason is null)),
      constraint sessions_impersonated_for_a_reason
        check ((impersonator_id is null) = (impersonation_reason is null))
    )`.execute(db);
  await sql`create index sessions_by_customer on sessions (instance_id, customer_id, id)
    where ended_at is null`.execute(db);
  await sql`
    create table session_tokens (
      instance_id integer not null,
      token_hash bytea not null,
      session_id bigint not null,
      issued_at timestamptz not null,
      expires_at timestamptz not null,
      superseded_at timestamptz,
      primary key (instance_id, token_hash),
      foreign key (instance_id, session_id) references sessions (instance_id, id)
        on delete cascade,
      constraint session_tokens_are_sha256 check (octet_length(token_hash) = 32)
    )`.execute(db);
  await sql`create index session_tokens_by_session
    on session_tokens (instance_id, session_id)`.execute(db);
  await tenantTable(db, 'sessions');
  await tenantTable(db, 'session_tokens');
}

/** What a mail carries: good once, for a while, for one purpose. */
async function createOneTimeTokens(db: MigrationDb): Promise<void> {
  await sql`
    create table one_time_tokens (
      instance_id integer not null references instances (id) on delete cascade,
      token_hash bytea not null,
      purpose text not null,
      customer_id bigint,
      payload jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      attempts integer not null default 0,
      primary key (instance_id, token_hash),
      foreign key (instance_id, customer_id) references customers (instance_id, id)
        on delete cascade,
      constraint one_time_tokens_are_sha256 check (octet_length(token_hash) = 32)
    )`.execute(db);
  await sql`create index one_time_tokens_by_customer
    on one_time_tokens (instance_id, customer_id, purpose)`.execute(db);
  await sql`create index one_time_tokens_by_end
    on one_time_tokens (instance_id, expires_at)`.execute(db);
  await tenantTable(db, 'one_time_tokens');
}

async function createTwoFactor(db: MigrationDb): Promise<void> {
  await sql`
    create table customer_totp (
      instance_id integer not null,
      customer_id bigint not null,
      -- Sealed with a key that is not in this table.
      secret bytea not null,
      confirmed_at timestamptz,
      -- A code is good once, although it stays valid for half a minute.
      last_step bigint not null default 0,
      created_at timestamptz not null,
      primary key (instance_id, customer_id),
      foreign key (instance_id, customer_id) references customers (instance_id, id)
        on delete cascade
    )`.execute(db);
  await sql`
    create table customer_recovery_codes (
      instance_id integer not null,
      customer_id bigint not null,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (instance_id, customer_id, code_hash),
      foreign key (instance_id, customer_id) references customers (instance_id, id)
        on delete cascade
    )`.execute(db);
  await tenantTable(db, 'customer_totp');
  await tenantTable(db, 'customer_recovery_codes');
}
