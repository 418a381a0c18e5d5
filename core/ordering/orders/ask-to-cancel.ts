import { AppError } from '#core/errors.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { endOrder } from './end-order.ts';
import { readCancelWish } from './order-event.store.ts';
import { tellOrderEvent } from './tell-order-event.ts';
import { orderAfter, type OrderActor } from './order-transition.pure.ts';
import { changeOrder, lockOrder, type OrderRow } from './order.store.ts';

interface OfOrder {
  orderId: bigint;
  by: OrderActor;
  staffId?: bigint;
}

/**
 * Records the request to cancel an order being delivered; repeating it changes nothing. The reason
 * of staff is kept until the order has ended, when the customer reads it.
 */
export async function askToCancel(
  { trx, instanceId, clock }: LedgerDeps,
  { orderId, by, staffId, reason }: OfOrder & { reason?: string | undefined },
): Promise<void> {
  const order = await lockOrder(trx, { instanceId, id: orderId });
  if (order?.cancel_state === 'asked') return;
  if (!order || !orderAfter(order.status, { event: 'cancel', by })) throw new AppError('conflict');
  const at = clock.now();
  const change = { cancel_state: 'asked', cancel_asked_at: at, updated_at: at } as const;
  await changeOrder(trx, { instanceId, id: orderId }, change);
  const details = reason === undefined ? {} : { reason };
  const asked = { instanceId, orderId, kind: 'cancel_asked', actor: by, staffId, at } as const;
  await tellOrderEvent(trx, { ...asked, details });
}

/** Nobody is left who could answer the request, so it is granted; the order is locked. */
export async function grantCancel(
  deps: LedgerDeps,
  { id: orderId, current_quantity: delivered }: OrderRow,
): Promise<boolean> {
  const { trx, instanceId } = deps;
  const isOwn = (await readCancelWish(trx, { instanceId, orderId }))?.actor === 'customer';
  const end = isOwn
    ? ({ event: 'cancel', by: 'customer' } as const)
    : ({ event: 'end_short', by: 'delivery' } as const);
  return endOrder(deps, { ...end, orderId, delivered });
}

/** The provider does not stop: the order continues. */
export async function refuseCancel(
  deps: LedgerDeps,
  { orderId, by, staffId }: OfOrder,
): Promise<boolean> {
  const { trx, instanceId, clock } = deps;
  const order = await lockOrder(trx, { instanceId, id: orderId });
  if (order?.cancel_state !== 'asked') return false;
  const at = clock.now();
  const isOfStaff = (await readCancelWish(trx, { instanceId, orderId }))?.actor === 'staff';
  const change = isOfStaff
    ? { cancel_state: null, cancel_asked_at: null }
    : { cancel_state: 'refused' as const };
  await changeOrder(trx, { instanceId, id: orderId }, { ...change, updated_at: at });
  const told = { instanceId, orderId, kind: 'cancel_refused', actor: by, staffId, at } as const;
  await tellOrderEvent(trx, told);
  // Of what staff asked for, the customer knows nothing.
  if (isOfStaff) return true;
  await createNotice(deps, {
    customerId: order.customer_id,
    kind: 'cancel_refused',
    // The request can be repeated, and refused again.
    event: `order/${orderId}/cancel_refused/${order.cancel_asked_at?.toISOString() ?? ''}`,
    about: { orderId },
    facts: { service: order.service.name },
  });
  return true;
}
