import { sql } from 'kysely';
import { WITHDRAWAL, WITHDRAWAL_END } from '#core/billing/ledger/moves/withdraw-earned.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CheckedRow } from '#core/platform/db/verify-rows.ts';

/** What the entries of one event have moved to accounts of these kinds. */
const moved = (source: string, kinds: readonly string[]) => sql`(
  select coalesce(sum(p.amount_micro), 0)
  from ledger_transactions t
  join ledger_postings p on p.instance_id = t.instance_id and p.transaction_id = t.id
  join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
  where t.instance_id = w.instance_id and t.kind = 'admin' and t.source_type = ${source}
    and t.source_id = w.id::text and a.kind = any (${kinds}::text[]))`;

const held = moved(WITHDRAWAL, ['held']);
const freed = moved(WITHDRAWAL_END, ['held']);
const left = moved(WITHDRAWAL_END, ['paid_out']);
const kept = moved(WITHDRAWAL_END, ['fees']);
const back = moved(WITHDRAWAL_END, ['referral', 'task']);

/** Checks each withdrawal against what was held for it and what has become of that. */
export async function checkWithdrawals(
  trx: Trx,
  { instanceId, after, most }: { instanceId: number; after: bigint; most: number },
): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select w.id, array_remove(array[
      case when ${held} <> w.amount_micro then 'what was held for it is not what it says' end,
      case when w.status in ('requested', 'approved', 'unknown') and ${freed} <> 0
        then 'it is open, and what was held for it has gone' end,
      case when w.status = 'paid'
        and (${left} <> w.amount_micro - w.fee_micro or ${kept} <> w.fee_micro)
        then 'it is paid, and that is not what has left' end,
      case when w.status <> 'paid' and ${left} <> 0
        then 'it is not paid, and something has left' end,
      case when w.status in ('refused', 'canceled') and ${back} <> w.amount_micro
        then 'it has come to nothing, and what was held for it is not back' end
    ], null) as faults
    from withdrawals w
    where w.instance_id = ${instanceId} and w.id > ${after}
    order by w.id limit ${most}`.execute(trx);
  return rows;
}

/** Transactions about withdrawals that do not exist, and ends of what was never held. */
export async function checkHolds(trx: Trx, instanceId: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select t.id from ledger_transactions t
    where t.instance_id = ${instanceId} and t.kind = 'admin'
      and t.source_type in (${WITHDRAWAL}, ${WITHDRAWAL_END})
      and not exists (
        select from withdrawals w where w.instance_id = t.instance_id and w.id::text = t.source_id)
    order by t.id`.execute(trx);
  return rows.map(({ id }) => id);
}
