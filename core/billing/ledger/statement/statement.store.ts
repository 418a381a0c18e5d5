import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { ENTRY_KINDS, type EntryKind, type Purse } from '../kinds.pure.ts';

export interface EntryRow {
  id: bigint;
  account_id: bigint;
  account: Purse;
  kind: EntryKind;
  amount_micro: bigint;
  balance_after_micro: bigint;
  created_at: Date;
  order_id: bigint | null;
  invoice_id: bigint | null;
  payment_method_id: bigint | null;
  reason: string | null;
  source_type: string;
  source_id: string;
}

/** The last entry of the page before. */
export interface EntryPlace {
  createdAt: Date;
  id: bigint;
  accountId: bigint;
}

interface ReadEntriesInput {
  instanceId: number;
  customerId: bigint;
  accounts: readonly Purse[];
  kinds: readonly EntryKind[];
  from: Date | null;
  until: Date | null;
  before: EntryPlace | undefined;
  most: number;
}

/**
 * Newest first. Each account and kind is read from its own end of the index, so a page costs the
 * same however many entries there are.
 */
export async function readEntries(trx: Trx, asked: ReadEntriesInput): Promise<EntryRow[]> {
  const { instanceId, before, most } = asked;
  const { rows } = await sql<EntryRow>`
    select p.transaction_id as id, p.account_id, a.kind as account, p.kind, p.amount_micro,
      p.balance_after_micro, p.created_at, t.order_id, t.invoice_id, t.payment_method_id, t.reason,
      t.source_type, t.source_id
    from ledger_accounts a
    cross join unnest(${asked.kinds}::text[]) as wanted (kind)
    cross join lateral (
      select * from ledger_postings p
      where p.instance_id = ${instanceId} and p.account_id = a.id and p.kind = wanted.kind
        and p.created_at >= coalesce(${asked.from}::timestamptz, '-infinity')
        and p.created_at < coalesce(${asked.until}::timestamptz, 'infinity')
        and (p.created_at, p.transaction_id) <= (
          coalesce(${before?.createdAt ?? null}::timestamptz, 'infinity'),
          coalesce(${before?.id ?? null}::bigint, 0))
        and (p.transaction_id <> coalesce(${before?.id ?? null}::bigint, 0)
          or p.account_id < ${before?.accountId ?? null}::bigint)
      order by p.created_at desc, p.transaction_id desc
      limit ${most}
    ) p
    join ledger_transactions t on t.instance_id = ${instanceId} and t.id = p.transaction_id
    where a.instance_id = ${instanceId} and a.customer_id = ${asked.customerId}
      and a.kind = any(${asked.accounts}::text[])
    order by p.created_at desc, p.transaction_id desc, p.account_id desc
    limit ${most}`.execute(trx);
  return rows;
}

interface ReadBalanceDaysInput {
  instanceId: number;
  customerId: bigint;
  /** Midnights in UTC. */
  from: Date;
  until: Date;
}

/** The balance at the end of each day; only the last entry of each kind is looked up. */
export async function readBalanceDays(
  trx: Trx,
  { instanceId, customerId, from, until }: ReadBalanceDaysInput,
) {
  const { rows } = await sql<{ day: Date; balance_micro: bigint }>`
    select day, coalesce(last.balance_after_micro, 0) as balance_micro
    from generate_series(${from}::timestamptz, ${until}::timestamptz, interval '24 hours') as day
    left join lateral (
      select p.balance_after_micro
      from ledger_accounts a
      cross join unnest(${ENTRY_KINDS}::text[]) as known (kind)
      cross join lateral (
        select * from ledger_postings p
        where p.instance_id = ${instanceId} and p.account_id = a.id and p.kind = known.kind
          and p.created_at < day + interval '24 hours'
        order by p.created_at desc, p.transaction_id desc
        limit 1
      ) p
      where a.instance_id = ${instanceId} and a.customer_id = ${customerId} and a.kind = 'balance'
      order by p.sequence desc
      limit 1
    ) last on true
    order by day`.execute(trx);
  return rows;
}

export interface StatementRow {
  account_id: bigint;
  sequence: bigint;
  id: bigint;
  kind: EntryKind;
  /** With microseconds, which the hash covers. */
  time: string;
  amount_micro: bigint;
  balance_after_micro: bigint;
  order_id: bigint | null;
  before: string | null;
  hash: string;
}

interface ReadStatementInput {
  instanceId: number;
  customerId: bigint;
  account: Purse;
  after: bigint;
  most: number;
}

/** Oldest first, from one sequence number on. */
export async function readStatement(trx: Trx, asked: ReadStatementInput): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select p.account_id, p.sequence, p.transaction_id as id, p.kind,
      ledger_time(p.created_at) as time, p.amount_micro, p.balance_after_micro, t.order_id,
      encode(before.hash, 'hex') as before, encode(p.hash, 'hex') as hash
    from ledger_accounts a
    join ledger_postings p on p.instance_id = a.instance_id and p.account_id = a.id
    join ledger_transactions t on t.instance_id = a.instance_id and t.id = p.transaction_id
    left join ledger_postings before on before.instance_id = a.instance_id
      and before.account_id = a.id and before.sequence = p.sequence - 1
    where a.instance_id = ${asked.instanceId} and a.customer_id = ${asked.customerId}
      and a.kind = ${asked.account} and p.sequence > ${asked.after}
    order by p.sequence limit ${asked.most}`.execute(trx);
  return rows;
}
