import { sql } from 'kysely';
import { asSystemRole, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  // Nobody checked these; the folder of their instance brings them again when it is published.
  await asSystemRole(db, () => db.deleteFrom('instance_assets').execute());
  await sql`
    alter table instance_assets
      drop constraint instance_assets_size,
      add column width integer not null,
      add column height integer not null,
      add constraint instance_assets_sides check (width > 0 and height > 0),
      add constraint instance_assets_type check (extension in ('svg', 'png', 'jpg', 'webp'))
  `.execute(db);
}
