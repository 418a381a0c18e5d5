import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createCoupons(db);
  await createUses(db);
  for (const table of ['coupons', 'coupon_uses']) await tenantTable(db, table);
}

/** Coupons as their owner published them; one that is gone stays for its uses. */
async function createCoupons(db: MigrationDb): Promise<void> {
  await sql`
    create table coupons (
      instance_id integer not null references instances (id) on delete cascade,
      id integer not null,
      position integer not null,
      is_enabled boolean not null,
      code text not null,
      -- The code as it is looked up; one that is gone gives it up for one that nobody can type.
      code_key text not null,
      bonus_type text not null,
      amount_micro bigint,
      ppm integer,
      min_amount_micro bigint not null,
      valid_from timestamptz,
      valid_to timestamptz,
      most_uses integer,
      most_uses_per_customer integer not null,
      is_listed boolean not null,
      texts jsonb not null,
      -- Of all customers; what was released does not count.
      used integer not null default 0,
      updated_at timestamptz not null,
      primary key (instance_id, id),
      constraint coupons_by_code unique (instance_id, code_key) deferrable initially deferred,
      constraint coupons_id check (id > 0),
      constraint coupons_code_key check (
        code_key ~ '^[A-Z0-9_-]{3,40}$' or (not is_enabled and code_key = '~' || id)),
      constraint coupons_bonus_type check (bonus_type in ('discount', 'cashback', 'bonus')),
      constraint coupons_amount_or_share check ((amount_micro is null) = (ppm is not null)),
      constraint coupons_values check (
        amount_micro >= 0 and min_amount_micro >= 0 or ppm between 0 and 1000000),
      constraint coupons_limits check (most_uses > 0 and most_uses_per_customer > 0 and used >= 0),
      constraint coupons_texts_are_object check (jsonb_typeof(texts) = 'object')
    )`.execute(db);
}

/** One row for each thing that a coupon was used for, whatever became of it. */
async function createUses(db: MigrationDb): Promise<void> {
  await sql`
    create table coupon_uses (
      instance_id integer not null,
      id bigint not null generated always as identity,
      coupon_id integer not null,
      customer_id bigint not null,
      -- What it was used for: an order, an invoice.
      source_type text not null,
      source_id text not null,
      state text not null,
      reserved_at timestamptz not null,
      settled_at timestamptz,
      primary key (instance_id, id),
      foreign key (instance_id, coupon_id) references coupons (instance_id, id) on delete cascade,
      foreign key (instance_id, customer_id) references customers (instance_id, id)
        on delete cascade,
      constraint coupon_uses_once_for_each unique (instance_id, source_type, source_id),
      constraint coupon_uses_state check (state in ('reserved', 'confirmed', 'released')),
      constraint coupon_uses_settled check ((state = 'reserved') = (settled_at is null))
    )`.execute(db);
  await sql`
    create index coupon_uses_of_customer
    on coupon_uses (instance_id, customer_id, coupon_id) where state <> 'released'`.execute(db);
  await sql`create index coupon_uses_of_coupon
    on coupon_uses (instance_id, coupon_id)`.execute(db);
}
