import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What the lists of all payments and withdrawals are read by; nothing of it changes in a row. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index invoices_by_method
    on invoices (instance_id, payment_method_id, id)`.execute(db);
  await sql`create index invoices_by_age on invoices (instance_id, created_at, id)`.execute(db);
  await sql`create index outside_payments_by_reference
    on outside_payments (instance_id, reference, invoice_id)
    where reference is not null`.execute(db);
  await sql`create index withdrawals_by_age
    on withdrawals (instance_id, requested_at, id)`.execute(db);
  await sql`create index withdrawals_by_account
    on withdrawals (instance_id, account_number, id)`.execute(db);
}
