import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Where mail programs turn off mails like this one; it stands in a header, between angle brackets. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table outgoing_mails add column unsubscribe text
    check (unsubscribe ~ '^https?://[!-;=?-~]+$' and length(unsubscribe) <= 1000)`.execute(db);
}
