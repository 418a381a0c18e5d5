import { sql } from 'kysely';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { tenantTable, type MigrationDb } from '#core/platform/db/tenant-table.ts';

interface Move {
  kind: string;
  /** The other side of the movement. */
  other: string;
  amountMicro: bigint;
}

interface PlainLedger {
  move(trx: Trx, move: Move): Promise<unknown>;
}

/**
 * What somebody writes by hand who wants the same rows and no proof of them: a balance that is
 * changed where it stands, a transaction and two postings in a single statement. The tables have
 * the same indexes and walls as those of the ledger, and no triggers.
 */
export async function openPlainLedger(
  db: Database,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<PlainLedger> {
  await db.asSystem(async (trx) => {
    await sql`set local role none`.execute(trx);
    // As in a migration: these tables are in no schema.
    await createTables(trx as unknown as MigrationDb);
  });
  await db.inInstance(instanceId, (trx) =>
    sql`insert into plain_accounts (instance_id, kind, customer_id, balance_micro)
      values (${instanceId}, 'balance', ${customerId}, 0), (${instanceId}, 'clearing', null, null),
        (${instanceId}, 'revenue', null, null)`.execute(trx),
  );
  let sources = 0;
  return {
    move(trx, { kind, other, amountMicro }) {
      sources += 1;
      return sql`
        with account as (
          update plain_accounts set balance_micro = balance_micro + ${amountMicro}::bigint
          where instance_id = ${instanceId} and customer_id = ${customerId} and kind = 'balance'
            and balance_micro + ${amountMicro}::bigint >= 0
          returning id, balance_micro
        ), made as (
          insert into plain_transactions
            (instance_id, kind, source_type, source_id, actor_kind, posting_count, created_at)
          select ${instanceId}::integer, ${kind}::text, 'plain', ${String(sources)}::text, 'system', 2, now()
          from account returning id, kind, created_at
        )
        insert into plain_postings (instance_id, transaction_id, account_id, kind, created_at,
          amount_micro, balance_after_micro)
        select ${instanceId}::integer, made.id, account.id, made.kind, made.created_at,
          ${amountMicro}::bigint, account.balance_micro
        from made, account
        union all
        select ${instanceId}::integer, made.id, other.id, made.kind, made.created_at,
          -(${amountMicro}::bigint), null
        from made, plain_accounts other
        where other.instance_id = ${instanceId} and other.kind = ${other}`.execute(trx);
    },
  };
}

async function createTables(db: MigrationDb): Promise<void> {
  await sql`
    create table plain_accounts (
      instance_id integer not null references instances (id),
      id bigint not null generated always as identity,
      kind text not null, customer_id bigint, balance_micro bigint check (balance_micro >= 0),
      primary key (instance_id, id))`.execute(db);
  await sql`create index on plain_accounts (instance_id, customer_id)`.execute(db);
  await sql`
    create table plain_transactions (
      instance_id integer not null references instances (id),
      id bigint not null generated always as identity,
      kind text not null, source_type text not null, source_id text not null,
      actor_kind text not null, posting_count smallint not null, created_at timestamptz not null,
      seal_position bigint,
      primary key (instance_id, id),
      unique (instance_id, kind, source_type, source_id),
      unique (instance_id, seal_position),
      unique (instance_id, id, kind, created_at))`.execute(db);
  await sql`create index on plain_transactions (instance_id, id) where seal_position is null`.execute(
    db,
  );
  await sql`
    create table plain_postings (
      instance_id integer not null, transaction_id bigint not null, account_id bigint not null,
      kind text not null, created_at timestamptz not null, amount_micro bigint not null,
      balance_after_micro bigint, sequence bigint,
      primary key (instance_id, transaction_id, account_id),
      foreign key (instance_id, transaction_id, kind, created_at)
        references plain_transactions (instance_id, id, kind, created_at),
      foreign key (instance_id, account_id) references plain_accounts (instance_id, id),
      unique (instance_id, account_id, sequence))`.execute(db);
  await sql`create index on plain_postings
    (instance_id, account_id, kind, created_at, transaction_id)`.execute(db);
  for (const table of ['plain_accounts', 'plain_transactions', 'plain_postings']) {
    await tenantTable(db, table);
  }
}
