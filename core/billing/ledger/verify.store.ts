import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CheckedRow } from '#core/platform/db/verify-rows.ts';

interface CheckTransactionsInput {
  instanceId: number;
  /** The last id of the page before. */
  after: bigint;
  most: number;
}

/** Checks each transaction: its sum, its reversals and its seal. */
export async function checkTransactions(
  trx: Trx,
  { instanceId, after, most, sealedBefore }: CheckTransactionsInput & { sealedBefore: Date },
): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select t.id, array_remove(array[
      case when own.sum <> 0 then 'its postings do not sum to zero' end,
      case when own.count <> t.posting_count then 'it has not as many postings as it was made with' end,
      case when exists (
        select from ledger_postings o
        join (
          select r.id from ledger_transactions r
          where r.instance_id = t.instance_id and r.reverses_id = t.id
          union all
          -- What a dispute that was won has brought back was not taken.
          select w.id from ledger_transactions r
          join ledger_transactions w on w.instance_id = r.instance_id and w.reverses_id = r.id
          where r.instance_id = t.instance_id and r.reverses_id = t.id
        ) back on true
        join ledger_postings b on b.instance_id = t.instance_id and b.transaction_id = back.id
          and b.account_id = o.account_id
        where o.instance_id = t.instance_id and o.transaction_id = t.id
        group by o.account_id, o.amount_micro
        having sign(o.amount_micro + sum(b.amount_micro)) = -sign(o.amount_micro)
      ) then 'more of it was taken back than it had moved' end,
      case when t.kind = 'cancel_order' and not exists (
        select from ledger_transactions o where o.instance_id = t.instance_id
          and o.id = t.reverses_id and o.kind = 'order'
      ) then 'it gives back an order that was never charged' end,
      case when t.source_type = 'invoice' and t.kind <> 'invoiced' and not exists (
        select from ledger_transactions i where i.instance_id = t.instance_id
          and i.kind = 'invoiced' and i.source_type = 'invoice' and i.source_id = t.source_id
      ) then 'it belongs to an invoice that was never paid' end,
      case when t.seal_position is null and t.created_at < ${sealedBefore}
        then 'it was never sealed' end,
      case when t.seal_position > 1 and before.id is null
        then 'the seal before its own is missing' end,
      case when t.seal_hash <>
        sha256(coalesce(before.seal_hash, '') || ledger_transaction_digest(t))
        then 'it is not what was sealed' end
    ], null) as faults
    from ledger_transactions t
    left join ledger_transactions before on before.instance_id = t.instance_id
      and before.seal_position = t.seal_position - 1
    cross join lateral (
      select coalesce(sum(p.amount_micro), 0) as sum, count(*) as count from ledger_postings p
      where p.instance_id = t.instance_id and p.transaction_id = t.id
    ) own
    where t.instance_id = ${instanceId} and t.id > ${after}
    order by t.id limit ${most}`.execute(trx);
  return rows;
}

/** Checks each stored balance against all postings of its account. */
export async function checkAccounts(
  trx: Trx,
  { instanceId, after, most }: CheckTransactionsInput,
): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select a.id, array_remove(array[
      case when a.balance_micro <> own.sum then 'its balance is not the sum of its postings' end,
      case when a.kind <> 'debt' and a.balance_micro < 0 then 'its balance is below zero' end,
      case when a.kind = 'debt' and a.balance_micro > 0 then 'its debt is above zero' end,
      case when a.kind = 'debt' and a.balance_micro < 0 and exists (
        select from ledger_accounts b where b.instance_id = a.instance_id and b.kind = 'balance'
          and b.owner_id = a.owner_id and b.balance_micro > 0
      ) then 'it is owed while there is a balance to pay it' end,
      case when a.earned_micro <> own.earned then 'its earnings are not those of its postings' end,
      case when a.spent_micro <> own.spent then 'its spending is not that of its postings' end,
      case when a.sequence <> own.count
        then 'it has not as many postings as it counts' end,
      case when a.head_hash <> coalesce(own.head, '')
        then 'its chain does not end where it says' end,
      case when a.changed_at is distinct from own.changed_at
        then 'its last change is not that of its postings' end,
      case when own.broken > 0 then 'its chain of postings is broken' end,
      case when own.wrong > 0 then 'a balance after one of its postings is wrong' end,
      case when own.orphans > 0 then 'it has a posting without a transaction' end
    ], null) as faults
    from ledger_accounts a
    cross join lateral (
      select coalesce(sum(line.amount_micro), 0) as sum, count(*) as count,
        coalesce(sum(line.amount_micro) filter (
          where line.kind in ('referral', 'widget_reward', 'task')), 0) as earned,
        coalesce(-sum(line.amount_micro) filter (
          where line.kind in ('order', 'cancel_order')), 0) as spent,
        max(line.created_at) as changed_at,
        decode(max(encode(line.hash, 'hex')) filter (where line.sequence = a.sequence), 'hex')
          as head,
        count(*) filter (where line.hash is distinct from line.expected_hash
          or line.sequence is distinct from line.place) as broken,
        count(*) filter (where line.balance_after_micro is distinct from line.running) as wrong,
        count(*) filter (where not line.has_transaction) as orphans
      from (
        select p.*,
          sum(p.amount_micro) over chain as running,
          row_number() over chain as place,
          ledger_posting_hash(coalesce(lag(p.hash) over chain, ''), p) as expected_hash,
          exists (select from ledger_transactions t where t.instance_id = p.instance_id
            and t.id = p.transaction_id) as has_transaction
        from ledger_postings p
        where p.instance_id = a.instance_id and p.account_id = a.id
        window chain as (order by p.sequence)
      ) line
    ) own
    where a.instance_id = ${instanceId} and a.id > ${after} and a.balance_micro is not null
    order by a.id limit ${most}`.execute(trx);
  return rows;
}
