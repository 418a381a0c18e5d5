import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What customers ask about their orders, and what they are answered. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table support_threads (
      instance_id integer not null,
      order_id bigint not null,
      customer_id bigint not null,
      subject text not null,
      email text,
      state text not null,
      -- The message by which it came into its state: lists are in the order of these.
      place bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (instance_id, order_id),
      foreign key (instance_id, order_id) references orders (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      constraint support_threads_state check (state in ('open', 'answered', 'closed')),
      constraint support_threads_subject check (char_length(subject) between 1 and 150)
    )`.execute(db);
  await sql`create index support_threads_waiting
    on support_threads (instance_id, place) where state = 'open'`.execute(db);
  await sql`create index support_threads_over
    on support_threads (instance_id, state, place) where state <> 'open'`.execute(db);
  await sql`create index support_threads_of_customer
    on support_threads (instance_id, customer_id)`.execute(db);
  await tenantTable(db, 'support_threads');
  await sql`
    create table support_messages (
      instance_id integer not null,
      id bigint not null generated always as identity,
      order_id bigint not null,
      author text not null,
      staff_id bigint,
      text text not null,
      created_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, order_id) references support_threads (instance_id, order_id)
        on delete cascade,
      constraint support_messages_author check (
        author in ('customer', 'staff') and (author = 'staff') = (staff_id is not null)),
      constraint support_messages_text check (char_length(text) between 1 and 4000)
    )`.execute(db);
  await sql`create index support_messages_of_order
    on support_messages (instance_id, order_id, id)`.execute(db);
  await tenantTable(db, 'support_messages');
}
