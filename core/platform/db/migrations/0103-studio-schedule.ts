import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What is to be published later, and what is to end. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table scheduled_publications (
      instance_id integer not null references instances (id) on delete cascade,
      id bigint not null generated always as identity,
      author_id bigint not null,
      status text not null default 'waiting',
      at timestamptz not null,
      until timestamptz,
      note text not null,
      base_revision bigint not null,
      -- The step that was looked at, and what it would publish.
      rev bigint not null,
      tree text not null,
      revision bigint,
      reason text,
      created_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, author_id) references customers (instance_id, id),
      foreign key (instance_id, tree) references document_trees (instance_id, hash),
      foreign key (instance_id, base_revision)
        references instance_revisions (instance_id, revision),
      foreign key (instance_id, revision) references instance_revisions (instance_id, revision),
      constraint scheduled_publications_status check (
        status in ('waiting', 'published', 'ended', 'canceled', 'refused')),
      constraint scheduled_publications_reason check (
        reason in ('base_moved', 'validation_failed', 'not_allowed', 'failed')),
      constraint scheduled_publications_order check (until is null or until > at),
      constraint scheduled_publications_revision check (
        (revision is not null) = (status in ('published', 'ended'))),
      constraint scheduled_publications_note check (char_length(note) <= 500)
    )`.execute(db);
  for (const column of ['author_id', 'tree', 'base_revision', 'revision']) {
    await sql`create index ${sql.ref(`scheduled_publications_by_${column}`)}
      on scheduled_publications (instance_id, ${sql.ref(column)})`.execute(db);
  }
  await tenantTable(db, 'scheduled_publications');
}
