import { sql } from 'kysely';
import { APP_ROLE, SYSTEM_ROLE } from '../scope.ts';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What was published, for ever: contents by their hash, and who made them public when. */
export async function up(db: MigrationDb): Promise<void> {
  await createContents(db);
  await createRevisions(db);
  await createNumbers(db);
}

async function createContents(db: MigrationDb): Promise<void> {
  for (const [table, content] of [
    ['document_bodies', 'body'],
    ['document_trees', 'entries'],
  ] as const) {
    await sql`
      create table ${sql.table(table)} (
        instance_id integer not null references instances (id) on delete cascade,
        hash text not null,
        ${sql.ref(content)} text not null,
        primary key (instance_id, hash),
        constraint ${sql.ref(`${table}_hash`)} check (hash ~ '^[0-9a-f]{64}$')
      )`.execute(db);
    await tenantTable(db, table, { appendOnly: true });
  }
}

async function createRevisions(db: MigrationDb): Promise<void> {
  // Every state of documents has a number of its own, of a revision as of a step of a draft.
  await sql`create sequence document_revs`.execute(db);
  await sql`grant usage on sequence document_revs
    to ${sql.ref(APP_ROLE)}, ${sql.ref(SYSTEM_ROLE)}`.execute(db);
  // Without a foreign key to the author: what happened stays true when they are gone.
  await sql`
    create table instance_revisions (
      instance_id integer not null references instances (id) on delete cascade,
      revision bigint not null,
      rev bigint not null default nextval('document_revs'),
      tree text not null,
      schema_version integer not null,
      author_id bigint,
      source text not null,
      note text not null,
      changes integer not null,
      published_at timestamptz not null,
      previous_hash text not null,
      hash text not null,
      primary key (instance_id, revision),
      foreign key (instance_id, tree) references document_trees (instance_id, hash),
      constraint instance_revisions_rev unique (instance_id, rev),
      constraint instance_revisions_counts check (revision > 0 and changes >= 0),
      constraint instance_revisions_source check (
        source in ('files', 'studio', 'api', 'schedule', 'expiry')),
      constraint instance_revisions_note check (char_length(note) <= 500)
    )`.execute(db);
  await sql`create index instance_revisions_by_tree
    on instance_revisions (instance_id, tree)`.execute(db);
  await tenantTable(db, 'instance_revisions', { appendOnly: true });
  await sql`
    create table published_revisions (
      instance_id integer primary key references instances (id) on delete cascade,
      revision bigint not null,
      foreign key (instance_id, revision) references instance_revisions (instance_id, revision)
    )`.execute(db);
  await tenantTable(db, 'published_revisions');
}

async function createNumbers(db: MigrationDb): Promise<void> {
  await sql`
    create table document_numbers (
      instance_id integer not null references instances (id) on delete cascade,
      kind text not null,
      last bigint not null,
      primary key (instance_id, kind)
    )`.execute(db);
  await tenantTable(db, 'document_numbers');
}
