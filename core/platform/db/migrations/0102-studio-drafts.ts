import { sql } from 'kysely';
import { APP_ROLE, SYSTEM_ROLE } from '../scope.ts';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What members of the team are about to publish: each step of it, also those that were undone. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table studio_drafts (
      instance_id integer not null references instances (id) on delete cascade,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      -- The step that it shows; none before the first and where all were undone.
      head bigint,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      ended text,
      ended_at timestamptz,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      constraint studio_drafts_end check (
        (ended is null) = (ended_at is null) and ended in ('published', 'discarded'))
    )`.execute(db);
  await sql`create unique index studio_drafts_open on studio_drafts (instance_id, customer_id)
    where ended is null`.execute(db);
  await sql`create index studio_drafts_of_customer
    on studio_drafts (instance_id, customer_id, id)`.execute(db);
  await tenantTable(db, 'studio_drafts');
  await createSteps(db);
}

async function createSteps(db: MigrationDb): Promise<void> {
  await sql`
    create table studio_draft_steps (
      instance_id integer not null references instances (id) on delete cascade,
      rev bigint not null default nextval('document_revs'),
      draft_id bigint not null,
      -- The step it was made from; none for what was public.
      after bigint,
      base_revision bigint not null,
      tree text not null,
      did text not null,
      documents text not null,
      at timestamptz not null,
      primary key (instance_id, rev),
      foreign key (instance_id, draft_id) references studio_drafts (instance_id, id)
        on delete cascade,
      foreign key (instance_id, tree) references document_trees (instance_id, hash),
      foreign key (instance_id, base_revision)
        references instance_revisions (instance_id, revision),
      constraint studio_draft_steps_did check (
        did in ('saved', 'merged', 'restored', 'reopened'))
    )`.execute(db);
  await sql`create index studio_draft_steps_in_order
    on studio_draft_steps (instance_id, draft_id, rev)`.execute(db);
  await sql`create index studio_draft_steps_by_tree
    on studio_draft_steps (instance_id, tree)`.execute(db);
  await sql`create index studio_draft_steps_by_base
    on studio_draft_steps (instance_id, base_revision)`.execute(db);
  await tenantTable(db, 'studio_draft_steps');
  // A step goes with its draft when its author leaves; until then nothing of it changes.
  await sql`revoke update on studio_draft_steps
    from ${sql.ref(APP_ROLE)}, ${sql.ref(SYSTEM_ROLE)}`.execute(db);
}
