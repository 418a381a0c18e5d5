import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What the list of orders is sorted by, or narrowed to, from the end that is shown first. */
export async function up(db: MigrationDb): Promise<void> {
  for (const [name, columns] of [
    ['orders_of_customer_by_service', sql`service_id, id`],
    ['orders_of_customer_by_cost', sql`cost_micro, id`],
    ['orders_of_customer_by_quantity', sql`quantity, id`],
    // What is not over yet ends last.
    ['orders_of_customer_by_end', sql`coalesce(completed_at, 'infinity'), id`],
  ] as const) {
    await sql`create index ${sql.ref(name)}
      on orders (instance_id, customer_id, ${columns})`.execute(db);
  }
  await sql`create index orders_of_customer_by_link
    on orders (instance_id, customer_id, link_key, id) where link_key is not null`.execute(db);
}
