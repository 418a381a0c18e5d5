import type { Trx } from '#core/platform/db/database.ts';
import { writeDelivery, type DeliveryRow } from './delivery.store.ts';

type Outcome =
  | { outcome: 'completed'; startedAt: Date; completedAt: Date; droppedPpm?: number }
  | { outcome: 'partial'; startedAt: Date | null; droppedPpm?: number }
  | { outcome: 'failed' | 'canceled'; startedAt: Date | null };

export type Delivery = Outcome & {
  instanceId: number;
  orderId: bigint;
  serviceId: number;
  orderedAt: Date;
};

/**
 * The one place where an ended order records its delivery. Recording again replaces the previous
 * record; later drops are recorded by `record-drop.ts`.
 */
export function recordDelivery(trx: Trx, delivery: Delivery): Promise<void> {
  const row: DeliveryRow = {
    instance_id: delivery.instanceId,
    order_id: delivery.orderId,
    service_id: delivery.serviceId,
    ordered_at: delivery.orderedAt,
    started_at: delivery.startedAt,
    completed_at: 'completedAt' in delivery ? delivery.completedAt : null,
    outcome: delivery.outcome,
    dropped_ppm: 'droppedPpm' in delivery ? (delivery.droppedPpm ?? null) : null,
  };
  return writeDelivery(trx, row);
}
