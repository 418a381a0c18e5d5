import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** That a channel has done a task stays known when its owner leaves, and which channel it was does not. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table task_checks add column channel_hash text`.execute(db);
  await sql`create unique index task_checks_of_channel_hash_once
    on task_checks (instance_id, channel_hash, task_id) where status <> 'expired'`.execute(db);
}
