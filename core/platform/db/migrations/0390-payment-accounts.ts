import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Accounts of instances at payment providers, and by which of them was paid and cards were saved. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table payment_accounts (
      instance_id integer not null,
      id bigint not null generated always as identity,
      gateway text not null,
      -- The provider's own id of the account.
      outside_id text not null,
      name text not null,
      is_test boolean not null,
      key_hint text not null,
      -- Nothing once they are deleted.
      keys_sealed bytea,
      webhook_id text,
      webhook_url text,
      connected_by bigint not null,
      connected_at timestamptz not null,
      -- From then on it takes no payments.
      disconnected_at timestamptz,
      checked_at timestamptz not null,
      problem text,
      said text,
      updated_at timestamptz not null,
      primary key (instance_id, id),
      foreign key (instance_id) references instances (id),
      foreign key (instance_id, connected_by) references customers (instance_id, id),
      constraint payment_accounts_texts check (char_length(outside_id) between 1 and 200
        and char_length(name) between 1 and 200 and char_length(said) <= 300),
      constraint payment_accounts_keys check (keys_sealed is not null or disconnected_at is not null),
      constraint payment_accounts_webhook check ((webhook_id is null) = (webhook_url is null))
    )`.execute(db);
  await sql`create unique index payment_accounts_current on payment_accounts (instance_id, gateway)
    where disconnected_at is null`.execute(db);
  await sql`create unique index payment_accounts_once
    on payment_accounts (instance_id, gateway, outside_id)`.execute(db);
  await sql`create index payment_accounts_by_check on payment_accounts (checked_at)
    where keys_sealed is not null`.execute(db);
  await sql`create index payment_accounts_by_staff
    on payment_accounts (instance_id, connected_by)`.execute(db);
  await tenantTable(db, 'payment_accounts');
  for (const table of ['outside_payments', 'linked_cards', 'card_setups']) {
    // Nothing where it is the sandbox's or the deployment's.
    await sql`alter table ${sql.table(table)} add column account_id bigint,
      add foreign key (instance_id, account_id) references payment_accounts (instance_id, id)`.execute(
      db,
    );
    await sql`create index ${sql.ref(`${table}_of_account`)} on ${sql.table(table)}
      (instance_id, account_id) where account_id is not null`.execute(db);
  }
}
