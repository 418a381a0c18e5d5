import { sql } from 'kysely';
import { sharedTable, tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createSecrets(db);
  await createAuditLog(db);
  await createRateLimits(db);
  await createCaptchas(db);
}

/** Made at the first use and shared by every process; no instance can read it. */
async function createSecrets(db: MigrationDb): Promise<void> {
  await sql`
    create table application_secrets (
      name text primary key,
      value bytea not null,
      created_at timestamptz not null,
      constraint application_secrets_are_long check (octet_length(value) >= 32)
    )`.execute(db);
  await sharedTable(db, 'application_secrets', { app: 'sees nothing' });
}

/** Without a foreign key: what happened stays true when the customer is gone. */
async function createAuditLog(db: MigrationDb): Promise<void> {
  await sql`
    create table audit_log (
      instance_id integer not null references instances (id),
      id bigint not null generated always as identity,
      at timestamptz not null,
      action text not null,
      outcome text not null,
      customer_id bigint,
      -- Who did it, where that is somebody else than the customer.
      staff_id bigint,
      session_id bigint,
      address text not null,
      request_id text not null,
      details jsonb not null,
      primary key (instance_id, id),
      constraint audit_log_outcome check (outcome in ('done', 'refused'))
    )`.execute(db);
  await sql`create index audit_log_by_customer
    on audit_log (instance_id, customer_id, id)`.execute(db);
  await tenantTable(db, 'audit_log', { appendOnly: true });
}

async function createRateLimits(db: MigrationDb): Promise<void> {
  await sql`
    create table rate_limits (
      instance_id integer not null references instances (id) on delete cascade,
      key text not null,
      tokens double precision not null,
      updated_at timestamptz not null,
      -- From then on the bucket is full again, and the row says nothing.
      full_at timestamptz not null,
      primary key (instance_id, key)
    )`.execute(db);
  await sql`create index rate_limits_by_end on rate_limits (instance_id, full_at)`.execute(db);
  await tenantTable(db, 'rate_limits');
}

/** Picture questions that wait for their answer, and proofs of work that were spent. */
async function createCaptchas(db: MigrationDb): Promise<void> {
  await sql`
    create table captchas (
      instance_id integer not null references instances (id) on delete cascade,
      id text not null,
      answer_hash bytea,
      spent_at timestamptz,
      expires_at timestamptz not null,
      primary key (instance_id, id),
      constraint captchas_wait_or_are_spent check (spent_at is not null or answer_hash is not null)
    )`.execute(db);
  await sql`create index captchas_by_end on captchas (instance_id, expires_at)`.execute(db);
  await tenantTable(db, 'captchas');
}
