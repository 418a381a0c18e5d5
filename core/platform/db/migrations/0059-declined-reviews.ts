import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Whoever does not want to say how a service was is not asked again. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table customer_services add column review_declined_at timestamptz`.execute(db);
}
