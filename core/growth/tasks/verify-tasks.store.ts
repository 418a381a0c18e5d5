import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { REWARD_SOURCE } from './reward-checks.ts';
import type { CheckedRow } from '#core/platform/db/verify-rows.ts';

interface Asked {
  instanceId: number;
  after: bigint;
  most: number;
}

/** Checks the counters of each task against its checks, and its places against its order. */
export async function checkTasks(
  trx: Trx,
  { instanceId, after, most }: Asked,
): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select t.id, array_remove(array[
      case when c.taken <> t.taken then 'it counts other places than its checks hold' end,
      case when c.checked <> t.checked then 'it counts other checks that wait' end,
      case when c.rewarded <> t.rewarded then 'it counts other rewards' end,
      case when t.taken > t.quantity then 'it has given more places than it has' end,
      case when o.quantity <> t.quantity or o.customer_id <> t.customer_id
        then 'it is not what was ordered' end
    ], null) as faults
    from tasks t
    join orders o on o.instance_id = t.instance_id and o.id = t.order_id
    cross join lateral (
      select count(*) filter (where k.status not in ('declined', 'expired')) as taken,
        count(*) filter (where k.status = 'checked') as checked,
        count(*) filter (where k.status = 'rewarded') as rewarded
      from task_checks k where k.instance_id = t.instance_id and k.task_id = t.id
    ) c
    where t.instance_id = ${instanceId} and t.id > ${after}
    order by t.id limit ${most}`.execute(trx);
  return rows;
}

/** Rewards that were paid for nothing that is there. */
export async function readStrayRewards(trx: Trx, instanceId: number): Promise<string[]> {
  const { rows } = await sql<{ source_id: string }>`
    select t.source_id from ledger_transactions t
    where t.instance_id = ${instanceId} and t.kind = 'task' and t.source_type = ${REWARD_SOURCE}
      and not exists (select 1 from task_checks k
        where k.instance_id = t.instance_id and k.id::text = t.source_id)
    order by t.id limit ${MOST_STRAY}`.execute(trx);
  return rows.map((row) => row.source_id);
}

const MOST_STRAY = 100;

/** Checks each reward that was paid against its check, and each rewarded check against its posting. */
export async function checkRewards(
  trx: Trx,
  { instanceId, after, most }: Asked,
): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select k.id, array_remove(array[
      case when k.status = 'rewarded' and p.entries <> 1 then 'it was not paid once' end,
      case when k.status <> 'rewarded' and p.entries > 0 then 'it was paid without a check' end,
      case when p.entries > 0 and p.paid <> k.reward_micro then 'another amount was paid' end,
      case when p.entries > 0 and p.owner <> k.customer_id then 'it was paid to somebody else' end
    ], null) as faults
    from task_checks k
    cross join lateral (
      select count(distinct t.id) as entries,
        coalesce(sum(x.amount_micro) filter (where a.kind = 'task'), 0) as paid,
        max(a.owner_id) filter (where a.kind = 'task') as owner
      from ledger_transactions t
      join ledger_postings x on x.instance_id = t.instance_id and x.transaction_id = t.id
      join ledger_accounts a on a.instance_id = x.instance_id and a.id = x.account_id
      where t.instance_id = k.instance_id and t.kind = 'task'
        and t.source_type = ${REWARD_SOURCE} and t.source_id = k.id::text
    ) p
    where k.instance_id = ${instanceId} and k.id > ${after}
      and (k.status = 'rewarded' or p.entries > 0)
    order by k.id limit ${most}`.execute(trx);
  return rows;
}
