import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createCards(db);
  await createSetups(db);
  await createSandboxCards(db);
  await linkPayments(db);
  for (const table of ['linked_cards', 'card_setups', 'sandbox_cards']) {
    await tenantTable(db, table);
  }
}

/** Cards that gateways keep for customers; of one that was removed only its number stays. */
async function createCards(db: MigrationDb): Promise<void> {
  await sql`
    create table linked_cards (
      instance_id integer not null references instances (id),
      id bigint not null generated always as identity,
      customer_id bigint not null,
      payment_method_id integer not null,
      gateway text not null,
      state text not null default 'active',
      is_default boolean not null default false,
      gateway_customer text,
      gateway_card text,
      brand text,
      last_four text,
      expiry_month smallint,
      expiry_year smallint,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, payment_method_id) references payment_methods (instance_id, id),
      constraint linked_cards_once unique (instance_id, gateway, gateway_card),
      constraint linked_cards_state check (state in ('active', 'removing', 'removed')),
      constraint linked_cards_default_is_active check (not is_default or state = 'active'),
      constraint linked_cards_last_four check (last_four ~ '^[0-9]{4}$'),
      constraint linked_cards_expiry check (expiry_month between 1 and 12),
      constraint linked_cards_forgotten check (
        num_nulls(gateway_customer, gateway_card, brand, last_four, expiry_month, expiry_year)
          = case when state = 'removed' then 6 else 0 end)
    )`.execute(db);
  await sql`create index linked_cards_of_customer
    on linked_cards (instance_id, customer_id, id) where state = 'active'`.execute(db);
  await sql`create unique index linked_cards_one_default
    on linked_cards (instance_id, customer_id) where is_default`.execute(db);
}

/** A customer is at a gateway to save a card; the reference is ours and cannot be guessed. */
async function createSetups(db: MigrationDb): Promise<void> {
  await sql`
    create table card_setups (
      instance_id integer not null,
      own_reference text not null,
      customer_id bigint not null,
      payment_method_id integer not null,
      gateway text not null,
      reference text not null,
      url text,
      state text not null default 'open',
      card_id bigint,
      next_check_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (instance_id, own_reference),
      foreign key (instance_id, customer_id) references customers (instance_id, id),
      foreign key (instance_id, payment_method_id) references payment_methods (instance_id, id),
      foreign key (instance_id, card_id) references linked_cards (instance_id, id),
      constraint card_setups_reference unique (instance_id, gateway, reference),
      constraint card_setups_state check (state in ('open', 'saved', 'failed', 'expired')),
      constraint card_setups_card check ((state = 'saved') = (card_id is not null))
    )`.execute(db);
  await sql`create index card_setups_to_check on card_setups (next_check_at)
    where state = 'open'`.execute(db);
}

/** The books of the sandbox about cards, beside those about payments. */
async function createSandboxCards(db: MigrationDb): Promise<void> {
  await sql`
    create table sandbox_cards (
      instance_id integer not null references instances (id) on delete cascade,
      reference text not null,
      merchant_reference text not null,
      state text not null,
      behaviour text,
      success_url text not null,
      cancel_url text not null,
      created_at timestamptz not null,
      decided_at timestamptz,
      primary key (instance_id, reference),
      constraint sandbox_cards_once unique (instance_id, merchant_reference),
      constraint sandbox_cards_state check (state in ('open', 'saved', 'declined', 'removed')),
      constraint sandbox_cards_decided check ((state = 'open') = (decided_at is null)),
      constraint sandbox_cards_behaviour check (
        state in ('open', 'declined') or behaviour is not null)
    )`.execute(db);
}

async function linkPayments(db: MigrationDb): Promise<void> {
  await sql`
    alter table outside_payments
      add column card_id bigint,
      add column is_customer_here boolean not null default true,
      add constraint outside_payments_card
        foreign key (instance_id, card_id) references linked_cards (instance_id, id)`.execute(db);
  await sql`create index outside_payments_by_card on outside_payments (instance_id, card_id)
    where card_id is not null and state <> 'ended'`.execute(db);
}
