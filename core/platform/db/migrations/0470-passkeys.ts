import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** By what a customer signs in without a password; only its public half is known here. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table customer_passkeys (
      instance_id integer not null,
      id bigint not null generated always as identity,
      customer_id bigint not null,
      credential_id bytea not null,
      public_key bytea not null,
      sign_count bigint not null check (sign_count >= 0),
      transports text[] not null,
      name text not null,
      is_backed_up boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id)
        on delete cascade,
      constraint customer_passkeys_one_of_each unique (instance_id, credential_id)
    )`.execute(db);
  await sql`create index customer_passkeys_of_customer
    on customer_passkeys (instance_id, customer_id, id)`.execute(db);
  await tenantTable(db, 'customer_passkeys');
}
