import { sql } from 'kysely';
import { APP_ROLE } from '../scope.ts';
import type { MigrationDb } from '../tenant-table.ts';

/**
 * The same ledger with less work for each movement: statements whose plans are kept, accounts found
 * by their index however many there are, and one look at the sum of a transaction.
 */
export async function up(db: MigrationDb): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const path = sql`set search_path = ${sql.ref(rows[0]?.name ?? 'public')}, pg_temp`;
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
        select here, w.kind, w.owner_id,
          case when w.kind in ('balance', 'referral', 'task', 'held') then 0 end
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
  await createPost(db, path);
  await checkOnce(db, path);
}

/** As whoever calls it: the application may add transactions and postings, and change nothing. */
async function createPost(db: MigrationDb, path: ReturnType<typeof sql>): Promise<void> {
  await sql`
    create function post_to_ledger(made_at timestamptz, entries jsonb, postings jsonb)
    returns table (place integer, id bigint) language plpgsql ${path} as $$
    #variable_conflict use_column
    declare
      here integer := current_instance_id();
    begin
      -- The order of the postings is the order in which accounts are locked and chains grow.
      return query
      with entry as materialized (
        select * from jsonb_to_recordset(entries) as e (place integer, kind text,
          source_type text, source_id text, reverses_id bigint, order_id bigint,
          invoice_id bigint, coupon_id bigint, payment_method_id bigint, reason text,
          actor_kind text, actor_id bigint, idempotency_key text, posting_count smallint)
      ), added as (
        insert into ledger_transactions (instance_id, kind, source_type, source_id, reverses_id,
          order_id, invoice_id, coupon_id, payment_method_id, reason, actor_kind, actor_id,
          idempotency_key, posting_count, created_at)
        select here, kind, source_type, source_id, reverses_id, order_id, invoice_id, coupon_id,
          payment_method_id, reason, actor_kind, actor_id, idempotency_key, posting_count, made_at
        from entry order by place
        on conflict (instance_id, kind, source_type, source_id) do nothing
        returning id, kind, source_type, source_id
      ), placed as (
        select entry.place, added.id, added.kind
        from added join entry using (kind, source_type, source_id)
      ), posted as (
        insert into ledger_postings
          (instance_id, transaction_id, account_id, kind, created_at, amount_micro)
        select here, placed.id, p.account_id, placed.kind, made_at, p.amount_micro
        from jsonb_to_recordset(postings)
          as p (place integer, account_id bigint, amount_micro bigint)
        join placed using (place)
        order by p.account_id, placed.id
      )
      select placed.place, placed.id from placed;
    end $$`.execute(db);
  await sql`revoke all on function post_to_ledger(timestamptz, jsonb, jsonb) from public`.execute(
    db,
  );
  await sql`grant execute on function post_to_ledger(timestamptz, jsonb, jsonb)
    to ${sql.ref(APP_ROLE)}`.execute(db);
}

/**
 * A transaction is looked at when it commits. A posting joins only one that is still on its way,
 * which is looked at anyway; before, each posting had it looked at once more.
 */
async function checkOnce(db: MigrationDb, path: ReturnType<typeof sql>): Promise<void> {
  await sql`drop trigger ledger_postings_sum on ledger_postings`.execute(db);
  await sql`
    create function refuse_late_posting() returns trigger language plpgsql ${path} as $$
    begin
      if not exists (
        select from ledger_transactions t
        where t.instance_id = new.instance_id and t.id = new.transaction_id
          and t.xmin = pg_current_xact_id()::xid
      ) then
        raise exception 'ledger transaction % is closed', new.transaction_id
          using errcode = 'check_violation', constraint = 'ledger_transactions_closed';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger ledger_postings_in_time before insert on ledger_postings
    for each row execute function refuse_late_posting()`.execute(db);
}
