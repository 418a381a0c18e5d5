import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { inDollars, queueNotice } from '#core/billing/payments/mails/payment-mail.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { followPath, followSignature } from '../followed/follow-signature.ts';
import { readOrdersOfAnybody, type OrderRow } from '../staff-orders.ts';

const NOTICES = ['orderCompleted', 'orderPartial', 'orderCanceled'] as const;
type OrderNotice = (typeof NOTICES)[number];

const schema = z.strictObject({ orderId: z.string(), notice: z.enum(NOTICES) });
const ORDER_MAIL: JobKind<typeof schema> = { kind: 'mail-order', schema, maxAttempts: 5 };

interface Ended {
  order: Pick<OrderRow, 'id' | 'customer_id' | 'service' | 'quantity'>;
  isCompleted: boolean;
  isOwnDoing: boolean;
  delivered: number;
  /** The amount refunded in total. */
  refundedMicro: bigint;
  /** The comment of staff. */
  reason?: string | undefined;
}

const KINDS = {
  orderCompleted: 'order_completed',
  orderPartial: 'order_partial',
  orderCanceled: 'order_canceled',
} as const;

/** Queues the mail on the end of an order once, in the same transaction. */
export async function tellOfEnd(
  deps: LedgerDeps,
  { order, isCompleted, isOwnDoing, delivered, refundedMicro, reason }: Ended,
): Promise<void> {
  const { trx, instanceId, clock } = deps;
  const ended: OrderNotice = delivered > 0 ? 'orderPartial' : 'orderCanceled';
  const notice = isCompleted ? 'orderCompleted' : ended;
  await createNotice(deps, {
    customerId: order.customer_id,
    kind: KINDS[notice],
    event: `order/${order.id}/ended`,
    isOwnDoing,
    about: { orderId: order.id },
    facts: {
      service: order.service.name,
      quantity: order.quantity,
      delivered,
      refundedMicro: String(refundedMicro),
      ...(reason !== undefined && { reason }),
    },
  });
  await enqueue({ clock }, trx, {
    job: ORDER_MAIL,
    instanceId,
    payload: { orderId: String(order.id), notice },
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
      facts: (language) => ({
        number: String(order.id),
        service: order.service.name,
        delivered: String(order.current_quantity),
        quantity: String(order.quantity),
        refunded: inDollars(order.refunded_micro, language),
        // A separate paragraph for the comment of staff, if there is one.
        told: order.cancel_description === null ? '' : `\n\n${order.cancel_description}`,
      }),
      origin: order.origin ?? undefined,
      path: async (isGuest) =>
        isGuest
          ? followPath(
              order.id,
              await followSignature(createKeys(deps), { instanceId, id: order.id }),
            )
          : `/orders/${order.id}`,
      uniqueKey: `order/${order.id}/${notice}`,
    });
  },
});
