import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table idempotency_keys (
      instance_id integer not null references instances (id) on delete cascade,
      customer_id bigint not null,
      route text not null,
      key text not null,
      input_hash bytea not null,
      status smallint not null,
      answer bytea not null,
      created_at timestamptz not null,
      primary key (instance_id, customer_id, route, key),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      constraint idempotency_keys_length check (length(key) between 1 and 255)
    )`.execute(db);
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db);
  await tenantTable(db, 'idempotency_keys');
}
