import { sql } from 'kysely';
import { asSystemRole, tenantTable, type MigrationDb } from '../tenant-table.ts';

/** What the roles of an instance allow; `owner` is none of them, for it always allows everything. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table staff_roles (
      instance_id integer not null references instances (id) on delete cascade,
      name text not null,
      permissions text[] not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (instance_id, name),
      constraint staff_roles_name check (
        char_length(name) between 1 and 40 and lower(name) <> 'owner')
    )`.execute(db);
  await sql`create unique index staff_roles_by_name
    on staff_roles (instance_id, lower(name))`.execute(db);
  await tenantTable(db, 'staff_roles');
  // What everybody with the role could do until now.
  await asSystemRole(db, () =>
    sql`
      insert into staff_roles (instance_id, name, permissions, created_at, updated_at)
      select id, 'staff', array['customers.impersonate', 'catalogue.import', 'orders.deliver',
        'payments.moderate', 'reports.decide'], now(), now()
      from instances`.execute(db),
  );
}
