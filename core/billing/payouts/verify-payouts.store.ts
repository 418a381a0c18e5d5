import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CheckedRow } from '#core/platform/db/verify-rows.ts';

/** Checks each payout against what was held for it and what was paid. */
export async function checkPayouts(
  trx: Trx,
  { instanceId, after, most }: { instanceId: number; after: bigint; most: number },
): Promise<CheckedRow[]> {
  const moved = (account: string, sources: ReturnType<typeof sql>) => sql`(
    select coalesce(sum(p.amount_micro), 0)
    from ledger_transactions t
    join ledger_postings p on p.instance_id = t.instance_id and p.transaction_id = t.id
    join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
    where t.instance_id = o.instance_id and t.kind = 'admin' and a.kind = ${account} and ${sources})`;
  const { rows } = await sql<CheckedRow>`
    select o.id, array_remove(array[
      case when o.amount_micro <> ${moved(
        'partners_payable',
        sql`t.source_type = 'hold_end' and t.source_id in ('payout-' || o.id || '-balance',
          'payout-' || o.id || '-referral', 'payout-' || o.id || '-task')`,
      )} then 'what was set aside for it is not what it says' end,
      case when case when o.paid_at is null then 0 else o.amount_micro end <> ${moved(
        'paid_out',
        sql`t.source_type = 'payout' and t.source_id = o.id::text`,
      )} then 'what was paid out is not what the ledger says' end
    ], null) as faults
    from payouts o
    where o.instance_id = ${instanceId} and o.id > ${after}
    order by o.id limit ${most}`.execute(trx);
  return rows;
}

/** Transactions about payouts that do not exist. */
export async function checkPaidOut(trx: Trx, instanceId: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select t.id from ledger_transactions t
    where t.instance_id = ${instanceId} and t.kind = 'admin' and t.source_type = 'payout'
      and not exists (
        select from payouts o where o.instance_id = t.instance_id and o.id::text = t.source_id)
    order by t.id`.execute(trx);
  return rows.map(({ id }) => id);
}
