import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** Staff decide what the rules have kept, and may decide otherwise than they did. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table referral_decisions
    add column decided_by bigint,
    add constraint referral_decisions_decided_by
      foreign key (instance_id, decided_by) references customers (instance_id, id)`.execute(db);
  await sql`create index referral_decisions_of_staff
    on referral_decisions (instance_id, decided_by) where decided_by is not null`.execute(db);
}
