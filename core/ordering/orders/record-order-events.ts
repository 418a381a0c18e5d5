import { formatAmount } from '#core/money/money.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { EventType } from '#core/messaging/webhooks/events/event-types.pure.ts';
import { recordEvents } from '#core/messaging/webhooks/events/record-events.ts';
import type { OrderRow } from './order.store.ts';

type OrderEventType = Extract<EventType, `order.${string}`>;

/** Tells the customers' programs of their orders as they are now, in the transaction of the change. */
export function recordOrderEvents(
  deps: LedgerDeps,
  type: OrderEventType,
  orders: readonly OrderRow[],
): Promise<void> {
  return recordEvents(
    deps,
    orders.map((order) => ({
      customerId: order.customer_id,
      type,
      resource: 'order',
      resourceId: order.id,
      data: {
        order_id: Number(order.id),
        service_id: order.service_id,
        drip_feed_id: order.drip_feed_id === null ? null : Number(order.drip_feed_id),
        status: order.status,
        quantity: order.quantity,
        start_count: order.start_quantity,
        delivered: order.current_quantity,
        cost: formatAmount(order.cost_micro),
        refunded: formatAmount(order.refunded_micro),
        reason: order.cancel_reason,
      },
    })),
  );
}
