import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('instance_assets')
    .addColumn('instance_id', 'integer', (col) =>
      col.notNull().references('instances.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (col) => col.notNull())
    .addColumn('extension', 'text', (col) => col.notNull())
    .addColumn('bytes', 'bytea', (col) => col.notNull())
    .addColumn('created_at', 'timestamptz', (col) => col.notNull())
    .addPrimaryKeyConstraint('instance_assets_pkey', ['instance_id', 'hash'])
    .addCheckConstraint('instance_assets_hash_form', sql`hash ~ '^[0-9a-f]{32}$'`)
    .addCheckConstraint('instance_assets_size', sql`octet_length(bytes) <= 1048576`)
    .execute();
  await tenantTable(db, 'instance_assets');
}
