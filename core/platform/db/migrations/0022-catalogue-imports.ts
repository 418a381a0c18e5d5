import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createImports(db);
  await createRows(db);
  await createChanges(db);
}

/** What a source would change in the catalogue, worked out before anything does. */
async function createImports(db: MigrationDb): Promise<void> {
  await sql`
    create table catalogue_imports (
      instance_id integer not null references instances (id) on delete cascade,
      id bigint not null generated always as identity,
      source text not null,
      source_name text not null,
      provider_id bigint,
      staff_id bigint,
      -- How prices were made, and what else was chosen.
      choices jsonb not null,
      counts jsonb not null,
      -- Networks and types that it would add, as they would be written.
      additions jsonb not null,
      base_revision bigint not null,
      created_at timestamptz not null,
      applied_at timestamptz,
      applied_by bigint,
      primary key (instance_id, id),
      foreign key (instance_id, provider_id) references providers (instance_id, id)
    )`.execute(db);
  await sql`
    create index catalogue_imports_by_time
    on catalogue_imports (instance_id, created_at)`.execute(db);
  await sql`
    create index catalogue_imports_by_provider
    on catalogue_imports (instance_id, provider_id)`.execute(db);
  await tenantTable(db, 'catalogue_imports');
}

async function createRows(db: MigrationDb): Promise<void> {
  await sql`
    create table catalogue_import_rows (
      instance_id integer not null,
      import_id bigint not null,
      position integer not null,
      outcome text not null,
      -- As the source counts: a line of a file, an entry of a list.
      row_number integer,
      source_key text not null,
      name text not null,
      service_id integer,
      changes jsonb not null,
      problems jsonb not null,
      -- What would be written; of nothing that stays as it is.
      content jsonb,
      primary key (instance_id, import_id, position),
      foreign key (instance_id, import_id) references catalogue_imports (instance_id, id)
        on delete cascade,
      constraint catalogue_import_rows_outcome check (
        outcome in ('added', 'changed', 'missing', 'unchanged', 'refused'))
    )`.execute(db);
  await sql`
    create index catalogue_import_rows_by_outcome
    on catalogue_import_rows (instance_id, import_id, outcome, position)`.execute(db);
  await tenantTable(db, 'catalogue_import_rows');
}

/** What imports have changed: lines that nobody can change later. */
async function createChanges(db: MigrationDb): Promise<void> {
  await sql`
    create table catalogue_changes (
      instance_id integer not null references instances (id),
      id bigint not null generated always as identity,
      at timestamptz not null,
      staff_id bigint,
      import_id bigint not null,
      service_id integer not null,
      service_name text not null,
      outcome text not null,
      changes jsonb not null,
      primary key (instance_id, id),
      constraint catalogue_changes_outcome check (outcome in ('added', 'changed', 'missing'))
    )`.execute(db);
  await sql`
    create index catalogue_changes_by_service
    on catalogue_changes (instance_id, service_id, id)`.execute(db);
  await sql`
    create index catalogue_changes_by_import
    on catalogue_changes (instance_id, import_id, id)`.execute(db);
  await tenantTable(db, 'catalogue_changes', { appendOnly: true });
}
