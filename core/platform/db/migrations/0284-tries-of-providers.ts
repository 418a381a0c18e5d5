import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** When a provider was asked for the balance last, and what was wrong, if anything was. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table providers
    add column tried_at timestamptz,
    add column try_problem text,
    add column try_said text`.execute(db);
  await sql`alter table providers add constraint providers_try check (
    tried_at is not null or try_problem is null)`.execute(db);
}
