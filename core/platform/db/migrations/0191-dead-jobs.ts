import { sql } from 'kysely';
import { asSystemRole, type MigrationDb } from '../tenant-table.ts';

/** Jobs that have died, as staff look for them. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index jobs_dead on jobs (instance_id, id) where state = 'dead'`.execute(db);
  await sql`create index jobs_dead_by_kind on jobs (instance_id, kind, id)
    where state = 'dead'`.execute(db);
  await asSystemRole(db, () =>
    sql`
      update staff_roles set permissions = array_append(permissions, 'jobs.manage')
      where 'team.manage' = any(permissions) and not ('jobs.manage' = any(permissions))
    `.execute(db),
  );
}
