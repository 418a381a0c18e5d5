import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What a bank asks for beside the number of an account. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table payment_methods
      add column account_holder text,
      add column bank_name text,
      add column bic text`.execute(db);
}
