import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What staff have for their work on tickets: kept searches, who has one open, answers to begin with. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table saved_views drop constraint saved_views_list`.execute(db);
  await sql`alter table saved_views add constraint saved_views_list check (
    list in ('customers', 'orders', 'tickets'))`.execute(db);
  await sql`alter table staff_presence drop constraint staff_presence_subject`.execute(db);
  await sql`alter table staff_presence add constraint staff_presence_subject check (
    subject in ('order', 'payment', 'withdrawal', 'customer', 'ticket'))`.execute(db);
  await sql`
    create table canned_answers (
      instance_id integer not null,
      id bigint not null generated always as identity,
      name text not null,
      -- Null for one that is offered whatever language the customer reads.
      language text,
      text text not null,
      changed_by bigint not null,
      changed_at timestamptz not null,
      primary key (instance_id, id),
      constraint canned_answers_name check (char_length(name) between 1 and 100),
      constraint canned_answers_text check (char_length(text) between 1 and 4000)
    )`.execute(db);
  await sql`create unique index canned_answers_by_name
    on canned_answers (instance_id, name, coalesce(language, ''))`.execute(db);
  await tenantTable(db, 'canned_answers');
}
