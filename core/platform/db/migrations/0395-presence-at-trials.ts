import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Staff also say that they are at a free trial. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table staff_presence drop constraint staff_presence_subject`.execute(db);
  await sql`alter table staff_presence add constraint staff_presence_subject check (
    subject in ('order', 'payment', 'withdrawal', 'customer', 'ticket', 'check', 'report',
      'trial', 'reports', 'payouts'))`.execute(db);
}
