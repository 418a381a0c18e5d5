import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { orderAfter } from './order-transition.pure.ts';
import { changeDripFeed, changeOrder } from './order.store.ts';
import { lockOwnOrder, type OwnOrder } from './own-order.ts';
import { recordOrderEvents } from './record-order-events.ts';
import { tellOrderEvent } from './tell-order-event.ts';

/** Deletes an unpaid order; money that arrives for it later stays on the balance. */
export async function deleteOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asking: OwnOrder,
): Promise<void> {
  const { instanceId, orderId } = asking;
  await db.inInstance(instanceId, async (trx) => {
    const order = await lockOwnOrder(trx, asking);
    const status = orderAfter(order.status, { event: 'delete', by: 'customer' });
    if (!status) throw new AppError('conflict');
    const at = clock.now();
    const reason = { cancel_reason: 'deleted', completed_at: at, updated_at: at };
    await changeOrder(trx, { instanceId, id: orderId }, { ...reason, status });
    const parts = { trx, instanceId, clock };
    await recordOrderEvents(parts, 'order.canceled', [{ ...order, ...reason, status }]);
    if (order.drip_feed_id !== null) {
      const feed = { instanceId, id: order.drip_feed_id };
      await changeDripFeed(trx, feed, { status: 'canceled', completed_at: at, updated_at: at });
    }
    await tellOrderEvent(trx, { instanceId, orderId, kind: 'canceled', actor: 'customer', at });
  });
}
