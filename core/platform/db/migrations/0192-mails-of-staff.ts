import { sql } from 'kysely';
import { asSystemRole, type MigrationDb } from '../tenant-table.ts';

/** Mails as staff look for them. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index outgoing_mails_by_state
    on outgoing_mails (instance_id, state, id)`.execute(db);
  await sql`create index outgoing_mails_by_receiver
    on outgoing_mails (instance_id, to_address, id)`.execute(db);
  await asSystemRole(db, () =>
    sql`
      update staff_roles set permissions = array_append(permissions, 'mails.manage')
      where 'team.manage' = any(permissions) and not ('mails.manage' = any(permissions))
    `.execute(db),
  );
}
