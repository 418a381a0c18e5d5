import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Searches are kept of every list that has them, with their columns; who chose columns keeps these. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table saved_views drop constraint saved_views_list`.execute(db);
  await sql`alter table saved_views add constraint saved_views_list check (
    list in ('customers', 'orders', 'tickets', 'services', 'mails', 'jobs', 'audit'))`.execute(db);
  await sql`alter table saved_views add column columns text,
    add constraint saved_views_columns check (char_length(columns) <= 400)`.execute(db);
  await sql`
    create table chosen_columns (
      instance_id integer not null,
      owner_id bigint not null,
      list text not null,
      columns text not null,
      changed_at timestamptz not null,
      primary key (instance_id, owner_id, list),
      foreign key (instance_id, owner_id) references customers (instance_id, id) on delete cascade,
      constraint chosen_columns_list check (
        list in ('customers', 'orders', 'tickets', 'services', 'mails', 'jobs', 'audit')),
      constraint chosen_columns_columns check (char_length(columns) between 1 and 400)
    )`.execute(db);
  await tenantTable(db, 'chosen_columns');
}
