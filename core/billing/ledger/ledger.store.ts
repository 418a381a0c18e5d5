import { CompiledQuery, sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { ownerOf, type AccountRef, type LedgerEntry } from './entry.ts';
import type { EntryKind } from './kinds.pure.ts';
import { postingText } from './posting-text.ts';

export interface OpenAccount {
  id: bigint;
  /** Null for accounts without a stored balance. */
  balance_micro: bigint | null;
  changed_at: Date | null;
  /** A spend that takes the balance below this amount writes a job. */
  watched_micro: bigint | null;
  /** Whoever falls below this amount is told so. */
  mark_micro: bigint | null;
}

/**
 * Opens missing accounts and locks those with a stored balance until the end of the transaction, in
 * the order of their ids. Returns them in the order asked for.
 */
export async function openAccounts(
  trx: Trx,
  accounts: readonly AccountRef[],
): Promise<OpenAccount[]> {
  const kinds = accounts.map(({ kind }) => kind);
  const owners = accounts.map((account) => ownerOf(account)?.toString() ?? null);
  const { rows } = await sql<OpenAccount>`
    select id, balance_micro, changed_at, watched_micro, mark_micro
    from open_marked_accounts(${kinds}::text[], ${owners}::bigint[])`.execute(trx);
  return rows;
}

export async function writeWatch(
  trx: Trx,
  watched: { instanceId: number; accountId: bigint; belowMicro: bigint },
): Promise<void> {
  const { instanceId, accountId, belowMicro } = watched;
  await trx
    .insertInto('balance_watches')
    .values({ instance_id: instanceId, account_id: accountId, below_micro: belowMicro })
    .onConflict((conflict) =>
      conflict.columns(['instance_id', 'account_id']).doUpdateSet({ below_micro: belowMicro }),
    )
    .execute();
}

/** Does not lock the account, so it can be called in any order of locks. */
export async function removeWatch(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<void> {
  await sql`
    delete from balance_watches w using ledger_accounts a
    where w.instance_id = ${instanceId} and a.instance_id = w.instance_id
      and a.id = w.account_id and a.customer_id = ${customerId}`.execute(trx);
}

export async function writeMark(
  trx: Trx,
  { instanceId, accountId, belowMicro }: Parameters<typeof writeWatch>[1],
): Promise<void> {
  await trx
    .insertInto('balance_marks')
    .values({ instance_id: instanceId, account_id: accountId, below_micro: belowMicro })
    .onConflict((conflict) =>
      conflict.columns(['instance_id', 'account_id']).doUpdateSet({ below_micro: belowMicro }),
    )
    .execute();
}

export async function readMark(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<bigint | undefined> {
  const row = await trx
    .selectFrom('balance_marks as m')
    .innerJoin('ledger_accounts as a', (join) =>
      join.onRef('a.instance_id', '=', 'm.instance_id').onRef('a.id', '=', 'm.account_id'),
    )
    .select('m.below_micro')
    .where('m.instance_id', '=', instanceId)
    .where('a.customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.below_micro;
}

/** Does not lock the account, as `removeWatch` does not. */
export async function removeMark(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<void> {
  await sql`
    delete from balance_marks m using ledger_accounts a
    where m.instance_id = ${instanceId} and a.instance_id = m.instance_id
      and a.id = m.account_id and a.customer_id = ${customerId}`.execute(trx);
}

/** The accounts of a customer that keep a balance. */
export function findMoney(trx: Trx, { instanceId, id }: { instanceId: number; id: bigint }) {
  return trx
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance_micro', 'earned_micro', 'spent_micro'])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .execute();
}

export function findMoneyOf(
  trx: Trx,
  { instanceId, customerIds }: { instanceId: number; customerIds: readonly bigint[] },
) {
  return trx
    .selectFrom('ledger_accounts')
    .select(['customer_id', 'kind', 'balance_micro'])
    .where('instance_id', '=', instanceId)
    .where('customer_id', 'in', customerIds.length === 0 ? [0n] : [...customerIds])
    .where('kind', 'in', ['balance', 'debt'])
    .execute();
}

export async function sumEarnedOf(
  trx: Trx,
  { instanceId, customerIds }: { instanceId: number; customerIds: readonly bigint[] },
): Promise<{ customer_id: bigint; earned_micro: bigint }[]> {
  const { rows } = await sql<{ customer_id: bigint; earned_micro: bigint }>`
    select customer_id, sum(earned_micro)::bigint as earned_micro from ledger_accounts
    where instance_id = ${instanceId} and customer_id = any (${customerIds.map(String)}::bigint[])
    group by customer_id`.execute(trx);
  return rows;
}

/** Whether each of the events has been posted before. */
export async function arePosted(
  trx: Trx,
  { instanceId, entries }: { instanceId: number; entries: readonly LedgerEntry[] },
): Promise<boolean> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from ledger_transactions
    where instance_id = ${instanceId} and (kind, source_type, source_id) in (
      select * from unnest(${entries.map(({ kind }) => kind)}::text[],
        ${entries.map(({ source }) => source.type)}::text[],
        ${entries.map(({ source }) => source.id)}::text[]))`.execute(trx);
  return rows[0]?.count === BigInt(entries.length);
}

/** The instances that have unsealed transactions. */
export async function listUnsealed(trx: Trx): Promise<number[]> {
  const rows = await trx
    .selectFrom('ledger_transactions')
    .select('instance_id')
    .distinct()
    .where('seal_position', 'is', null)
    .orderBy('instance_id')
    .execute();
  return rows.map(({ instance_id: instanceId }) => instanceId);
}

/** Seals the oldest transactions of the instance and returns how many. */
export async function sealTransactions(trx: Trx, most: number): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select seal_ledger(${most}) as sealed`.execute(
    trx,
  );
  return rows[0]?.sealed ?? 0;
}

/** The transaction that an event has caused, one row per posting. */
export function findTransaction(
  trx: Trx,
  { instanceId, kind, source }: { instanceId: number } & Pick<LedgerEntry, 'kind' | 'source'>,
) {
  return trx
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_postings as p', (join) =>
      join.onRef('p.instance_id', '=', 't.instance_id').onRef('p.transaction_id', '=', 't.id'),
    )
    .innerJoin('ledger_accounts as a', (join) =>
      join.onRef('a.instance_id', '=', 'p.instance_id').onRef('a.id', '=', 'p.account_id'),
    )
    .select(['t.id', 't.order_id', 't.invoice_id', 't.coupon_id', 't.payment_method_id'])
    .select(['a.kind as account_kind', 'a.owner_id', 'p.amount_micro'])
    .where('t.instance_id', '=', instanceId)
    .where('t.kind', '=', kind)
    .where('t.source_type', '=', source.type)
    .where('t.source_id', '=', source.id)
    .orderBy('p.account_id')
    .execute();
}

/** Everything about an invoice, one row per posting, oldest first. */
export function findByInvoice(
  trx: Trx,
  { instanceId, invoiceId }: { instanceId: number; invoiceId: bigint },
) {
  return trx
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_postings as p', (join) =>
      join.onRef('p.instance_id', '=', 't.instance_id').onRef('p.transaction_id', '=', 't.id'),
    )
    .innerJoin('ledger_accounts as a', (join) =>
      join.onRef('a.instance_id', '=', 'p.instance_id').onRef('a.id', '=', 'p.account_id'),
    )
    .select(['t.id', 't.kind', 't.source_type', 't.source_id', 't.reverses_id'])
    .select(['t.order_id', 't.invoice_id', 't.coupon_id', 't.payment_method_id'])
    .select(['a.kind as account_kind', 'a.owner_id', 'p.amount_micro'])
    .where('t.instance_id', '=', instanceId)
    .where('t.invoice_id', '=', invoiceId)
    .orderBy('t.id')
    .orderBy('p.account_id')
    .execute();
}

/** How much reversing transactions, and their own reversals, have moved on an account. */
export async function sumTakenBack(
  trx: Trx,
  asked: { instanceId: number; reversedId: bigint; accountId: bigint },
): Promise<bigint> {
  const { instanceId, reversedId, accountId } = asked;
  const { rows } = await sql<{ sum: bigint }>`
    with back as (
      select id from ledger_transactions
      where instance_id = ${instanceId} and reverses_id = ${reversedId}
    ), all_of_it as (
      select id from back
      union all
      select t.id from back
      join ledger_transactions t on t.instance_id = ${instanceId} and t.reverses_id = back.id
    )
    select coalesce(sum(p.amount_micro), 0)::bigint as sum
    from all_of_it
    join ledger_postings p on p.instance_id = ${instanceId}
      and p.transaction_id = all_of_it.id and p.account_id = ${accountId}`.execute(trx);
  return rows[0]?.sum ?? 0n;
}

/** What a customer's balance received in entries of these kinds, less what was taken back. */
export async function sumOfKinds(
  trx: Trx,
  asked: { instanceId: number; customerId: bigint; kinds: readonly EntryKind[] },
): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(p.amount_micro), 0)::bigint as sum
    from ledger_accounts a
    join ledger_postings p on p.instance_id = a.instance_id and p.account_id = a.id
    where a.instance_id = ${asked.instanceId} and a.owner_id = ${asked.customerId}
      and a.kind = 'balance' and p.kind in (${sql.join(asked.kinds)})`.execute(trx);
  return rows[0]?.sum ?? 0n;
}

interface NewTransactions {
  createdAt: Date;
  entries: readonly LedgerEntry[];
  postings: readonly { place: number; accountId: bigint; amountMicro: bigint }[];
}

/** Returns the ids of the transactions in input order; none for those posted before. */
export async function insertTransactions(
  trx: Trx,
  { createdAt, entries, postings }: NewTransactions,
): Promise<Map<number, bigint>> {
  const values = [
    createdAt,
    ...entries.flatMap((entry, place) => [
      ...[place, entry.kind, entry.source.type, entry.source.id, entry.reversesId ?? null],
      ...[entry.links?.orderId ?? null, entry.links?.invoiceId ?? null],
      ...[entry.links?.couponId ?? null, entry.links?.paymentMethodId ?? null],
      ...[entry.reason ?? null, entry.actor.kind],
      entry.actor.kind === 'system' ? null : entry.actor.id,
      ...[entry.idempotencyKey ?? null, entry.postings.length],
    ]),
    ...postings.flatMap(({ place, accountId, amountMicro }) => [place, accountId, amountMicro]),
  ];
  const text = postingText(entries.length, postings.length);
  const { rows: added } = await trx.executeQuery<{ place: number; id: bigint }>(
    CompiledQuery.raw(text, values),
  );
  return new Map(added.map(({ place, id }) => [place, id]));
}
