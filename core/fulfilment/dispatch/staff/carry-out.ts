import { listStaff } from '#core/accounts/roles/list-staff.ts';
import { refuseField } from '#core/errors.ts';
import { closeTask, taskReference } from '#core/fulfilment/tasks/known-tasks.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { approveOrder } from '#core/ordering/orders/approve-order.ts';
import { refuseCancel } from '#core/ordering/orders/ask-to-cancel.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import { holdForReview } from '#core/ordering/orders/hold-for-review.ts';
import { noteProgress } from '#core/ordering/orders/note-progress.ts';
import { dispatchAgain, retryOrder } from '#core/ordering/orders/retry-order.ts';
import type { OrderRow } from '#core/ordering/orders/staff-orders.ts';
import type { RefillRow } from '#core/ordering/refill-records/refills-of-orders.ts';
import { tellOrderEvent } from '#core/ordering/orders/tell-order-event.ts';
import { changeDispatch, type DispatchRow } from '../dispatch.store.ts';
import { forgetRefusals } from './queue.store.ts';
import { REFILL_DECISIONS } from './refill-decisions.ts';
import type { Decision } from './queue-words.pure.ts';
import type { DecideOrderBody } from './staff-order.contract.ts';

interface Carrying {
  order: OrderRow;
  live: DispatchRow | undefined;
  refill: RefillRow | undefined;
  body: DecideOrderBody;
  staffId: bigint;
}

/** What each decision does; whether it is one for the order was looked at before. */
export const CARRY_OUT: Readonly<
  Record<Decision, (deps: LedgerDeps, carrying: Carrying) => Promise<void>>
> = {
  take,
  progress,
  complete,
  end,
  async keep_on(deps, { order, staffId }) {
    await refuseCancel(deps, { orderId: order.id, by: 'staff', staffId });
  },
  was_accepted: wasAccepted,
  async send_again(deps, carrying) {
    await closeDispatch(deps, carrying);
    await dispatchAgain(deps, carrying.order.id);
  },
  give_back: giveBack,
  async retry(deps, { order, staffId }) {
    const { instanceId, trx, clock } = deps;
    await forgetRefusals(trx, { instanceId, orderId: order.id, at: clock.now() });
    await retryOrder(deps, { orderId: order.id, by: { staffId } });
  },
  async approve(deps, { order, live, staffId }) {
    await approveOrder(deps, { order, isWithSomebody: live !== undefined, staffId });
  },
  hold,
  ...REFILL_DECISIONS,
};

async function take(deps: LedgerDeps, { live, body, staffId }: Carrying): Promise<void> {
  if (!live || live.taken_at) return;
  const { instanceId, trx } = deps;
  const takenBy = body.taken_by === undefined ? staffId : BigInt(body.taken_by);
  const members = await listStaff(trx, { instanceId, permission: 'orders.deliver' });
  if (!members.some(({ id }) => id === takenBy)) {
    const options = members.map(({ name }) => name).join(', ');
    refuseField('taken_by', { code: 'not_one_of', params: { options } });
  }
  const at = deps.clock.now();
  await changeLive(deps, live, { taken_at: at, taken_by: takenBy });
}

async function progress(deps: LedgerDeps, carrying: Carrying): Promise<void> {
  const { order, body } = carrying;
  const delivered = body.delivered ?? refuseField('delivered', { code: 'required' });
  // All of it is complete, which ends the order and is said so.
  refuseAbove('delivered', delivered, order.quantity - 1);
  await take(deps, carrying);
  await noteProgress(deps, { orderId: order.id, startQuantity: body.start_quantity, delivered });
}

async function complete(deps: LedgerDeps, carrying: Carrying): Promise<void> {
  const { order, body, staffId } = carrying;
  await endOrder(deps, {
    ...{ orderId: order.id, event: 'complete', by: 'staff', staffId },
    delivered: order.quantity,
    startQuantity: body.start_quantity,
  });
  await closeDispatch(deps, carrying);
}

/** No more of it comes: what did not is given back. */
async function end(deps: LedgerDeps, carrying: Carrying): Promise<void> {
  const { order, body, staffId } = carrying;
  const delivered = body.delivered ?? refuseField('delivered', { code: 'required' });
  refuseAbove('delivered', delivered, order.quantity - 1);
  const description = body.reason ?? refuseField('reason', { code: 'required' });
  await endOrder(deps, {
    ...{ orderId: order.id, event: 'end_short', by: 'staff', staffId, description },
    delivered,
    startQuantity: body.start_quantity,
  });
  await closeDispatch(deps, carrying);
}

/** It arrived after all: from now on its provider is asked about it. */
async function wasAccepted(deps: LedgerDeps, { order, live, body, staffId }: Carrying) {
  const reference = body.reference ?? refuseField('reference', { code: 'required' });
  const at = deps.clock.now();
  const { instanceId, trx } = deps;
  if (live)
    await changeLive(deps, live, { state: 'sent', reference, sent_at: at, next_check_at: at });
  const orderId = order.id;
  await tellOrderEvent(trx, { instanceId, orderId, kind: 'sent', actor: 'staff', staffId, at });
}

/** Nobody has begun with it, and nobody begins before it is approved. */
async function hold(deps: LedgerDeps, carrying: Carrying): Promise<void> {
  const { order, body, staffId } = carrying;
  const reason = body.reason ?? refuseField('reason', { code: 'required' });
  await closeDispatch(deps, carrying);
  await holdForReview(deps, { orderId: order.id, staffId, reason });
}

/** No provider will deliver it: everything undelivered is refunded. */
async function giveBack(deps: LedgerDeps, carrying: Carrying): Promise<void> {
  const { order, body, staffId } = carrying;
  const description = body.reason ?? refuseField('reason', { code: 'required' });
  await endOrder(deps, {
    ...{ orderId: order.id, event: 'end_short', by: 'staff', staffId, description },
    delivered: order.current_quantity,
  });
  await withdraw(deps, carrying);
  await closeDispatch(deps, carrying);
}

/** Where nobody knows whether it has arrived, its viewers may have it: none begins with it any more. */
async function withdraw(deps: LedgerDeps, { live }: Carrying): Promise<void> {
  if (live?.route !== 'tasks') return;
  const { instanceId, trx, clock } = deps;
  const reference = taskReference(live.request_id);
  await closeTask(trx, { instanceId, reference, now: clock.now() });
}

async function closeDispatch(deps: LedgerDeps, { live }: Carrying): Promise<void> {
  if (live)
    await changeLive(deps, live, { state: 'ended', next_check_at: null, lease_until: null });
}

function changeLive(
  { trx, clock }: LedgerDeps,
  { instance_id: instanceId, id }: DispatchRow,
  change: Omit<Parameters<typeof changeDispatch>[2], 'updated_at'>,
): Promise<void> {
  return changeDispatch(trx, { instanceId, id }, { ...change, updated_at: clock.now() });
}

function refuseAbove(field: string, value: number, most: number): void {
  if (value > most) refuseField(field, { code: 'too_big', params: { limit: String(most) } });
}
