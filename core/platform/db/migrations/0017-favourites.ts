import { sql } from 'kysely';
import { asSystemRole, tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table favourites (
      instance_id integer not null,
      customer_id bigint not null,
      service_id integer not null,
      created_at timestamptz not null,
      primary key (instance_id, customer_id, service_id),
      foreign key (instance_id, customer_id) references customers (instance_id, id)
        on delete cascade,
      foreign key (instance_id, service_id) references services (instance_id, id)
        on delete cascade
    )`.execute(db);
  await sql`
    create index favourites_by_service on favourites (instance_id, service_id)`.execute(db);
  await tenantTable(db, 'favourites');
  for (const table of ['networks', 'service_types', 'services']) await freeSlugs(db, table);
}

/** What is no longer published gives its address up for one that no owner can write. */
async function freeSlugs(db: MigrationDb, name: string): Promise<void> {
  const table = sql.table(name);
  const form = sql.ref(`${name}_slug_form`);
  const reserved =
    name === 'services'
      ? sql`and slug not in ('catalogue', 'cost', 'favorites', 'labels', 'quantity-by-cost')`
      : sql``;
  await sql`alter table ${table} drop constraint ${form}`.execute(db);
  await asSystemRole(db, () =>
    sql`
      update ${table} set slug = '~' || id
      where not is_enabled and slug = 'retired-' || id`.execute(db),
  );
  await sql`
    alter table ${table} add constraint ${form} check (
      (slug ~ '^[a-z0-9]([a-z0-9-]{0,118}[a-z0-9])?$' and slug !~ '^[0-9]+$' ${reserved})
      or (not is_enabled and slug = '~' || id))`.execute(db);
}
