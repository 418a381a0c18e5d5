import type { Trx } from '#core/platform/db/database.ts';
import type { DeliveryRecord } from './delivery.contract.ts';
import { findRecord, readRecords, readRecordsOf, type RecordRow } from './delivery.store.ts';

/**
 * With fewer than twenty, the ninetieth percentile is one of the two slowest, and one order moves a
 * rate by more than five hundredths.
 */
const FEWEST = 20;

/** The delivery record of a service, and its version. */
export async function readDeliveryRecord(
  trx: Trx,
  service: { instanceId: number; serviceId: number },
): Promise<{ version: number; record: DeliveryRecord | null }> {
  const row = await findRecord(trx, service);
  return { version: row?.version ?? 0, record: row ? recordOf(row) : null };
}

/** Those of all services of an instance of which there are enough deliveries. */
export async function listDeliveryRecords(
  trx: Trx,
  instanceId: number,
): Promise<ReadonlyMap<number, DeliveryRecord>> {
  const rows = await readRecords(trx, { instanceId, fewest: FEWEST });
  return new Map(
    rows.flatMap((row) => {
      const record = recordOf(row);
      return record ? [[row.service_id, record] as const] : [];
    }),
  );
}

/** Those of some services, as far as there are enough deliveries of them. */
export async function readDeliveryRecordsOf(
  trx: Trx,
  asked: { instanceId: number; serviceIds: readonly number[] },
): Promise<ReadonlyMap<number, DeliveryRecord>> {
  const rows = await readRecordsOf(trx, asked);
  return new Map(
    rows.flatMap((row) => {
      const record = recordOf(row);
      return record ? [[row.service_id, record] as const] : [];
    }),
  );
}

function recordOf(row: RecordRow): DeliveryRecord | null {
  if (row.orders_count < FEWEST) return null;
  return {
    orders_count: row.orders_count,
    // A withdrawal by the customer cannot be told from a failed delivery, so both count.
    completed: row.completed_count / row.orders_count,
    dropped: dropOf(row),
    start: timesOf(row.started_count, row.start_median_seconds, row.start_p90_seconds),
    completion: timesOf(
      row.completed_count,
      row.completion_median_seconds,
      row.completion_p90_seconds,
    ),
  };
}

function dropOf({
  dropped_count: count,
  dropped_median_ppm: median,
  dropped_p90_ppm: p90,
}: RecordRow) {
  if (count < FEWEST || median === null || p90 === null) return null;
  return { orders_count: count, median: median / 1_000_000, p90: p90 / 1_000_000 };
}

function timesOf(count: number, median_seconds: number | null, p90_seconds: number | null) {
  if (count < FEWEST || median_seconds === null || p90_seconds === null) return null;
  return { median_seconds, p90_seconds };
}
