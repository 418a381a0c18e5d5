import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What several mails are about, so that programs show them together. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table outgoing_mails add column thread text
    check (thread ~ '^[a-z0-9-]{1,60}$')`.execute(db);
}
