import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Which token has placed an order, and by which name its program knows the call. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table api_orders (
      instance_id integer not null,
      order_id bigint not null,
      token_id bigint not null,
      request_id text,
      created_at timestamptz not null,
      primary key (instance_id, order_id),
      constraint api_orders_request_once unique (instance_id, token_id, request_id),
      constraint api_orders_order foreign key (instance_id, order_id)
        references orders (instance_id, id),
      constraint api_orders_token foreign key (instance_id, token_id)
        references api_tokens (instance_id, id) on delete cascade
    )`.execute(db);
  await tenantTable(db, 'api_orders');
}
