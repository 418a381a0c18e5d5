import { recordDelivery } from '#core/catalogue/delivery-records/record-delivery.ts';
import type { LedgerActor } from '#core/billing/ledger/entry.ts';
import { refundOrder } from '#core/billing/ledger/moves/refund-order.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { measureAfterwards } from '#core/ordering/keywords/schedule-positions.ts';
import { refundOf } from '#core/pricing/quote/refund.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { tellOfEnd } from './mails/mail-order.ts';
import { noteRunEnded } from './end-drip-feed.ts';
import { readCancelWish, type CancelWish } from './order-event.store.ts';
import { recordOrderEvents } from './record-order-events.ts';
import { tellOrderEvent } from './tell-order-event.ts';
import { orderAfter, type OrderActor, type OrderEvent } from './order-transition.pure.ts';
import { changeOrder, lockOrder, type OrderRow } from './order.store.ts';

interface End {
  orderId: bigint;
  event: Extract<OrderEvent, 'complete' | 'end_short' | 'cancel'>;
  by: OrderActor;
  staffId?: bigint;
  /** The quantity delivered; for a completed order the whole. */
  delivered: number;
  startQuantity?: number | undefined;
  reason?: string;
  /** What staff tell the customer about it. */
  description?: string;
}

/**
 * Ends an order: refunds what was not delivered, posts it to the statement and records the
 * delivery. False, without changes, if its status does not allow that.
 */
export async function endOrder(deps: LedgerDeps, end: End): Promise<boolean> {
  const { trx, instanceId } = deps;
  const order = await lockOrder(trx, { instanceId, id: end.orderId });
  const status = order && orderAfter(order.status, end);
  if (!order || !status) return false;
  const at = deps.clock.now();
  const delivered = status === 'completed' ? order.quantity : atMost(end.delivered, order.quantity);
  const refundedMicro = await giveBackRest(deps, order, { delivered, actor: actorOf(end) });
  const wish = status === 'canceled' ? await openWishOf(trx, order) : undefined;
  const description = end.description ?? wish?.reason;
  const startedAt = order.started_at ?? (delivered > 0 ? at : null);
  const ended = {
    status,
    current_quantity: delivered,
    start_quantity: end.startQuantity ?? order.start_quantity,
    refunded_micro: order.refunded_micro + refundedMicro,
    started_at: startedAt,
    completed_at: at,
    updated_at: at,
    ...(status === 'canceled' && {
      cancel_reason: end.reason ?? reasonOf(end, delivered),
      cancel_description: description ?? null,
    }),
    ...(order.cancel_state === 'asked' && {
      cancel_state: status === 'canceled' ? ('confirmed' as const) : ('refused' as const),
    }),
  };
  await changeOrder(trx, { instanceId, id: order.id }, ended);
  const canceled = delivered > 0 ? 'order.partial' : 'order.canceled';
  await recordOrderEvents(deps, status === 'completed' ? 'order.completed' : canceled, [
    { ...order, ...ended },
  ]);
  await tellOrderEvent(trx, {
    ...{ instanceId, orderId: order.id, actor: end.by, staffId: end.staffId, at },
    kind: KINDS[end.event],
    details: { delivered, refundedMicro: String(refundedMicro) },
  });
  if (!order.is_test) {
    await recordDelivery(trx, {
      ...{ instanceId, orderId: order.id, serviceId: order.service_id },
      orderedAt: order.paid_at ?? order.created_at,
      ...outcomeOf({ end, delivered, startedAt, at }),
    });
  }
  if (status === 'completed') await measureAfterwards(trx, order, at);
  // For a run of a drip-feed, only a failure is worth a mail.
  if (order.drip_feed_id === null || status !== 'completed') {
    await tellOfEnd(deps, {
      ...{ order, delivered },
      isCompleted: status === 'completed',
      reason: description,
      isOwnDoing: wish?.actor === 'customer' && wasJustAsked(order, at),
      refundedMicro: order.refunded_micro + refundedMicro,
    });
  }
  if (order.drip_feed_id !== null) await noteRunEnded(deps, order.drip_feed_id);
  return true;
}

const KINDS = { complete: 'completed', end_short: 'ended_short', cancel: 'canceled' } as const;

/** A customer who cancels and gets the answer at once needs no mail. */
const JUST_NOW_MS = 60_000;

function wasJustAsked({ cancel_asked_at: asked }: OrderRow, at: Date): boolean {
  return asked !== null && at.getTime() - asked.getTime() <= JUST_NOW_MS;
}

/** The request to cancel that this end grants. */
async function openWishOf(trx: Trx, order: OrderRow): Promise<CancelWish | undefined> {
  if (order.cancel_state !== 'asked') return undefined;
  return readCancelWish(trx, { instanceId: order.instance_id, orderId: order.id });
}

const atMost = (value: number, most: number) => Math.max(0, Math.min(value, most));

const reasonOf = ({ event }: End, delivered: number) =>
  event === 'cancel' ? 'canceled' : delivered > 0 ? 'partial' : 'not_delivered';

const actorOf = ({ staffId }: End): LedgerActor =>
  staffId === undefined ? { kind: 'system' } : { kind: 'staff', id: staffId };

async function giveBackRest(
  deps: LedgerDeps,
  order: OrderRow,
  { delivered, actor }: { delivered: number; actor: LedgerActor },
): Promise<bigint> {
  const { cost_micro: paidMicro, quantity, refunded_micro: refundedMicro } = order;
  const undelivered = quantity - delivered;
  const amountMicro = refundOf({ paidMicro, quantity, undelivered, refundedMicro });
  if (amountMicro <= 0n) return 0n;
  await refundOrder(deps, {
    orderId: order.id,
    dripFeedId: order.drip_feed_id,
    refundId: String(order.id),
    amountMicro,
    actor,
  });
  return amountMicro;
}

interface OutcomeOfInput {
  end: End;
  delivered: number;
  startedAt: Date | null;
  at: Date;
}

function outcomeOf({ end, delivered, startedAt, at }: OutcomeOfInput) {
  if (end.event === 'complete') {
    const outcome = 'completed' as const;
    return { outcome, startedAt: startedAt ?? at, completedAt: at };
  }
  if (delivered > 0) return { outcome: 'partial' as const, startedAt };
  const outcome = end.event === 'cancel' ? ('canceled' as const) : ('failed' as const);
  return { outcome, startedAt };
}
