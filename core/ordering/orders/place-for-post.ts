import { payOrders } from '#core/billing/ledger/moves/charge-order.ts';
import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Quote } from '#core/pricing/quote/quote.pure.ts';
import type { OrderableLine } from './check-line.ts';
import { writeOrders } from './new-orders.ts';
import { noteOrdered } from './note-ordered.ts';
import type { OrderRow } from './order.store.ts';
import { recordOrderEvents } from './record-order-events.ts';

interface ForPost {
  instanceId: number;
  customerId: bigint;
  subscriptionId: bigint;
  /** On a test account: only tries things out. */
  isTest: boolean;
  lines: readonly OrderableLine[];
  made: Quote;
  /** Where the subscription was begun, for mails about the orders. */
  placedAt: string;
}

/** As orders say where they come from. */
const SOURCE = 'subscription';

/** Places the orders of a subscription for a post, paid by the balance: all of them or none. */
export async function placeForPost(
  trx: Trx,
  deps: Deps,
  { instanceId, customerId, isTest, subscriptionId, lines, made, placedAt }: ForPost,
): Promise<OrderRow[]> {
  const { orders, checkoutId } = await writeOrders(trx, {
    ...{ instanceId, customerId, isTest, placedAt, subscriptionId },
    body: { type: 'autopromotion', source: SOURCE, is_speedup: false },
    ...{ lines, made, couponId: undefined, isPaid: true, now: deps.clock.now() },
  });
  const ledger = { ...deps, trx, instanceId };
  await recordOrderEvents(ledger, 'order.created', orders);
  await payOrders(ledger, {
    customerId,
    event: { type: 'checkout', id: checkoutId },
    charges: orders.map(({ id, cost_micro: amountMicro }) => ({
      ...{ orderId: id, dripFeedId: null, amountMicro },
    })),
    actor: { kind: 'system' },
  });
  await noteOrdered(ledger, { customerId, orders, isReferred: undefined, isOfWidget: false });
  return orders;
}
