import { sql } from 'kysely';
import type { Trx } from '#core/db/database.ts';
import type { OrderCountsTable } from '#core/db/order-tables.ts';
import { ORDER_STATUSES } from '../order-status.pure.ts';

interface Owner {
  instanceId: number;
  customerId: bigint;
}

type Sums = Omit<OrderCountsTable, 'instance_id' | 'customer_id' | 'first_id' | 'last_id'>;
/** Of orders that belong together. */
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

/** Of all days; of all services unless it says one. Undefined where nothing was ordered yet. */
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

interface Days {
  /** As a calendar writes them; both are meant. */
  from: string;
  to: string;
}

/** Between which numbers the orders of these days are; undefined where there are none. */
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
