import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CheckedRow } from '#core/platform/db/verify-rows.ts';

/** Checks each plan against what the ledger has of its months. */
export async function checkTariffs(
  trx: Trx,
  { instanceId, after, most }: { instanceId: number; after: bigint; most: number },
): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select t.id, array_remove(array[
      case when paid.of_others > 0 then 'a month of it was paid by somebody else' end,
      case when coalesce(paid.total, 0) <> t.paid_total_micro
        then 'its months are not what the ledger has' end,
      case when coalesce(paid.last, 0) <> t.paid_micro
        then 'what runs is not what was paid last' end
    ], null) as faults
    from (select * from tariffs where instance_id = ${instanceId} and id > ${after}
      order by id limit ${most}) t
    cross join lateral (
      select sum(-p.amount_micro) as total,
        sum(-p.amount_micro) filter (
          where x.source_type = 'tariff' and x.source_id = t.id || '/' || t.months) as last,
        count(*) filter (where a.owner_id <> t.customer_id) as of_others
      from generate_series(1, t.months) as month
      join ledger_transactions x on x.instance_id = t.instance_id and x.kind = 'tariff'
        and x.source_type in ('tariff', 'tariff_rest') and x.source_id = t.id || '/' || month
      join ledger_postings p on p.instance_id = x.instance_id and p.transaction_id = x.id
      join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
      where a.kind = 'balance'
    ) paid
    order by t.id`.execute(trx);
  return rows;
}
