import { sql } from 'kysely';
import { asSystemRole, tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Conversations get a number of their own, so that there can be such about no order. */
export async function up(db: MigrationDb): Promise<void> {
  await numberThreads(db);
  await moveMessages(db);
  await createAttachments(db);
}

async function numberThreads(db: MigrationDb): Promise<void> {
  await sql`alter table support_messages
    drop constraint support_messages_instance_id_order_id_fkey`.execute(db);
  await sql`
    alter table support_threads
      drop constraint support_threads_pkey,
      add column id bigint not null generated always as identity,
      add column topic text not null default 'order',
      add column assigned_to bigint,
      add column unread_by_customer integer not null default 0,
      add column unread_by_staff integer not null default 0,
      alter column order_id drop not null,
      add primary key (instance_id, id),
      add constraint support_threads_of_order unique (instance_id, order_id),
      add foreign key (instance_id, assigned_to) references customers (instance_id, id)
        on delete set null (assigned_to),
      add constraint support_threads_topic check (
        topic in ('order', 'payment', 'account', 'service', 'other'))`.execute(db);
  await sql`drop index support_threads_of_customer`.execute(db);
  await sql`create index support_threads_of_customer
    on support_threads (instance_id, customer_id, updated_at, id)`.execute(db);
  await sql`create index support_threads_assigned
    on support_threads (instance_id, assigned_to, place) where assigned_to is not null`.execute(db);
  await sql`create index support_threads_by_place
    on support_threads (instance_id, place)`.execute(db);
}

async function moveMessages(db: MigrationDb): Promise<void> {
  await sql`alter table support_messages add column ticket_id bigint`.execute(db);
  await asSystemRole(db, () =>
    sql`
      update support_messages m set ticket_id = t.id from support_threads t
      where t.instance_id = m.instance_id and t.order_id = m.order_id`.execute(db),
  );
  await sql`drop index support_messages_of_order`.execute(db);
  await sql`
    alter table support_messages
      drop column order_id,
      alter column ticket_id set not null,
      add foreign key (instance_id, ticket_id) references support_threads (instance_id, id)
        on delete cascade`.execute(db);
  await sql`create index support_messages_of_ticket
    on support_messages (instance_id, ticket_id, id)`.execute(db);
}

async function createAttachments(db: MigrationDb): Promise<void> {
  await sql`
    create table support_attachments (
      instance_id integer not null,
      id text not null,
      uploaded_by bigint not null,
      -- Null until the message is there that it belongs to.
      ticket_id bigint,
      message_id bigint,
      name text not null,
      extension text not null,
      bytes integer not null,
      salt bytea not null,
      sealed bytea not null,
      created_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, ticket_id) references support_threads (instance_id, id)
        on delete cascade,
      foreign key (instance_id, message_id) references support_messages (instance_id, id)
        on delete cascade,
      constraint support_attachments_sent check ((ticket_id is null) = (message_id is null)),
      constraint support_attachments_name check (char_length(name) between 1 and 255),
      constraint support_attachments_extension check (extension in ('jpg', 'png', 'webp', 'pdf')),
      constraint support_attachments_salt check (octet_length(salt) = 32)
    )`.execute(db);
  // Sealed bytes cannot be compressed.
  await sql`alter table support_attachments alter column sealed set storage external`.execute(db);
  await sql`create index support_attachments_of_ticket
    on support_attachments (instance_id, ticket_id)`.execute(db);
  await sql`create index support_attachments_of_message
    on support_attachments (instance_id, message_id)`.execute(db);
  await sql`create index support_attachments_unsent
    on support_attachments (instance_id, uploaded_by, created_at)
    where message_id is null`.execute(db);
  await sql`create index support_attachments_to_forget
    on support_attachments (created_at) where message_id is null`.execute(db);
  await tenantTable(db, 'support_attachments');
}
