import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createCarts(db);
  await createLines(db);
}

/** A customer has one, and so has a browser of a guest, which keeps a token of which we keep the hash. */
async function createCarts(db: MigrationDb): Promise<void> {
  await sql`
    create table carts (
      instance_id integer not null references instances (id) on delete cascade,
      id bigint not null generated always as identity,
      token_hash bytea,
      customer_id bigint,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- Closed with something in it: until then it counts as abandoned.
      abandoned_until timestamptz,
      value_marker text,
      primary key (instance_id, id),
      constraint carts_customer foreign key (instance_id, customer_id)
        references customers (instance_id, id) on delete cascade,
      constraint carts_have_one_owner check ((token_hash is null) <> (customer_id is null)),
      constraint carts_token check (octet_length(token_hash) = 32),
      constraint carts_value_marker check (
        value_marker is null or (abandoned_until is not null
          and value_marker in ('low_value_cart1', 'low_value_cart2', 'low_value_cart3')))
    )`.execute(db);
  await sql`create unique index carts_by_token
    on carts (instance_id, token_hash) where token_hash is not null`.execute(db);
  await sql`create unique index carts_by_customer
    on carts (instance_id, customer_id) where customer_id is not null`.execute(db);
  await sql`create index carts_by_end on carts (instance_id, expires_at)`.execute(db);
  await tenantTable(db, 'carts');
}

async function createLines(db: MigrationDb): Promise<void> {
  await sql`
    create table cart_lines (
      instance_id integer not null,
      id bigint not null generated always as identity,
      cart_id bigint not null,
      service_id integer not null,
      url text not null,
      quantity integer not null,
      is_guarantee boolean not null,
      drip_feed jsonb,
      targetable_values jsonb not null,
      created_at timestamptz not null,
      primary key (instance_id, id),
      constraint cart_lines_cart foreign key (instance_id, cart_id)
        references carts (instance_id, id) on delete cascade,
      constraint cart_lines_service foreign key (instance_id, service_id)
        references services (instance_id, id) on delete cascade,
      constraint cart_lines_quantity check (quantity > 0),
      constraint cart_lines_values_are_a_list check (jsonb_typeof(targetable_values) = 'array')
    )`.execute(db);
  await sql`create index cart_lines_by_cart on cart_lines (instance_id, cart_id, id)`.execute(db);
  await sql`create index cart_lines_by_service on cart_lines (instance_id, service_id)`.execute(db);
  await tenantTable(db, 'cart_lines');
}
