import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Where in the panel an order was placed, as the visitor typed it, for the links of its mails. */
export async function up(db: MigrationDb): Promise<void> {
  for (const table of ['orders', 'drip_feeds']) {
    await sql`alter table ${sql.table(table)} add column origin text`.execute(db);
  }
}
