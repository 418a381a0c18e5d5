import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { LedgerEntry } from './entry.ts';

export interface PaidIn {
  chargedMicro: bigint;
  /** What of it was paid in, and not given as a bonus. */
  paidInMicro: bigint;
}

/**
 * What of a charge was paid in. Orders use paid-in money before bonuses, and what they give back
 * is a bonus first, so that nobody makes money of a bonus by ordering twice. At each posting the
 * unused bonuses are at most the balance and at most all that was ever given; folded over all
 * postings, that is their sum and the lowest that one of these limits has been below it.
 */
export async function readPaidIn(
  trx: Trx,
  { instanceId, source }: { instanceId: number; source: LedgerEntry['source'] },
): Promise<PaidIn | undefined> {
  const { rows } = await sql<{ charged: bigint; before: bigint; unused: bigint }>`
    select -charge.amount_micro as charged,
      charge.balance_after_micro - charge.amount_micro as before,
      greatest(0, coalesce(steps.back + least(0, steps.lowest), 0))::bigint as unused
    from ledger_transactions t
    join ledger_postings charge on charge.instance_id = t.instance_id
      and charge.transaction_id = t.id
    join ledger_accounts a on a.instance_id = charge.instance_id and a.id = charge.account_id
      and a.kind = 'balance'
    left join lateral (
      select max(back) filter (where is_last) as back,
        min(least(balance_after_micro, given) - back) as lowest
      from (
        select p.balance_after_micro,
          row_number() over (order by p.sequence desc) = 1 as is_last,
          sum(case when p.kind in ('bonus', 'coupon') then p.amount_micro else 0 end)
            over chain as given,
          sum(case when p.kind in ('bonus', 'coupon', 'cancel_order') then p.amount_micro
            else 0 end) over chain as back
        from ledger_postings p
        where p.instance_id = charge.instance_id and p.account_id = charge.account_id
          and p.sequence < charge.sequence
        window chain as (order by p.sequence)
      ) one
    ) steps on exists (
      select from ledger_postings g where g.instance_id = charge.instance_id
        and g.account_id = charge.account_id and g.kind in ('bonus', 'coupon'))
    where t.instance_id = ${instanceId} and t.kind = 'order'
      and t.source_type = ${source.type} and t.source_id = ${source.id}`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const freeMicro = row.before - row.unused;
  const paidInMicro = freeMicro < row.charged ? freeMicro : row.charged;
  return { chargedMicro: row.charged, paidInMicro: paidInMicro > 0n ? paidInMicro : 0n };
}
