import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createSnippets(db);
  await createPositions(db);
}

/** What a network said of a link that something was ordered for; nothing of who ordered it. */
async function createSnippets(db: MigrationDb): Promise<void> {
  await sql`
    create table link_snippets (
      instance_id integer not null references instances (id),
      url text not null,
      title text,
      -- The address of a picture of our own.
      thumbnail text,
      next_ask_at timestamptz not null,
      failures integer not null default 0,
      created_at timestamptz not null,
      primary key (instance_id, url),
      constraint link_snippets_url check (char_length(url) <= 600),
      constraint link_snippets_title check (char_length(title) <= 200)
    )`.execute(db);
  await sql`create index link_snippets_due on link_snippets (next_ask_at)`.execute(db);
  await tenantTable(db, 'link_snippets');
}

/** Where what was ordered for stands in a search, at each of three moments measured once. */
async function createPositions(db: MigrationDb): Promise<void> {
  await sql`
    create table search_positions (
      instance_id integer not null,
      order_id bigint not null,
      moment text not null,
      due_at timestamptz not null,
      -- When it is tried next; nothing once it is measured, or will not be any more.
      next_try_at timestamptz,
      failures integer not null default 0,
      measured_at timestamptz,
      -- In the order of the keywords, whose words stay with the order and go with it.
      positions jsonb,
      primary key (instance_id, order_id, moment),
      foreign key (instance_id, order_id) references orders (instance_id, id),
      constraint search_positions_moment check (
        moment in ('on_create', 'on_complete', 'after_five_days')),
      constraint search_positions_measured check (
        (measured_at is null) = (positions is null)
        and (measured_at is null or next_try_at is null))
    )`.execute(db);
  await sql`create index search_positions_due on search_positions (next_try_at)
    where next_try_at is not null`.execute(db);
  await tenantTable(db, 'search_positions');
}
