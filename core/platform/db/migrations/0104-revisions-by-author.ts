import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What somebody has published, for the export of what is known of them. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index instance_revisions_by_author
    on instance_revisions (instance_id, author_id, revision)
    where author_id is not null`.execute(db);
}
