import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Searches that staff keep, for themselves or for all who see the list. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table saved_views (
      instance_id integer not null,
      id bigint not null generated always as identity,
      list text not null,
      owner_id bigint not null,
      name text not null,
      q text not null,
      sort text,
      is_shared boolean not null,
      created_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, owner_id) references customers (instance_id, id) on delete cascade,
      constraint saved_views_list check (list in ('customers', 'orders')),
      constraint saved_views_name check (char_length(name) between 1 and 60),
      constraint saved_views_q check (char_length(q) <= 2000)
    )`.execute(db);
  await sql`create unique index saved_views_by_owner
    on saved_views (instance_id, list, owner_id, lower(name))`.execute(db);
  await sql`create index saved_views_shared on saved_views (instance_id, list, id)
    where is_shared`.execute(db);
  await sql`create index saved_views_of_owner on saved_views (instance_id, owner_id)`.execute(db);
  await tenantTable(db, 'saved_views');
}
