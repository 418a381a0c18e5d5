import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What disputes took for a part, and what of all that they took was told of as a refund as well. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table invoices
      add column part_lost_micro bigint not null default 0,
      add column loss_told_micro bigint not null default 0,
      add constraint invoices_lost check (
        part_lost_micro >= 0 and loss_told_micro between 0 and sent_back_micro)`.execute(db);
}
