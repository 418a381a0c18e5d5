import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

const SORTED = ['status', 'cost_micro', 'total_quantity'];

/** The list of drip-feeds sorted by any of its columns, however many there are. */
export async function up(db: MigrationDb): Promise<void> {
  for (const column of SORTED) {
    const name = sql.ref(`drip_feeds_by_${column}`);
    await sql`create index ${name} on drip_feeds
      (instance_id, customer_id, ${sql.ref(column)}, id)`.execute(db);
  }
}
