import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Which invoice has paid an order: of several that were made for it, the one whose fee it bears. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table orders
      add column invoice_id bigint,
      add constraint orders_invoice foreign key (instance_id, invoice_id)
        references invoices (instance_id, id)`.execute(db);
}
