import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

const OF_CUSTOMERS = sql.raw(`('balance', 'referral', 'task', 'held', 'debt')`);

/**
 * What a customer owes is an account of its own that never rises above zero, so that no other
 * account of theirs has to fall below. Generated columns are made anew: PostgreSQL 15 changes none.
 */
export async function up(db: MigrationDb): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const path = sql`set search_path = ${sql.ref(rows[0]?.name ?? 'public')}, pg_temp`;
  await sql`alter table ledger_accounts
    drop constraint ledger_accounts_kind,
    drop constraint ledger_accounts_balance,
    drop column customer_id,
    drop column owner_kind`.execute(db);
  await sql`alter table ledger_accounts
    add column owner_kind text not null generated always as (case
      when kind in ${OF_CUSTOMERS} then 'customer'
      when kind = 'clearing' then 'payment_method'
      else 'system' end) stored,
    add column customer_id bigint generated always as (case
      when kind in ${OF_CUSTOMERS} then owner_id end) stored`.execute(db);
  await sql`alter table ledger_accounts
    add constraint ledger_accounts_customer foreign key (instance_id, customer_id)
      references customers (instance_id, id),
    add constraint ledger_accounts_kind check (kind in ('balance', 'referral', 'task', 'held',
      'debt', 'clearing', 'revenue', 'bonus_expense', 'fees', 'partners_payable',
      'provider_cost', 'dispute_loss')),
    add constraint ledger_accounts_owner check ((owner_id is null) = (owner_kind = 'system')),
    add constraint ledger_accounts_keep_balance check (
      (balance_micro is not null) = (owner_kind = 'customer')),
    add constraint ledger_accounts_balance check (
      case when kind = 'debt' then balance_micro <= 0 else balance_micro >= 0 end)`.execute(db);
  await sql`create index ledger_accounts_by_customer on ledger_accounts (instance_id, customer_id)
    where customer_id is not null`.execute(db);
  // All that a payment has brought about is read when a part of it is taken back.
  await sql`create index ledger_transactions_by_invoice
    on ledger_transactions (instance_id, invoice_id) where invoice_id is not null`.execute(db);
  await sql`
    create or replace function open_ledger_accounts(kinds text[], owners bigint[])
    returns setof ledger_accounts language plpgsql security definer ${path} as $$
    declare
      here integer := current_instance_id();
    begin
      if exists (
        select from unnest(kinds, owners) as w (kind, owner_id)
        where not exists (
          select from ledger_accounts a where a.instance_id = here and a.kind = w.kind
            and coalesce(a.owner_id, 0) = coalesce(w.owner_id, 0))
      ) then
        insert into ledger_accounts (instance_id, kind, owner_id, balance_micro)
        select here, w.kind, w.owner_id, case when w.kind in ${OF_CUSTOMERS} then 0 end
        from unnest(kinds, owners) as w (kind, owner_id)
        order by w.kind, w.owner_id
        on conflict do nothing;
      end if;
      perform from ledger_accounts a
      join unnest(kinds, owners) as w (kind, owner_id)
        on a.kind = w.kind and coalesce(a.owner_id, 0) = coalesce(w.owner_id, 0)
      where a.instance_id = here and a.balance_micro is not null
      order by a.id
      for no key update of a;
      return query select a.* from unnest(kinds, owners) with ordinality as w (kind, owner_id, place)
      join ledger_accounts a on a.instance_id = here and a.kind = w.kind
        and coalesce(a.owner_id, 0) = coalesce(w.owner_id, 0)
      order by w.place;
    end $$`.execute(db);
}
