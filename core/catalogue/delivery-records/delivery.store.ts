import { sql, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { DeliveriesTable, DeliveryRecordsTable } from './delivery-record.tables.ts';

/** As many of its latest orders say what a service is like now. */
const LATEST = 500;

export type DeliveryRow = Omit<Selectable<DeliveriesTable>, 'is_counted'>;
export type RecordRow = Selectable<DeliveryRecordsTable>;

export async function writeDelivery(trx: Trx, delivery: DeliveryRow): Promise<void> {
  const { started_at, completed_at, outcome, dropped_ppm } = delivery;
  await trx
    .insertInto('deliveries')
    .values(delivery)
    .onConflict((conflict) =>
      conflict
        .columns(['instance_id', 'order_id'])
        .doUpdateSet({ started_at, completed_at, outcome, dropped_ppm, is_counted: false }),
    )
    .execute();
}

/** The most that was ever missing of a completed order. */
export async function deepenDrop(
  trx: Trx,
  { instanceId, orderId, droppedPpm }: { instanceId: number; orderId: bigint; droppedPpm: number },
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ dropped_ppm: droppedPpm, is_counted: false })
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'completed')
    .where((of) => of.or([of('dropped_ppm', 'is', null), of('dropped_ppm', '<', droppedPpm)]))
    .execute();
}

interface OfService {
  instance_id: number;
  service_id: number;
}

/** Takes some deliveries not yet in a record, and returns their services. */
export async function takeUncounted(
  trx: Trx,
  most: number,
): Promise<{ taken: number; services: OfService[] }> {
  const { rows } = await sql<OfService & { orders: number }>`
    with due as materialized (
      select instance_id, order_id from deliveries where not is_counted
      order by instance_id, order_id
      limit ${most}
      for update skip locked
    ), marked as (
      update deliveries d set is_counted = true from due
      where d.instance_id = due.instance_id and d.order_id = due.order_id
      returning d.instance_id, d.service_id
    )
    select instance_id, service_id, count(*)::integer as orders from marked
    group by instance_id, service_id`.execute(trx);
  return { taken: rows.reduce((sum, { orders }) => sum + orders, 0), services: rows };
}

/** Rebuilds the records of services from their latest deliveries. */
export async function writeRecords(trx: Trx, services: readonly OfService[]): Promise<void> {
  if (services.length === 0) return;
  const instanceIds = services.map(({ instance_id }) => instance_id);
  const serviceIds = services.map(({ service_id }) => service_id);
  await sql`
    insert into delivery_records as kept (
      instance_id, service_id, orders_count, started_count, completed_count, start_median_seconds,
      start_p90_seconds, completion_median_seconds, completion_p90_seconds, dropped_count,
      dropped_median_ppm, dropped_p90_ppm)
    select of.instance_id, of.service_id, record.*
    from unnest(${instanceIds}::integer[], ${serviceIds}::integer[])
      as of (instance_id, service_id)
    cross join lateral (
      select
        count(*)::integer, count(to_start)::integer, count(to_complete)::integer,
        percentile_disc(0.5) within group (order by to_start),
        percentile_disc(0.9) within group (order by to_start),
        percentile_disc(0.5) within group (order by to_complete),
        percentile_disc(0.9) within group (order by to_complete),
        count(dropped_ppm)::integer,
        percentile_disc(0.5) within group (order by dropped_ppm),
        percentile_disc(0.9) within group (order by dropped_ppm)
      from (
        select dropped_ppm,
          floor(extract(epoch from started_at - ordered_at))::integer as to_start,
          floor(extract(epoch from completed_at - ordered_at))::integer as to_complete
        from deliveries
        where instance_id = of.instance_id and service_id = of.service_id
        order by ordered_at desc, order_id desc
        limit ${LATEST}
      ) latest
    ) record
    on conflict (instance_id, service_id) do update set
      version = kept.version + 1, orders_count = excluded.orders_count,
      started_count = excluded.started_count, completed_count = excluded.completed_count,
      start_median_seconds = excluded.start_median_seconds,
      start_p90_seconds = excluded.start_p90_seconds,
      completion_median_seconds = excluded.completion_median_seconds,
      completion_p90_seconds = excluded.completion_p90_seconds,
      dropped_count = excluded.dropped_count,
      dropped_median_ppm = excluded.dropped_median_ppm,
      dropped_p90_ppm = excluded.dropped_p90_ppm`.execute(trx);
}

export async function findRecord(
  trx: Trx,
  { instanceId, serviceId }: { instanceId: number; serviceId: number },
): Promise<RecordRow | undefined> {
  return trx
    .selectFrom('delivery_records')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
}

export async function readRecordsOf(
  trx: Trx,
  { instanceId, serviceIds }: { instanceId: number; serviceIds: readonly number[] },
): Promise<RecordRow[]> {
  if (serviceIds.length === 0) return [];
  return trx
    .selectFrom('delivery_records')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('service_id', 'in', serviceIds)
    .execute();
}

export async function readRecords(
  trx: Trx,
  { instanceId, fewest }: { instanceId: number; fewest: number },
): Promise<RecordRow[]> {
  return trx
    .selectFrom('delivery_records')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('orders_count', '>=', fewest)
    .execute();
}
