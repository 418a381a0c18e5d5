import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Documents that staff ask customers for, sealed, and what was decided on them. */
export async function up(db: MigrationDb): Promise<void> {
  await createChecks(db);
  await createDocuments(db);
  for (const table of ['identity_checks', 'identity_documents']) await tenantTable(db, table);
}

async function createChecks(db: MigrationDb): Promise<void> {
  await sql`
    create table identity_checks (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      status text not null,
      -- Since when it stands so.
      since timestamptz not null,
      steps text[] not null,
      reason text not null,
      asked_by bigint not null,
      asked_at timestamptz not null,
      -- Until when documents are awaited.
      due_at timestamptz not null,
      -- Grows with each document that comes or goes, so that nobody decides on what they have not seen.
      version integer not null default 0,
      decided_by bigint,
      decided_at timestamptz,
      refusal text,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, asked_by) references customers (instance_id, id),
      foreign key (instance_id, decided_by) references customers (instance_id, id),
      constraint identity_checks_status check (status in
        ('wanted', 'uploaded', 'approved', 'refused', 'expired', 'canceled')),
      constraint identity_checks_steps check (
        cardinality(steps) > 0
        and steps <@ array['identity_front', 'identity_back', 'selfie', 'card', 'address']),
      constraint identity_checks_words check (
        char_length(reason) between 1 and 500 and char_length(refusal) between 1 and 500),
      constraint identity_checks_own check (customer_id not in (asked_by, decided_by)),
      constraint identity_checks_decided check (
        (decided_by is null) = (decided_at is null)
        and (status not in ('approved', 'refused') or decided_by is not null)
        and (status <> 'refused' or refusal is not null))
    )`.execute(db);
  await sql`create index identity_checks_of_customer
    on identity_checks (instance_id, customer_id, id)`.execute(db);
  await sql`create unique index identity_checks_open on identity_checks (instance_id, customer_id)
    where status in ('wanted', 'uploaded', 'refused')`.execute(db);
  await sql`create index identity_checks_in_status
    on identity_checks (instance_id, status, since, id)`.execute(db);
  await sql`create index identity_checks_due on identity_checks (due_at)
    where status in ('wanted', 'refused')`.execute(db);
  await sql`create index identity_checks_asked_by
    on identity_checks (instance_id, asked_by)`.execute(db);
  await sql`create index identity_checks_decided_by
    on identity_checks (instance_id, decided_by) where decided_by is not null`.execute(db);
}

async function createDocuments(db: MigrationDb): Promise<void> {
  await sql`
    create table identity_documents (
      instance_id integer not null,
      id text not null,
      customer_id bigint not null,
      check_id bigint not null,
      step text not null,
      extension text not null,
      bytes integer not null,
      -- What the key of this document is made with.
      salt bytea not null,
      sealed bytea not null,
      uploaded_at timestamptz not null,
      -- When it goes; until then, once it is set, it is one that was decided on.
      delete_at timestamptz,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, check_id) references identity_checks (instance_id, id)
        on delete cascade,
      constraint identity_documents_extension check (extension in ('jpg', 'png', 'webp', 'pdf')),
      constraint identity_documents_salt check (octet_length(salt) = 32)
    )`.execute(db);
  // Sealed bytes cannot be compressed.
  await sql`alter table identity_documents alter column sealed set storage external`.execute(db);
  await sql`create unique index identity_documents_current
    on identity_documents (instance_id, check_id, step) where delete_at is null`.execute(db);
  await sql`create index identity_documents_of_check
    on identity_documents (instance_id, check_id)`.execute(db);
  await sql`create index identity_documents_of_customer
    on identity_documents (instance_id, customer_id)`.execute(db);
  await sql`create index identity_documents_to_delete
    on identity_documents (delete_at) where delete_at is not null`.execute(db);
}
