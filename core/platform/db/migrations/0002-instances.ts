import { sql } from 'kysely';
import { APP_ROLE, SYSTEM_ROLE } from '../scope.ts';
import { SYSTEM_POLICY, TENANT_POLICY, tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createInstances(db);
  await createHosts(db);
  await createDocuments(db);
}

async function createInstances(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('instances')
    .addColumn('id', 'integer', (col) => col.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('slug', 'text', (col) => col.notNull().unique())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('revision', 'bigint', (col) => col.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (col) => col.notNull())
    .addColumn('updated_at', 'timestamptz', (col) => col.notNull())
    .addCheckConstraint('instances_slug_form', sql`slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'`)
    .addCheckConstraint('instances_revision_grows', sql`revision >= 0`)
    .execute();
  // The wall of tenantTable, for the one table that is keyed by its own id: an instance may read
  // its row and mark a change in it, never make, rename or remove one.
  const app = sql.ref(APP_ROLE);
  const system = sql.ref(SYSTEM_ROLE);
  const own = sql`id = (select current_instance_id())`;
  await sql`alter table instances enable row level security`.execute(db);
  await sql`alter table instances force row level security`.execute(db);
  await sql`create policy ${sql.ref(TENANT_POLICY)} on instances to ${app} using (${own}) with check (${own})`.execute(
    db,
  );
  await sql`create policy ${sql.ref(SYSTEM_POLICY)} on instances to ${system} using (true) with check (true)`.execute(
    db,
  );
  await sql`revoke all on instances from public`.execute(db);
  await sql`grant select, update (name, revision, updated_at) on instances to ${app}`.execute(db);
  await sql`grant select, insert, update, delete on instances to ${system}`.execute(db);
}

async function createHosts(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('instance_hosts')
    .addColumn('host', 'text', (col) => col.primaryKey())
    .addColumn('instance_id', 'integer', (col) =>
      col.notNull().references('instances.id').onDelete('cascade'),
    )
    .addCheckConstraint('instance_hosts_form', sql`host = lower(host) and length(host) <= 253`)
    .execute();
  await db.schema
    .createIndex('instance_hosts_by_instance')
    .on('instance_hosts')
    .columns(['instance_id', 'host'])
    .execute();
  await tenantTable(db, 'instance_hosts');
  // Whoever may write here takes over the visitors of a host.
  await sql`revoke insert, update, delete on instance_hosts from ${sql.ref(APP_ROLE)}`.execute(db);
}

async function createDocuments(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('instance_documents')
    .addColumn('instance_id', 'integer', (col) =>
      col.notNull().references('instances.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('key', 'text', (col) => col.notNull())
    .addColumn('position', 'integer', (col) => col.notNull())
    .addColumn('body', 'jsonb', (col) => col.notNull())
    .addPrimaryKeyConstraint('instance_documents_pkey', ['instance_id', 'kind', 'key'])
    .addCheckConstraint('instance_documents_body_is_object', sql`jsonb_typeof(body) = 'object'`)
    .execute();
  await tenantTable(db, 'instance_documents');
}
