import { z } from 'zod';
import { invariant } from '#core/errors.ts';
import { defineJob, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { recordOrderEvents } from '#core/ordering/orders/record-order-events.ts';
import { readOrdersOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import { queueNotice } from '#core/billing/payments/mails/payment-mail.ts';
import type { RefillRefusal } from '#core/ordering/refill-records/refill-state.pure.ts';
import { readRefills } from '#core/ordering/refill-records/refill-rows.ts';

const schema = z.strictObject({
  orderId: z.string(),
  refillId: z.string(),
  state: z.enum(['completed', 'refused']),
});
const REFILL_MAIL: JobKind<typeof schema> = { kind: 'mail-refill', schema, maxAttempts: 5 };

interface Ended {
  orderId: bigint;
  refillId: bigint;
  /** Why it was refused; nothing where it came. */
  refusal: RefillRefusal | null;
}

/** Tells the customer how a refill has ended, once, in the transaction of it. */
export async function tellOfRefill(
  deps: LedgerDeps,
  { orderId, refillId, refusal }: Ended,
): Promise<void> {
  const { trx, instanceId, clock } = deps;
  const state = refusal === null ? ('completed' as const) : ('refused' as const);
  const [order] = await readOrdersOfAnybody(trx, { instanceId, ids: [orderId] });
  invariant(order, 'a refill is of an order');
  const refused = refusal === 'nothing_missing' ? 'refill_not_needed' : 'refill_refused';
  await createNotice(deps, {
    customerId: order.customer_id,
    kind: refusal === null ? 'refill_completed' : refused,
    event: `refill/${refillId}`,
    about: { orderId },
    facts: { service: order.service.name },
  });
  if (refusal === null) await recordOrderEvents(deps, 'order.refilled', [order]);
  const payload = { orderId: String(orderId), refillId: String(refillId), state };
  await enqueue({ clock }, trx, { job: REFILL_MAIL, instanceId, payload });
}

export const mailRefill = defineJob({
  ...REFILL_MAIL,
  async handle(deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'a refill belongs to an instance');
    const orderId = BigInt(payload.orderId);
    const refillId = BigInt(payload.refillId);
    const { order, refill } = await deps.db.inInstance(instanceId, async (trx) => {
      const [found] = await readOrdersOfAnybody(trx, { instanceId, ids: [orderId] });
      const refills = await readRefills(trx, { instanceId, orderId });
      return { order: found, refill: refills.find(({ id }) => id === refillId) };
    });
    if (!order || !refill) return;
    const { reason, refusal } = refill;
    const refused = refusal === 'nothing_missing' ? 'refillNotNeeded' : 'refillRefused';
    await queueNotice(deps, {
      instanceId,
      customerId: order.customer_id,
      about: 'orders',
      notice: refusal === null ? 'refillCompleted' : refused,
      facts: () => ({
        number: String(order.id),
        service: order.service.name,
        reason: reason ?? '',
      }),
      path: `/orders/${order.id}`,
      uniqueKey: `refill/${refill.id}`,
    });
  },
});
