import { sql } from 'kysely';
import { asSystemRole, type MigrationDb } from '../tenant-table.ts';

/**
 * Who decides on reports may decide on free trials and on tasks as well, as in a new instance, unless
 * somebody has said otherwise since there are these permissions.
 */
export async function up(db: MigrationDb): Promise<void> {
  await asSystemRole(db, async () => {
    for (const permission of ['trials.moderate', 'tasks.review']) {
      await sql`
        update staff_roles set permissions = array_append(permissions, ${permission})
        where 'reports.decide' = any(permissions)
          and not (${permission} = any(permissions)) and not (${permission} = any(known))
      `.execute(db);
    }
  });
}
