import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Reports as staff look for them, and that a colleague is at one. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`drop index service_reports_by_customer`.execute(db);
  await sql`create index service_reports_by_customer
    on service_reports (instance_id, customer_id, id)`.execute(db);
  await sql`create index service_reports_by_service
    on service_reports (instance_id, service_id, id)`.execute(db);
  await sql`create index service_reports_by_time
    on service_reports (instance_id, created_at, id)`.execute(db);
  await sql`alter table staff_presence drop constraint staff_presence_subject`.execute(db);
  await sql`alter table staff_presence add constraint staff_presence_subject check (
    subject in ('order', 'payment', 'withdrawal', 'customer', 'ticket', 'check', 'report',
      'reports', 'payouts'))`.execute(db);
}
