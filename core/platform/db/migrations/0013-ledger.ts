import { sql, type RawBuilder } from 'kysely';
import { APP_ROLE, LEDGER_ROLE, SYSTEM_ROLE } from '../scope.ts';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createAccounts(db);
  await createTransactions(db);
  await createPostings(db);
  for (const table of ['ledger_accounts', 'ledger_transactions', 'ledger_postings']) {
    await tenantTable(db, table, { appendOnly: true });
    await sql`create policy ledger on ${sql.table(table)} to ${sql.ref(LEDGER_ROLE)}
      using (true) with check (true)`.execute(db);
  }
  // Rows of accounts come out of the function that opens them, with a balance of zero.
  await sql`revoke insert on ledger_accounts from ${sql.ref(APP_ROLE)}, ${sql.ref(SYSTEM_ROLE)}
    `.execute(db);
  await sql`grant select, insert, update on ledger_accounts to ${sql.ref(LEDGER_ROLE)}`.execute(db);
  await sql`grant select on ledger_postings to ${sql.ref(LEDGER_ROLE)}`.execute(db);
  await sql`grant select, update (seal_position, seal_hash) on ledger_transactions
    to ${sql.ref(LEDGER_ROLE)}`.execute(db);
  await createFunctions(db);
}

async function createAccounts(db: MigrationDb): Promise<void> {
  await sql`
    create table ledger_accounts (
      instance_id integer not null references instances (id),
      id bigint not null generated always as identity,
      kind text not null,
      owner_kind text not null generated always as (case
        when kind in ('balance', 'referral', 'task', 'held') then 'customer'
        when kind = 'clearing' then 'payment_method'
        else 'system' end) stored,
      owner_id bigint,
      customer_id bigint generated always as (case
        when kind in ('balance', 'referral', 'task', 'held') then owner_id end) stored,
      balance_micro bigint,
      -- Of the balance: what was ever earned by rewards, and what orders have cost in the end.
      earned_micro bigint not null default 0,
      spent_micro bigint not null default 0,
      sequence bigint not null default 0,
      head_hash bytea not null default '',
      changed_at timestamptz,
      primary key (instance_id, id),
      constraint ledger_accounts_customer foreign key (instance_id, customer_id)
        references customers (instance_id, id),
      constraint ledger_accounts_kind check (kind in ('balance', 'referral', 'task', 'held',
        'clearing', 'revenue', 'bonus_expense', 'fees', 'partners_payable', 'provider_cost',
        'dispute_loss')),
      constraint ledger_accounts_owner check ((owner_id is null) = (owner_kind = 'system')),
      constraint ledger_accounts_keep_balance check (
        (balance_micro is not null) = (owner_kind = 'customer')),
      constraint ledger_accounts_balance check (balance_micro >= 0)
    )`.execute(db);
  await sql`create unique index ledger_accounts_by_owner
    on ledger_accounts (instance_id, kind, coalesce(owner_id, 0))`.execute(db);
  await sql`create index ledger_accounts_by_customer on ledger_accounts (instance_id, customer_id)
    where customer_id is not null`.execute(db);
}

async function createTransactions(db: MigrationDb): Promise<void> {
  await sql`
    create table ledger_transactions (
      instance_id integer not null references instances (id),
      id bigint not null generated always as identity,
      kind text not null,
      -- The event of the business that this is about; it posts once, with a key or without.
      source_type text not null,
      source_id text not null,
      reverses_id bigint,
      order_id bigint,
      invoice_id bigint,
      coupon_id bigint,
      payment_method_id bigint,
      reason text,
      actor_kind text not null,
      actor_id bigint,
      idempotency_key text,
      posting_count smallint not null,
      created_at timestamptz not null,
      seal_position bigint,
      seal_hash bytea,
      primary key (instance_id, id),
      constraint ledger_transactions_once unique (instance_id, kind, source_type, source_id),
      constraint ledger_transactions_seal unique (instance_id, seal_position),
      -- What every posting repeats, so that statements are filtered without a join.
      constraint ledger_transactions_repeated unique (instance_id, id, kind, created_at),
      constraint ledger_transactions_reverses foreign key (instance_id, reverses_id)
        references ledger_transactions (instance_id, id),
      constraint ledger_transactions_kind check (kind in ('order', 'cancel_order', 'invoiced',
        'admin', 'referral', 'widget_reward', 'fee', 'bonus', 'coupon', 'task')),
      constraint ledger_transactions_source check (
        source_type ~ '^[a-z][a-z_]{1,39}$' and source_id <> '' and length(source_id) <= 200),
      constraint ledger_transactions_actor check (
        actor_kind in ('customer', 'staff', 'system')
        and (actor_id is null) = (actor_kind = 'system')),
      constraint ledger_transactions_posting_count check (posting_count >= 2),
      constraint ledger_transactions_sealed check (
        (seal_position is null) = (seal_hash is null))
    )`.execute(db);
  await sql`create index ledger_transactions_unsealed on ledger_transactions (instance_id, id)
    where seal_position is null`.execute(db);
  await sql`create index ledger_transactions_by_reversed
    on ledger_transactions (instance_id, reverses_id) where reverses_id is not null`.execute(db);
}

async function createPostings(db: MigrationDb): Promise<void> {
  await sql`
    create table ledger_postings (
      instance_id integer not null,
      transaction_id bigint not null,
      account_id bigint not null,
      kind text not null,
      created_at timestamptz not null,
      amount_micro bigint not null,
      balance_after_micro bigint,
      sequence bigint,
      hash bytea,
      primary key (instance_id, transaction_id, account_id),
      constraint ledger_postings_transaction
        foreign key (instance_id, transaction_id, kind, created_at)
        references ledger_transactions (instance_id, id, kind, created_at),
      constraint ledger_postings_account foreign key (instance_id, account_id)
        references ledger_accounts (instance_id, id),
      constraint ledger_postings_in_line unique (instance_id, account_id, sequence),
      constraint ledger_postings_amount check (amount_micro <> 0)
    )`.execute(db);
  await sql`create index ledger_postings_by_account on ledger_postings
    (instance_id, account_id, kind, created_at, transaction_id)`.execute(db);
}

async function createFunctions(db: MigrationDb): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  // Named, and temporary tables last: nobody can put another table in front of these.
  const path = sql`set search_path = ${sql.ref(rows[0]?.name ?? 'public')}, pg_temp`;
  await createHashes(db, path);
  await createKeeper(db, path);
  await createBalanceCheck(db, path);
  await createOpener(db, path);
  await createSealer(db, path);
  await giveToLedger(db);
}

/** What a hash is made of; docs/money.md tells customers how to follow it. */
async function createHashes(db: MigrationDb, path: RawBuilder<unknown>): Promise<void> {
  await sql`
    create function ledger_time(moment timestamptz) returns text language sql stable ${path}
    return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.execute(db);
  await sql`
    create function ledger_posting_hash(before bytea, posting ledger_postings) returns bytea
    language sql stable ${path}
    return sha256(convert_to(concat_ws('|', encode(before, 'hex'), posting.account_id,
      posting.sequence, posting.transaction_id, posting.kind, ledger_time(posting.created_at),
      posting.amount_micro, posting.balance_after_micro), 'UTF8'))`.execute(db);
  await sql`
    create function ledger_transaction_digest(one ledger_transactions) returns bytea
    language sql stable ${path}
    return sha256(convert_to(jsonb_build_array(one.instance_id, one.id, one.kind, one.source_type,
      one.source_id, one.reverses_id, one.order_id, one.invoice_id, one.coupon_id,
      one.payment_method_id, one.reason, one.actor_kind, one.actor_id, one.idempotency_key,
      one.posting_count, ledger_time(one.created_at), (
        select jsonb_agg(jsonb_build_array(a.id, a.kind, a.owner_id, p.kind,
          ledger_time(p.created_at), p.amount_micro, p.balance_after_micro, p.sequence,
          encode(p.hash, 'hex')) order by p.account_id)
        from ledger_postings p
        left join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
        where p.instance_id = one.instance_id and p.transaction_id = one.id
      ))::text, 'UTF8'))`.execute(db);
}

/** A balance is what its postings make of it, whoever writes them. */
async function createKeeper(db: MigrationDb, path: RawBuilder<unknown>): Promise<void> {
  await sql`
    create function keep_ledger_balance() returns trigger
    language plpgsql security definer ${path} as $$
    declare
      kept ledger_accounts;
    begin
      new.balance_after_micro := null;
      new.sequence := null;
      new.hash := null;
      select * into kept from ledger_accounts
      where instance_id = new.instance_id and id = new.account_id and balance_micro is not null
      for no key update;
      if not found then
        return new;
      end if;
      new.balance_after_micro := kept.balance_micro + new.amount_micro;
      new.sequence := kept.sequence + 1;
      new.hash := ledger_posting_hash(kept.head_hash, new);
      update ledger_accounts set
        balance_micro = new.balance_after_micro,
        earned_micro = earned_micro + case
          when new.kind in ('referral', 'widget_reward', 'task') then new.amount_micro else 0 end,
        spent_micro = spent_micro - case
          when new.kind in ('order', 'cancel_order') then new.amount_micro else 0 end,
        sequence = new.sequence,
        head_hash = new.hash,
        changed_at = greatest(changed_at, new.created_at)
      where instance_id = new.instance_id and id = new.account_id;
      return new;
    end $$`.execute(db);
  await sql`create trigger ledger_postings_keep_balance before insert on ledger_postings
    for each row execute function keep_ledger_balance()`.execute(db);
}

/** At the end of the transaction, so that its postings may be written one after the other. */
async function createBalanceCheck(db: MigrationDb, path: RawBuilder<unknown>): Promise<void> {
  await sql`
    create function check_ledger_transaction() returns trigger language plpgsql ${path} as $$
    declare
      checked bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
    begin
      if not exists (
        select from ledger_transactions t
        where t.instance_id = new.instance_id and t.id = checked and (
          select count(*) = t.posting_count and sum(p.amount_micro) = 0 from ledger_postings p
          where p.instance_id = t.instance_id and p.transaction_id = t.id)
      ) then
        raise exception 'the postings of ledger transaction % do not sum to zero', checked
          using errcode = 'check_violation', constraint = 'ledger_transactions_sum';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create constraint trigger ledger_transactions_sum after insert on ledger_transactions
    deferrable initially deferred
    for each row execute function check_ledger_transaction('id')`.execute(db);
  // What is added to an old transaction changes the number of its postings.
  await sql`create constraint trigger ledger_postings_sum after insert on ledger_postings
    deferrable initially deferred
    for each row execute function check_ledger_transaction('transaction_id')`.execute(db);
}

/** Opens the accounts that are missing and locks those with a balance, in the order of ids. */
async function createOpener(db: MigrationDb, path: RawBuilder<unknown>): Promise<void> {
  await sql`
    create function open_ledger_accounts(kinds text[], owners bigint[])
    returns setof ledger_accounts language plpgsql security definer ${path} as $$
    declare
      here integer := current_instance_id();
    begin
      insert into ledger_accounts (instance_id, kind, owner_id, balance_micro)
      select here, w.kind, w.owner_id,
        case when w.kind in ('balance', 'referral', 'task', 'held') then 0 end
      from unnest(kinds, owners) as w (kind, owner_id)
      where not exists (
        select from ledger_accounts a where a.instance_id = here and a.kind = w.kind
          and coalesce(a.owner_id, 0) = coalesce(w.owner_id, 0))
      order by w.kind, w.owner_id
      on conflict do nothing;
      perform from ledger_accounts a
      where a.instance_id = here and a.balance_micro is not null and (a.kind, a.owner_id) in (
        select * from unnest(kinds, owners))
      order by a.id
      for no key update;
      return query select a.* from unnest(kinds, owners) with ordinality as w (kind, owner_id, place)
      join ledger_accounts a on a.instance_id = here and a.kind = w.kind
        and coalesce(a.owner_id, 0) = coalesce(w.owner_id, 0)
      order by w.place;
    end $$`.execute(db);
}

/** Chains what is not sealed yet, in the order of ids; answers how much that was. */
async function createSealer(db: MigrationDb, path: RawBuilder<unknown>): Promise<void> {
  await sql`
    create function seal_ledger(most integer) returns integer
    language plpgsql security definer ${path} as $$
    declare
      here integer := current_instance_id();
      place bigint;
      head bytea;
      one ledger_transactions;
      sealed integer := 0;
    begin
      perform pg_advisory_xact_lock(hashtext('seal_ledger'), here);
      select seal_position, seal_hash into place, head from ledger_transactions
      where instance_id = here and seal_position is not null
      order by seal_position desc limit 1;
      place := coalesce(place, 0);
      head := coalesce(head, '');
      for one in
        select * from ledger_transactions where instance_id = here and seal_position is null
        order by id limit most
      loop
        place := place + 1;
        head := sha256(head || ledger_transaction_digest(one));
        update ledger_transactions set seal_position = place, seal_hash = head
        where instance_id = here and id = one.id;
        sealed := sealed + 1;
      end loop;
      return sealed;
    end $$`.execute(db);
}

/** Only as its owner may a function write what the application may not. */
async function giveToLedger(db: MigrationDb): Promise<void> {
  const ledger = sql.ref(LEDGER_ROLE);
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const schema = sql.ref(rows[0]?.name ?? 'public');
  await sql`grant usage, create on schema ${schema} to ${ledger}`.execute(db);
  for (const name of [
    'keep_ledger_balance()',
    'open_ledger_accounts(text[], bigint[])',
    'seal_ledger(integer)',
  ]) {
    await sql`alter function ${sql.raw(name)} owner to ${ledger}`.execute(db);
    await sql`revoke all on function ${sql.raw(name)} from public`.execute(db);
  }
  for (const name of ['open_ledger_accounts(text[], bigint[])', 'seal_ledger(integer)']) {
    await sql`grant execute on function ${sql.raw(name)} to ${sql.ref(APP_ROLE)}`.execute(db);
  }
  await sql`revoke create on schema ${schema} from ${ledger}`.execute(db);
}
