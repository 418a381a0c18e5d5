import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { OrderCountsTable, OrderedService } from '#core/ordering/orders/order.tables.ts';
import { ORDER_STATUSES } from '../order-status.pure.ts';

interface Owner {
  instanceId: number;
  customerId: bigint;
}

type Sums = Omit<OrderCountsTable, 'instance_id' | 'customer_id' | 'first_id' | 'last_id'>;
/** `day` is the first of a month if grouped by months. */
export type OrderCounts = Sums;

const ALL = 0;

const summed = sql.raw(
  [
    ...ORDER_STATUSES.map((status) => `sum(c.${status})::integer as ${status}`),
    ...['quantity', 'cost_micro', 'refunded_micro'].map(
      (name) => `sum(c.${name})::bigint as ${name}`,
    ),
  ].join(', '),
);

/** Of all days, and of all services unless one is given. Undefined without any order. */
export async function readCountsEver(
  trx: Trx,
  { instanceId, customerId, serviceId = ALL }: Owner & { serviceId?: number | undefined },
): Promise<OrderCounts | undefined> {
  const { rows } = await sql<OrderCounts>`
    select c.service_id, 'ever' as day, ${summed} from order_counts c
    where c.instance_id = ${instanceId} and c.customer_id = ${customerId}
      and c.service_id = ${serviceId} and c.day = '-infinity'
    group by c.service_id`.execute(trx);
  return rows[0];
}

/** Those of the services that have a completed order. */
export async function readCompletedServices(
  trx: Trx,
  { instanceId, customerId, ids }: Owner & { ids: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ service_id: number }>`
    select c.service_id from order_counts c
    where c.instance_id = ${instanceId} and c.customer_id = ${customerId}
      and c.service_id = any(${ids}::integer[]) and c.day = '-infinity'
    group by c.service_id having sum(c.completed) > 0`.execute(trx);
  return rows.map(({ service_id: id }) => id);
}

export interface Days {
  /** Calendar days, both inclusive. */
  from: string;
  to: string;
}

/** By each day or month with orders. */
export async function readCountsByTime(
  trx: Trx,
  { instanceId, customerId, from, to, unit }: Owner & Days & { unit: 'day' | 'month' },
): Promise<OrderCounts[]> {
  const start = sql`date_trunc(${unit}, c.day::timestamp)`;
  const { rows } = await sql<OrderCounts>`
    select 0 as service_id, to_char(t.day, 'YYYY-MM-DD') as day, ${summed}
    from order_counts c
    cross join lateral (select ${start} as day) t
    where c.instance_id = ${instanceId} and c.customer_id = ${customerId} and c.service_id = ${ALL}
      and c.day between ${from}::date and ${to}::date
    group by t.day order by t.day`.execute(trx);
  return rows;
}

/** By each service ordered on these days. */
export async function readCountsByService(
  trx: Trx,
  { instanceId, customerId, from, to }: Owner & Days,
): Promise<OrderCounts[]> {
  const { rows } = await sql<OrderCounts>`
    select e.service_id, 'ever' as day, ${summed}
    from order_counts e
    join order_counts c on c.instance_id = e.instance_id and c.customer_id = e.customer_id
      and c.service_id = e.service_id and c.day between ${from}::date and ${to}::date
    where e.instance_id = ${instanceId} and e.customer_id = ${customerId}
      and e.service_id <> ${ALL} and e.day = '-infinity'
    group by e.service_id`.execute(trx);
  return rows;
}

/** The range of order ids of these days; undefined without orders. */
export async function readIdsOfDays(
  trx: Trx,
  { instanceId, customerId, from, to }: Owner & Days,
): Promise<{ least: bigint; most: bigint } | undefined> {
  const { rows } = await sql<{ least: bigint | null; most: bigint | null }>`
    select min(c.first_id) as least, max(c.last_id) as most from order_counts c
    where c.instance_id = ${instanceId} and c.customer_id = ${customerId} and c.service_id = ${ALL}
      and c.day between ${from}::date and ${to}::date`.execute(trx);
  const [{ least, most } = { least: null, most: null }] = rows;
  return least === null || most === null ? undefined : { least, most };
}

/** Services as they were at their last order. */
export async function readOrderedServices(
  trx: Trx,
  { instanceId, customerId, ids }: Owner & { ids: readonly number[] },
): Promise<{ service_id: number; service: OrderedService }[]> {
  const { rows } = await sql<{ service_id: number; service: OrderedService }>`
    select w.id as service_id, o.service
    from unnest(${ids}::integer[]) as w (id)
    cross join lateral (
      select service from orders
      where instance_id = ${instanceId} and customer_id = ${customerId} and service_id = w.id
      order by id desc limit 1) o`.execute(trx);
  return rows;
}
