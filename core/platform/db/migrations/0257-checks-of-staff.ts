import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Identity checks as staff look for them, whatever has come of them. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index identity_checks_by_status
    on identity_checks (instance_id, status, id)`.execute(db);
  await sql`create index identity_checks_by_age
    on identity_checks (instance_id, asked_at, id)`.execute(db);
  await sql`drop index identity_checks_asked_by`.execute(db);
  await sql`create index identity_checks_asked_by
    on identity_checks (instance_id, asked_by, id)`.execute(db);
  await sql`drop index identity_checks_decided_by`.execute(db);
  await sql`create index identity_checks_decided_by
    on identity_checks (instance_id, decided_by, id) where decided_by is not null`.execute(db);
}
