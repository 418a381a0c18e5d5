import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Deliveries as staff look for them: by how they stand, and by when they were sent. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index dispatches_by_state on dispatches (instance_id, state, id)`.execute(db);
  await sql`create index dispatches_by_sending on dispatches (instance_id, sent_at, id)
    where sent_at is not null`.execute(db);
}
