import { sql } from 'kysely';
import { asSystemRole, tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Customers who are gone, and some of whose orders were not over yet when they left. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table words_to_forget (
      instance_id integer not null,
      customer_id bigint not null,
      primary key (instance_id, customer_id),
      foreign key (instance_id, customer_id) references customers (instance_id, id)
    )`.execute(db);
  await tenantTable(db, 'words_to_forget');
  await asSystemRole(db, () => readGone(db));
}

async function readGone(db: MigrationDb): Promise<void> {
  await sql`
    insert into words_to_forget (instance_id, customer_id)
    select c.instance_id, c.id from customers c
    where c.deleted_at is not null and (
      exists (select from orders o
        where o.instance_id = c.instance_id and o.customer_id = c.id and o.url <> '')
      or exists (select from drip_feeds f
        where f.instance_id = c.instance_id and f.customer_id = c.id and f.url <> ''))`.execute(db);
}
