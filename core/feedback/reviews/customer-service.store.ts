import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';

export interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

export interface OrderedService {
  service_id: number;
  first_ordered_at: Date;
  last_ordered_at: Date;
  rating: number | null;
  comment: string | null;
  state: 'published' | 'hidden' | null;
  hidden_reason: string | null;
  answer: string | null;
  answered_at: Date | null;
}

interface ReadOrderedInput extends CustomerOf {
  /** Only what the customer has not reviewed. */
  withoutReviews: boolean;
  /** Absent for all. */
  serviceIds?: readonly number[] | undefined;
  /** Behind this one; absent for the first page. */
  after: { time: Date; serviceId: number } | undefined;
  most: number;
}

export async function readOrdered(trx: Trx, asked: ReadOrderedInput): Promise<OrderedService[]> {
  const { instanceId, customerId, withoutReviews, after, most } = asked;
  const these = among(asked);
  const behind = after
    ? sql`and (o.last_ordered_at, o.service_id) < (${after.time}, ${after.serviceId})`
    : sql``;
  const { rows } = await sql<OrderedService>`
    select o.service_id, o.first_ordered_at, o.last_ordered_at, r.rating, r.comment,
      r.state, r.hidden_reason, r.answer, r.answered_at
    from customer_services o
    left join reviews r on r.instance_id = o.instance_id and r.customer_id = o.customer_id
      and r.service_id = o.service_id
    where o.instance_id = ${instanceId} and o.customer_id = ${customerId}
      ${withoutReviews ? sql`and r.id is null` : sql``} ${these} ${behind}
    order by o.last_ordered_at desc, o.service_id desc
    limit ${most}`.execute(trx);
  return rows;
}

const among = ({ serviceIds }: Pick<ReadOrderedInput, 'serviceIds'>) =>
  serviceIds ? sql`and o.service_id = any(${serviceIds}::integer[])` : sql``;

interface ToReview extends CustomerOf {
  serviceIds?: readonly number[] | undefined;
  most: number;
}

/** What the customer may still be asked about, the latest first. */
export async function readToReview(trx: Trx, asked: ToReview): Promise<number[]> {
  const { instanceId, customerId, most } = asked;
  const these = among(asked);
  const { rows } = await sql<{ service_id: number }>`
    select o.service_id
    from customer_services o
    where o.instance_id = ${instanceId} and o.customer_id = ${customerId} ${these}
      and o.review_declined_at is null
      and not exists (select from reviews r where r.instance_id = o.instance_id
        and r.customer_id = o.customer_id and r.service_id = o.service_id)
    order by o.last_ordered_at desc, o.service_id desc
    limit ${most}`.execute(trx);
  return rows.map(({ service_id: id }) => id);
}

/** Says whether the customer has ordered it at all. */
export async function markDeclined(
  trx: Trx,
  { instanceId, customerId, serviceId, at }: CustomerOf & { serviceId: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customer_services')
    .set({ review_declined_at: at })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Which of the services the customer has ordered, held until the transaction ends. */
export async function lockOrdered(
  trx: Trx,
  { instanceId, customerId, serviceIds }: CustomerOf & { serviceIds: readonly number[] },
): Promise<Set<number>> {
  const rows = await trx
    .selectFrom('customer_services')
    .select('service_id')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('service_id', 'in', serviceIds)
    .orderBy('service_id')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ service_id }) => service_id));
}

export async function keepOrdered(
  trx: Trx,
  { instanceId, customerId, serviceId, at }: CustomerOf & { serviceId: number; at: Date },
): Promise<void> {
  await sql`
    insert into customer_services
      (instance_id, customer_id, service_id, first_ordered_at, last_ordered_at)
    values (${instanceId}, ${customerId}, ${serviceId}, ${at}, ${at})
    on conflict (instance_id, customer_id, service_id) do update set
      first_ordered_at = least(customer_services.first_ordered_at, excluded.first_ordered_at),
      last_ordered_at = greatest(customer_services.last_ordered_at, excluded.last_ordered_at)
  `.execute(trx);
}

export async function deleteOrdered(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  await trx
    .deleteFrom('customer_services')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}
