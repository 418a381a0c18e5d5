import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob, type JobKind } from '#core/jobs/define-job.ts';
import { enqueue } from '#core/jobs/enqueue.ts';
import type { LedgerDeps } from '#core/ledger/post.ts';
import { inDollars, queueNotice } from '#core/payments/mails/payment-mail.ts';
import { readOrdersOfAnybody } from '../staff-orders.ts';

const NOTICES = ['orderCompleted', 'orderPartial', 'orderCanceled'] as const;
type OrderNotice = (typeof NOTICES)[number];

const schema = z.strictObject({ orderId: z.string(), notice: z.enum(NOTICES) });
const ORDER_MAIL: JobKind<typeof schema> = { kind: 'mail-order', schema, maxAttempts: 5 };

interface Ended {
  orderId: bigint;
  isCompleted: boolean;
  delivered: number;
}

/** Tells the customer how an order has ended, once, in the transaction of it. */
export async function tellOfEnd(
  { trx, instanceId, clock }: LedgerDeps,
  { orderId, isCompleted, delivered }: Ended,
): Promise<void> {
  const ended: OrderNotice = delivered > 0 ? 'orderPartial' : 'orderCanceled';
  const notice = isCompleted ? 'orderCompleted' : ended;
  await enqueue({ clock }, trx, {
    job: ORDER_MAIL,
    instanceId,
    payload: { orderId: String(orderId), notice },
  });
}

export const mailOrder = defineJob({
  ...ORDER_MAIL,
  async handle(deps: Deps, { instanceId, payload: { orderId, notice } }) {
    invariant(instanceId !== null, 'an order belongs to an instance');
    const ids = [BigInt(orderId)];
    const [order] = await deps.db.inInstance(instanceId, (trx) =>
      readOrdersOfAnybody(trx, { instanceId, ids }),
    );
    if (!order) return;
    await queueNotice(deps, {
      instanceId,
      customerId: order.customer_id,
      about: 'orders',
      notice,
      params: (language) => ({
        number: String(order.id),
        service: order.service.name,
        delivered: String(order.current_quantity),
        quantity: String(order.quantity),
        refunded: inDollars(order.refunded_micro, language),
      }),
      path: `/orders/${order.id}`,
      uniqueKey: `order/${order.id}/${notice}`,
    });
  },
});
