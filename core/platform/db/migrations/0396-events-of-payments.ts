import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What gateways have told of the payments of a customer is found, so that it can be erased. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index gateway_events_of_invoice on gateway_events (instance_id, invoice_id)
    where invoice_id is not null`.execute(db);
}
