import { sql } from 'kysely';
import { APP_ROLE } from '../scope.ts';
import type { MigrationDb } from '../tenant-table.ts';

/**
 * Where programs of a customer try things out: an account of its own, whose orders say so and whose
 * money is on accounts of its own.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table customers add column test_of bigint`.execute(db);
  await sql`alter table customers
    add column is_test boolean not null generated always as (test_of is not null) stored,
    add constraint customers_test_of foreign key (instance_id, test_of)
      references customers (instance_id, id),
    add constraint customers_test_account unique (instance_id, id, is_test)`.execute(db);
  await sql`create unique index customers_one_test_account on customers (instance_id, test_of)
    where test_of is not null`.execute(db);
  await sql`alter table api_tokens add column is_test boolean not null default false`.execute(db);
  // Whoever writes an order of a test account and does not say so is refused.
  for (const table of ['orders', 'drip_feeds']) {
    await sql`alter table ${sql.table(table)}
      add column is_test boolean not null default false,
      drop constraint ${sql.ref(`${table}_instance_id_customer_id_fkey`)},
      add constraint ${sql.ref(`${table}_customer`)} foreign key (instance_id, customer_id, is_test)
        references customers (instance_id, id, is_test)`.execute(db);
  }
  await sql`alter table webhook_endpoints add column is_test boolean not null default false
    `.execute(db);
  await sql`alter table customer_events
    add column is_test boolean not null default false,
    add column request_id text`.execute(db);
  await sql`create index customer_events_by_request on customer_events (instance_id, request_id)
    where request_id is not null`.execute(db);
  await testMoney(db);
}

/** Money of test accounts is on the other side of accounts that no total has. */
async function testMoney(db: MigrationDb): Promise<void> {
  await sql`alter table ledger_accounts
    drop constraint ledger_accounts_kind,
    add constraint ledger_accounts_kind check (kind in ('balance', 'referral', 'task', 'held',
      'debt', 'clearing', 'revenue', 'bonus_expense', 'fees', 'partners_payable', 'paid_out',
      'provider_cost', 'dispute_loss', 'test_revenue', 'test_bonus_expense', 'test_fees'))
    `.execute(db);
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const path = sql`set search_path = ${sql.ref(rows[0]?.name ?? 'public')}, pg_temp`;
  await sql`
    create or replace function open_marked_accounts(kinds text[], owners bigint[])
    returns table (id bigint, balance_micro bigint, changed_at timestamptz, watched_micro bigint,
      mark_micro bigint)
    language plpgsql ${path} as $$
    #variable_conflict use_column
    declare
      own constant text[] := '{balance,referral,task,held,debt}';
    begin
      if exists (
        select from unnest(kinds, owners) as w (kind, owner_id)
        join customers c on c.instance_id = current_instance_id() and c.id = w.owner_id and c.is_test
        where w.kind = any(own)
      ) then
        kinds := array(
          select case when w.kind = any(own) then w.kind else 'test_' || w.kind end
          from unnest(kinds) with ordinality as w (kind, place) order by w.place);
      end if;
      return query
      select a.id, a.balance_micro, a.changed_at, a.watched_micro, (
        select m.below_micro from balance_marks m
        where m.instance_id = current_instance_id() and m.account_id = a.id)
      from open_watched_accounts(kinds, owners) a;
    end $$`.execute(db);
  await sql`revoke all on function open_marked_accounts(text[], bigint[]) from public`.execute(db);
  await sql`grant execute on function open_marked_accounts(text[], bigint[])
    to ${sql.ref(APP_ROLE)}`.execute(db);
}
