import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What of the money that came back of refunds staff have seen to. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table invoices
      add column return_seen_micro bigint not null default 0,
      add constraint invoices_return_seen check (
        return_seen_micro between 0 and returned_micro)`.execute(db);
  await sql`create index invoices_returned on invoices (instance_id, id)
    where returned_micro > return_seen_micro`.execute(db);
  await sql`create index payment_refunds_failed on payment_refunds (instance_id, invoice_id)
    where state = 'failed'`.execute(db);
}
