import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What the lists of staff are read by, with each filter and sort that had no index of its own. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`drop index invoices_by_status`.execute(db);
  await sql`create index invoices_by_status on invoices (instance_id, status, id)`.execute(db);
  await sql`create index support_threads_assigned_by_number
    on support_threads (instance_id, assigned_to, id) where assigned_to is not null`.execute(db);
  // An index with nobody in front of the place is not known to be in its order.
  await sql`create index support_threads_of_nobody
    on support_threads (instance_id, place) where assigned_to is null`.execute(db);
  await sql`create index support_threads_of_nobody_by_number
    on support_threads (instance_id, id) where assigned_to is null`.execute(db);
  await sql`create index support_threads_by_number
    on support_threads (instance_id, state, id)`.execute(db);
  await sql`create index customers_frozen_by_name
    on customers (instance_id, name collate "C", id)
    where frozen_at is not null and deleted_at is null`.execute(db);
}
