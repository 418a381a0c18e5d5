import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Hosts stand in the order in which they were added: the first is named in mails. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table instance_hosts
    add column number bigint generated always as identity`.execute(db);
}
