import { sql, type RawBuilder } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/**
 * The same ledger with less work for a posting: its account is read and written by one statement, and
 * a time is written as text without a search path of its own.
 */
export async function up(db: MigrationDb): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const path = sql`set search_path = ${sql.ref(rows[0]?.name ?? 'public')}, pg_temp`;
  // It names nothing but what every database has.
  await sql`alter function ledger_time(timestamptz) reset search_path`.execute(db);
  // Entries are posted by a statement whose text the application keeps.
  await sql`drop function post_to_ledger(timestamptz, jsonb, jsonb)`.execute(db);
  await hashByParts(db);
  await keepInOneStatement(db, path);
}

/** The hash of a posting that is not written yet. */
async function hashByParts(db: MigrationDb): Promise<void> {
  await sql`
    create function ledger_chain_hash(before bytea, account_id bigint, sequence bigint,
      transaction_id bigint, kind text, created_at timestamptz, amount_micro bigint,
      balance_after_micro bigint) returns bytea
    language sql stable
    return sha256(convert_to(concat_ws('|', encode(before, 'hex'), account_id, sequence,
      transaction_id, kind, ledger_time(created_at), amount_micro, balance_after_micro), 'UTF8'))`.execute(
    db,
  );
  await sql`
    create or replace function ledger_posting_hash(before bytea, posting ledger_postings)
    returns bytea language sql stable
    return ledger_chain_hash(before, posting.account_id, posting.sequence, posting.transaction_id,
      posting.kind, posting.created_at, posting.amount_micro, posting.balance_after_micro)`.execute(
    db,
  );
}

async function keepInOneStatement(db: MigrationDb, path: RawBuilder<unknown>): Promise<void> {
  await sql`
    create or replace function keep_ledger_balance() returns trigger
    language plpgsql security definer ${path} as $$
    begin
      if not exists (
        select from ledger_transactions t
        where t.instance_id = new.instance_id and t.id = new.transaction_id
          and t.xmin = pg_current_xact_id()::xid
      ) then
        raise exception 'ledger transaction % is closed', new.transaction_id
          using errcode = 'check_violation', constraint = 'ledger_transactions_closed';
      end if;
      -- Nothing where the account has no balance.
      update ledger_accounts a set
        balance_micro = a.balance_micro + new.amount_micro,
        earned_micro = a.earned_micro + case
          when new.kind in ('referral', 'widget_reward', 'task') then new.amount_micro else 0 end,
        spent_micro = a.spent_micro - case
          when new.kind in ('order', 'cancel_order') then new.amount_micro else 0 end,
        sequence = a.sequence + 1,
        head_hash = ledger_chain_hash(a.head_hash, a.id, a.sequence + 1, new.transaction_id,
          new.kind, new.created_at, new.amount_micro, a.balance_micro + new.amount_micro),
        changed_at = greatest(a.changed_at, new.created_at)
      where a.instance_id = new.instance_id and a.id = new.account_id
        and a.balance_micro is not null
      returning a.balance_micro, a.sequence, a.head_hash
      into new.balance_after_micro, new.sequence, new.hash;
      return new;
    end $$`.execute(db);
}
