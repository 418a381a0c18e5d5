import { sql } from 'kysely';
import { asSystemRole, type MigrationDb } from '../tenant-table.ts';

/** Which permissions there were when somebody last said what a role allows. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table staff_roles add column known text[] not null default '{}'`.execute(db);
  await asSystemRole(db, () =>
    sql`
      update staff_roles set known = array['customers.read', 'customers.note', 'customers.freeze',
        'customers.sessions', 'customers.adjust', 'customers.export', 'customers.impersonate',
        'catalogue.import', 'orders.deliver', 'payments.moderate', 'reports.decide', 'studio.edit',
        'studio.publish', 'team.manage']`.execute(db),
  );
}
