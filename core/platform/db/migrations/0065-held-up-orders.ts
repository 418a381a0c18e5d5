import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Orders that nobody took for want of money, and the providers that it is wanted at. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table held_up_orders (
      instance_id integer not null,
      order_id bigint not null,
      provider_id bigint not null,
      primary key (instance_id, provider_id, order_id),
      foreign key (instance_id, order_id) references orders (instance_id, id),
      foreign key (instance_id, provider_id) references providers (instance_id, id)
        on delete cascade
    )`.execute(db);
  await sql`create index held_up_orders_of_order
    on held_up_orders (instance_id, order_id)`.execute(db);
  await tenantTable(db, 'held_up_orders');
}
