import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CheckedRow } from '#core/platform/db/verify-rows.ts';

/** Checks each trial that was approved against its order. */
export async function checkTrials(
  trx: Trx,
  { instanceId, after, most }: { instanceId: number; after: bigint; most: number },
): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select f.id, array_remove(array[
      case when o.customer_id <> f.customer_id then 'its order is of somebody else' end,
      case when o.service_id <> f.service_id or o.quantity <> f.quantity
        then 'its order is not what was promised' end,
      case when o.link_key is distinct from f.link_key then 'its order is for another link' end,
      case when o.cost_micro <> 0 then 'its order is not free' end
    ], null) as faults
    from free_trials f
    join orders o on o.instance_id = f.instance_id and o.id = f.order_id
    where f.instance_id = ${instanceId} and f.id > ${after}
    order by f.id limit ${most}`.execute(trx);
  return rows;
}
