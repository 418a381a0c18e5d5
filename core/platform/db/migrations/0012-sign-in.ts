import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  // An old token betrays a thief only once the one that took its place was used.
  await sql`alter table session_tokens add column first_used_at timestamptz`.execute(db);
  await createIdentities(db);
}

/** Whom a service outside knows by which name; one of them is one customer. */
async function createIdentities(db: MigrationDb): Promise<void> {
  await sql`
    create table customer_identities (
      instance_id integer not null,
      provider text not null,
      subject text not null,
      customer_id bigint not null,
      created_at timestamptz not null,
      primary key (instance_id, provider, subject),
      foreign key (instance_id, customer_id) references customers (instance_id, id)
        on delete cascade,
      constraint customer_identities_one_of_each unique (instance_id, customer_id, provider)
    )`.execute(db);
  await tenantTable(db, 'customer_identities');
}
