import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** How often visitors of a day came so far on their way to an order; nothing of who they are. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table shop_events (
      instance_id integer not null references instances (id),
      day date not null,
      name text not null,
      count integer not null default 1,
      primary key (instance_id, day, name),
      constraint shop_events_name check (name in ('enter-url', 'payment-page', 'checkout-button'))
    )`.execute(db);
  await tenantTable(db, 'shop_events');
}
