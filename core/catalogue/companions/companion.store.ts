import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';

/** Customers with more orders than this order everything, which says nothing of pairs. */
const MOST_OF_ONE = 100;

/**
 * Counts what some customers have ordered for the first time with whatever else they have ordered,
 * each pair once. Says how much of it there was.
 */
export async function countPairs(trx: Trx, most: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with due as materialized (
      select instance_id, customer_id, service_id from customer_services
      where not is_counted
      order by instance_id, customer_id, service_id
      limit ${most}
      for update skip locked
    ), marked as (
      update customer_services o set is_counted = true from due
      where o.instance_id = due.instance_id and o.customer_id = due.customer_id
        and o.service_id = due.service_id
    ), pairs as (
      select due.instance_id, due.service_id, o.service_id as companion_id
      from due
      join customer_services o on o.instance_id = due.instance_id
        and o.customer_id = due.customer_id and o.service_id <> due.service_id
      where (
          o.is_counted
          -- Both are new: counted with the later of them.
          or o.service_id < due.service_id and exists (
            select from due other where other.instance_id = o.instance_id
              and other.customer_id = o.customer_id and other.service_id = o.service_id)
        ) and (
          select count(*) from customer_services every where every.instance_id = due.instance_id
            and every.customer_id = due.customer_id) <= ${MOST_OF_ONE}
    ), counted as (
      insert into service_companions as kept
        (instance_id, service_id, companion_id, customers_count)
      select instance_id, service_id, companion_id, count(*)::integer
      from (
        select instance_id, service_id, companion_id from pairs
        union all
        select instance_id, companion_id, service_id from pairs
      ) both_ways
      group by instance_id, service_id, companion_id
      on conflict (instance_id, service_id, companion_id) do update
      set customers_count = kept.customers_count + excluded.customers_count
    )
    select count(*)::integer as taken from due`.execute(trx);
  return rows[0]?.taken ?? 0;
}

/** What the most customers have ordered beside a service, if it is so many. */
export async function readCompanions(
  trx: Trx,
  asked: { instanceId: number; serviceId: number; fewest: number; most: number },
): Promise<number[]> {
  const rows = await trx
    .selectFrom('service_companions')
    .select('companion_id')
    .where('instance_id', '=', asked.instanceId)
    .where('service_id', '=', asked.serviceId)
    .where('customers_count', '>=', asked.fewest)
    .orderBy('customers_count', 'desc')
    .orderBy('companion_id')
    .limit(asked.most)
    .execute();
  return rows.map(({ companion_id }) => companion_id);
}
