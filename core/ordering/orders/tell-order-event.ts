import type { Trx } from '#core/platform/db/database.ts';
import { insertOrderEvent } from './order-event.store.ts';
import type { OrderEventKind } from './order-event-kinds.pure.ts';
import type { OrderActor } from './order-transition.pure.ts';

interface TellOrderEventInput {
  instanceId: number;
  orderId: bigint;
  kind: OrderEventKind;
  actor: OrderActor;
  staffId?: bigint | undefined;
  details?: Record<string, string | number>;
  at: Date;
}

/** Records an event in the history that the customer sees. */
export function tellOrderEvent(trx: Trx, event: TellOrderEventInput): Promise<void> {
  return insertOrderEvent(trx, {
    instance_id: event.instanceId,
    order_id: event.orderId,
    kind: event.kind,
    actor: event.actor,
    staff_id: event.staffId ?? null,
    details: JSON.stringify(event.details ?? {}),
    created_at: event.at,
  });
}
