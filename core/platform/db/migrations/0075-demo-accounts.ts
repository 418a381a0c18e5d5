import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Accounts whose password is published are known for good, whatever somebody makes of them. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table customers add column is_demo boolean not null default false`.execute(db);
  await sql`update customers set is_demo = true where lower(email) like '%@demo.example'`.execute(
    db,
  );
}
