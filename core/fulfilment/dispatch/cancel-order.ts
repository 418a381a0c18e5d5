import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { askToCancel, grantCancel, refuseCancel } from '#core/ordering/orders/ask-to-cancel.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import { lockOwnOrder, type OwnOrder } from '#core/ordering/orders/own-order.ts';
import { lockOrderOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import { delivererOf } from './deliverer-of.ts';
import {
  changeDispatch,
  isLive,
  isUnheard,
  readDispatches,
  type DispatchRow,
} from './dispatch.store.ts';

/** It is on its way a second time, and may have arrived the first. */
const isToBeSentAgain = (dispatches: readonly DispatchRow[]): boolean => {
  const last = dispatches.at(-1);
  return last !== undefined && isUnheard(last);
};

/**
 * An order that was not sent is canceled and refunded at once. For one being delivered, the request
 * is passed to its provider.
 */
export async function cancelOrder(deps: Deps, asking: OwnOrder): Promise<void> {
  const { instanceId, orderId } = asking;
  const { clock } = deps;
  await deps.db.inInstance(instanceId, async (trx) => {
    const order = await lockOwnOrder(trx, asking);
    const own = { trx, instanceId, clock };
    const dispatches = await readDispatches(trx, asking);
    if (
      dispatches.some(isLive) ||
      (order.status === 'in_processing' && isToBeSentAgain(dispatches))
    ) {
      await askToCancel(own, { orderId, by: 'customer' });
      const payload = { orderId: String(orderId) };
      // A refused cancellation can be requested again later.
      const uniqueKey = `${orderId}/${clock.now().getTime()}`;
      await enqueue(deps, trx, { job: passOnCancel, instanceId, payload, uniqueKey });
      return;
    }
    const end = {
      orderId,
      event: 'cancel',
      by: 'customer',
      delivered: order.current_quantity,
    } as const;
    if (!(await endOrder(own, end))) throw new AppError('conflict');
  });
}

/**
 * Ends an order whose cancellation was requested while it was on its way to a provider that has
 * declined it since: no other one is asked, and nobody is left who could answer the request.
 */
export async function endIfNobodyHasIt(deps: LedgerDeps, orderId: bigint): Promise<boolean> {
  const { trx, instanceId } = deps;
  const order = await lockOrderOfAnybody(trx, { instanceId, id: orderId });
  if (order?.cancel_state !== 'asked') return false;
  const dispatches = await readDispatches(trx, { instanceId, orderId });
  if (dispatches.some(isLive) || isToBeSentAgain(dispatches)) return false;
  return grantCancel(deps, order);
}

/**
 * Passes the customer's cancellation request to the provider; the order's state shows the result.
 */
export const passOnCancel = defineJob({
  kind: 'pass-on-cancel',
  schema: z.strictObject({ orderId: z.string() }),
  maxAttempts: 12,
  async handle(deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'an order is of an instance');
    const ref = { instanceId, orderId: BigInt(payload.orderId) };
    const dispatches = await deps.db.inInstance(instanceId, async (trx) => {
      const found = await readDispatches(trx, ref);
      const own = { trx, instanceId, clock: deps.clock };
      if (!found.some(isLive)) await endIfNobodyHasIt(own, ref.orderId);
      return found;
    });
    const live = dispatches.find(isLive);
    if (!live && isToBeSentAgain(dispatches)) throw new Error('It is being sent.');
    if (!live || live.route === 'manual') return;
    // The provider is not known yet: the job is retried until it is.
    if (live.state !== 'sent' || live.reference === null) throw new Error('It is being sent.');
    const { reference } = live;
    const answer = await delivererOf(live).cancel(deps, { instanceId, reference });
    if (answer === 'unclear') throw new Error('Nobody answered to the wish to cancel.');
    const now = deps.clock.now();
    await deps.db.inInstance(instanceId, async (trx) => {
      const own = { trx, instanceId, clock: deps.clock };
      const { orderId } = ref;
      if (answer === 'refused') await refuseCancel(own, { orderId, by: 'delivery' });
      // What it has come to by then is asked for at once.
      const change = { next_check_at: now, updated_at: now };
      await changeDispatch(trx, { instanceId, id: live.id }, change);
    });
  },
  /** The provider was unreachable for hours: the request can be repeated. */
  async onDead(trx, { instanceId, payload, clock }) {
    invariant(instanceId !== null, 'an order is of an instance');
    const orderId = BigInt(payload.orderId);
    await refuseCancel({ trx, instanceId, clock }, { orderId, by: 'delivery' });
  },
});
