import type { Generated } from 'kysely';

/** How an order of a service ended. */
export interface DeliveriesTable {
  instance_id: number;
  order_id: bigint;
  service_id: number;
  ordered_at: Date;
  started_at: Date | null;
  completed_at: Date | null;
  outcome: 'completed' | 'partial' | 'failed' | 'canceled';
  /** Nothing where nobody has counted. */
  dropped_ppm: number | null;
  is_counted: Generated<boolean>;
}

/** What the latest deliveries of a service come to. */
export interface DeliveryRecordsTable {
  instance_id: number;
  service_id: number;
  version: Generated<number>;
  orders_count: number;
  started_count: number;
  completed_count: number;
  start_median_seconds: number | null;
  start_p90_seconds: number | null;
  completion_median_seconds: number | null;
  completion_p90_seconds: number | null;
  dropped_count: number;
  dropped_median_ppm: number | null;
  dropped_p90_ppm: number | null;
}

export interface DeliveryRecordTables {
  deliveries: DeliveriesTable;
  delivery_records: DeliveryRecordsTable;
}
