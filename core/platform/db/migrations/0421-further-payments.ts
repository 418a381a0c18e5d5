import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What came for a payment after it was credited is a payment of its own. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table invoices
      add column further_to bigint,
      add constraint invoices_further_to foreign key (instance_id, further_to)
        references invoices (instance_id, id)`.execute(db);
  await sql`create index invoices_further on invoices (instance_id, further_to)
    where further_to is not null`.execute(db);
}
