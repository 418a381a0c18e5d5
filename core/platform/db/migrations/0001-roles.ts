import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** The roles themselves are made at every start, because they belong to the server as a whole. */
export async function up(db: MigrationDb): Promise<void> {
  // Null without an instance, and nothing equals null: a transaction that names none sees nothing.
  await sql`
    create function current_instance_id() returns integer
      language sql stable parallel safe
      return nullif(current_setting('marquee.instance_id', true), '')::integer
  `.execute(db);
}
