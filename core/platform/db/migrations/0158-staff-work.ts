import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What staff change of services by hand, and what each of them has open at the moment. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table catalogue_changes alter column import_id drop not null`.execute(db);
  await sql`
    create table staff_presence (
      instance_id integer not null,
      subject text not null,
      subject_id bigint not null,
      staff_id bigint not null,
      seen_at timestamptz not null,
      primary key (instance_id, subject, subject_id, staff_id),
      foreign key (instance_id, staff_id) references customers (instance_id, id) on delete cascade,
      constraint staff_presence_subject check (
        subject in ('order', 'payment', 'withdrawal', 'customer'))
    )`.execute(db);
  await sql`create index staff_presence_of_staff
    on staff_presence (instance_id, staff_id)`.execute(db);
  await sql`create index staff_presence_by_age on staff_presence (instance_id, seen_at)`.execute(
    db,
  );
  await tenantTable(db, 'staff_presence');
}
