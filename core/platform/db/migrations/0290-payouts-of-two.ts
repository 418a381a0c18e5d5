import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Who has approved a large payout first; somebody else pays it. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table payouts
      add column first_approver_id bigint,
      add column first_approved_at timestamptz,
      add constraint payouts_first_approver
        foreign key (instance_id, first_approver_id) references customers (instance_id, id),
      add constraint payouts_first check (
        (first_approver_id is null) = (first_approved_at is null))`.execute(db);
  await sql`create index payouts_first_approver on payouts (instance_id, first_approver_id)
    where first_approver_id is not null`.execute(db);
}
