import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** The country a customer is billed in, by its two letters. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table customers
      add column billing_country text,
      add constraint customers_billing_country check (billing_country ~ '^[A-Z]{2}$')`.execute(db);
}
