import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { ORDER_STATUSES } from '../order-status.pure.ts';

const SUMS = [...ORDER_STATUSES, 'quantity', 'cost_micro', 'refunded_micro'];

const listed = (of: (name: string) => string) => sql.raw(SUMS.map(of).join(', '));

/** The counters of an instance as they should be, from its orders. */
const recounted = (instanceId: number) => sql`
  select o.instance_id, o.customer_id, k.service_id, k.day, min(o.id) as first_id,
    max(o.id) as last_id,
    ${sql.raw(
      ORDER_STATUSES.map(
        (status) => `count(*) filter (where o.status = '${status}') as ${status}`,
      ).join(', '),
    )},
    sum(o.quantity) as quantity,
    coalesce(sum(o.cost_micro) filter (where o.paid_at is not null), 0) as cost_micro,
    sum(o.refunded_micro) as refunded_micro
  from orders o
  cross join lateral (select (o.created_at at time zone 'UTC')::date as day) d
  cross join lateral (values (0, date '-infinity'), (0, d.day),
    (o.service_id, date '-infinity'), (o.service_id, d.day)) as k (service_id, day)
  where o.instance_id = ${instanceId}
  group by o.instance_id, o.customer_id, k.service_id, k.day`;

/** Reads all orders of an instance, so it needs a longer timeout; no page waits for it. */
const takeYourTime = (trx: Trx) => sql`set local statement_timeout = '1h'`.execute(trx);

/** The customers whose counters differ from their orders. */
export async function findMiscounted(trx: Trx, instanceId: number): Promise<bigint[]> {
  await takeYourTime(trx);
  const { rows } = await sql<{ customer_id: bigint }>`
    select distinct coalesce(r.customer_id, c.customer_id) as customer_id
    from (${recounted(instanceId)}) r
    full join (select * from order_counts where instance_id = ${instanceId}) c
      on c.customer_id = r.customer_id and c.service_id = r.service_id and c.day = r.day
    where (${listed((name) => `r.${name}`)}, r.first_id, r.last_id)
      is distinct from (${listed((name) => `c.${name}`)}, c.first_id, c.last_id)
    order by 1`.execute(trx);
  return rows.map(({ customer_id: id }) => id);
}

/** The customers of whom grades count another sum than their ended orders come to. */
export async function findMisspent(trx: Trx, instanceId: number): Promise<bigint[]> {
  await takeYourTime(trx);
  const { rows } = await sql<{ customer_id: bigint }>`
    select coalesce(o.customer_id, g.customer_id) as customer_id
    from (
      select customer_id, sum(cost_micro - refunded_micro) as spent from orders
      where instance_id = ${instanceId} and completed_at is not null and paid_at is not null
      group by customer_id
    ) o
    full join (select * from customer_grades where instance_id = ${instanceId}) g
      on g.customer_id = o.customer_id
    join customers c on c.instance_id = ${instanceId}
      and c.id = coalesce(o.customer_id, g.customer_id)
    where c.deleted_at is null and coalesce(o.spent, 0) <> coalesce(g.ended_micro, 0)
    order by 1`.execute(trx);
  return rows.map(({ customer_id: id }) => id);
}

/** Recounts the orders of an instance, for orders written without being counted. */
export async function recount(trx: Trx, instanceId: number): Promise<void> {
  await takeYourTime(trx);
  await sql`delete from order_counts where instance_id = ${instanceId}`.execute(trx);
  await sql`insert into order_counts (instance_id, customer_id, service_id, day, first_id, last_id,
    ${listed((name) => name)}) ${recounted(instanceId)}`.execute(trx);
}
