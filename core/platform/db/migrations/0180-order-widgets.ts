import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Forms of partners on sites of their own, and what was ordered through each. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table order_widgets (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      name text not null,
      -- Public: it stands in the page of the partner.
      token text not null,
      minimum_micro bigint not null default 0,
      -- None for all that are offered.
      method_ids integer[] not null default '{}',
      reward_ppm integer not null,
      -- Where a browser may show it and ask for it.
      origins text[] not null default '{}',
      created_at timestamptz not null,
      removed_at timestamptz,
      primary key (instance_id, id),
      constraint order_widgets_token unique (instance_id, token),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      constraint order_widgets_minimum check (minimum_micro >= 0),
      constraint order_widgets_reward check (reward_ppm between 0 and 1000000)
    )`.execute(db);
  await sql`create index order_widgets_of_customer
    on order_widgets (instance_id, customer_id, id)`.execute(db);
  await tenantTable(db, 'order_widgets');
  await sql`
    create table widget_orders (
      instance_id integer not null,
      order_id bigint not null,
      widget_id bigint not null,
      -- As it was agreed on when it was ordered.
      reward_ppm integer not null,
      created_at timestamptz not null,
      primary key (instance_id, order_id),
      foreign key (instance_id, order_id) references orders (instance_id, id),
      constraint widget_orders_widget foreign key (instance_id, widget_id)
        references order_widgets (instance_id, id) on delete cascade
    )`.execute(db);
  await sql`create index widget_orders_of_widget
    on widget_orders (instance_id, widget_id, created_at)`.execute(db);
  await tenantTable(db, 'widget_orders');
}
