import { randomUUID } from 'node:crypto';
import { readSourcesOf } from '#core/supply/imports/sources-of-service.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { failOrder } from '#core/ordering/orders/fail-order.ts';
import { lockToDeliver, type OrderToDeliver } from '#core/ordering/orders/order-to-deliver.ts';
import { tellOrderEvent } from '#core/ordering/orders/tell-order-event.ts';
import { costOfTasks, offersTasks, readTaskTerms } from '#core/fulfilment/tasks/task-terms.ts';
import { saysNotEnough } from '#core/supply/providers/short-provider.pure.ts';
import { noteNotEnough, readShortProviders } from '#core/supply/providers/watch-balances.ts';
import { chooseRoute, keptByMoney, type Choice, type Route } from './choose-route.ts';
import { DISPATCH_ORDER } from '#core/ordering/dispatches/dispatch-kind.ts';
import { endIfNobodyHasIt } from './cancel-order.ts';
import { delivererOf } from './deliverer-of.ts';
import type { AddOutcome } from './deliverer.ts';
import {
  changeDispatch,
  insertDispatch,
  isLive,
  isUnheard,
  readDispatches,
  type DispatchRow,
  type OrderRef,
} from './dispatch.store.ts';
import { waitForFunds } from './waiting-for-funds.store.ts';
import { nextCheckAt } from './next-check.ts';
import { isByHand } from './simulator/plan.pure.ts';
import { simulatedCost } from './simulator/simulated-cost.pure.ts';

/** Longer than any provider is waited for. */
const LEASE_MS = 60_000;

/**
 * Sends an order to its provider. The attempt is stored before it is sent: a later run that finds
 * it does not know whether it arrived, and does not send it again.
 */
export const dispatchOrder = defineJob({
  ...DISPATCH_ORDER,
  async handle(deps, { instanceId, payload, signal }) {
    invariant(instanceId !== null, 'an order is of an instance');
    const ref = { instanceId, orderId: BigInt(payload.orderId) };
    let isOpen = true;
    while (isOpen && !signal.aborted) {
      const taken = await deps.db.inInstance(instanceId, (trx) => take(deps, trx, ref));
      if (!taken) return;
      const { dispatch, order } = taken;
      const leaseUntil = dispatch.lease_until;
      invariant(leaseUntil, 'what is being sent has a lease');
      const outcome = await delivererOf(dispatch).add(deps, {
        ...ref,
        requestId: dispatch.request_id,
        leaseUntil,
        url: order.url,
        quantity: order.quantity,
        targets: order.targets,
        isFast: order.isFast,
        isTest: order.isTest,
      });
      await deps.db.inInstance(instanceId, (trx) => keep(deps, trx, { dispatch, outcome }));
      isOpen = outcome.outcome === 'refused' || outcome.outcome === 'unsent';
    }
  },
  /** Nobody comes back to it by themselves, so it is for staff. */
  async onDead(trx, { instanceId, payload, clock }) {
    invariant(instanceId !== null, 'an order is of an instance');
    const ref = { instanceId, orderId: BigInt(payload.orderId) };
    if (!(await lockToDeliver(trx, ref))) return;
    const live = (await readDispatches(trx, ref)).find(isLive);
    if (!live) {
      await failOrder({ trx, instanceId, clock }, { orderId: ref.orderId, by: 'delivery' });
    } else if (live.state === 'sending') {
      await loseSight(trx, live, clock.now());
    }
  },
});

interface Taken {
  dispatch: DispatchRow;
  order: OrderToDeliver;
}

async function take(deps: Deps, trx: Trx, ref: OrderRef): Promise<Taken | undefined> {
  const order = await lockToDeliver(trx, ref);
  if (!order) return undefined;
  const before = await readDispatches(trx, ref);
  const live = before.find(isLive);
  if (live) return takeUp(deps, trx, { dispatch: live, order });
  const { instanceId, orderId } = ref;
  const own = { trx, instanceId, clock: deps.clock };
  if (order.isCancelAsked && (await endIfNobodyHasIt(own, orderId))) return undefined;
  const choice = await choiceFor(deps, trx, { ref, order, before });
  const route = chooseRoute(choice);
  if (route) return { dispatch: await begin(deps, trx, { ref, order, route, before }), order };
  await failOrder(own, { orderId, by: 'delivery' });
  await waitForFunds(trx, ref, keptByMoney(choice));
  return undefined;
}

/** An attempt was interrupted: only a provider that accepts an order once is sent it again. */
async function takeUp(deps: Deps, trx: Trx, taken: Taken): Promise<Taken | undefined> {
  const { dispatch } = taken;
  if (dispatch.state !== 'sending') return undefined;
  const now = deps.clock.now();
  const isAskedNow = dispatch.lease_until !== null && dispatch.lease_until > now;
  // Thrown, so that the job comes back when that is over.
  if (isAskedNow) throw new Error('The order is being sent by somebody else.');
  const ref = { instanceId: dispatch.instance_id, id: dispatch.id };
  if (delivererOf(dispatch).isRepeatable) {
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    await changeDispatch(trx, ref, { lease_until: leaseUntil, updated_at: now });
    return taken;
  }
  await loseSight(trx, dispatch, now);
  return undefined;
}

/** It may have arrived or not. */
const loseSight = (trx: Trx, { instance_id: instanceId, id }: DispatchRow, now: Date) =>
  changeDispatch(trx, { instanceId, id }, { state: 'unknown', lease_until: null, updated_at: now });

interface Choosing {
  ref: OrderRef;
  order: OrderToDeliver;
  before: readonly DispatchRow[];
}

async function choiceFor(
  { isDemo = false, clock }: Deps,
  trx: Trx,
  { ref: { instanceId }, order, before }: Choosing,
): Promise<Choice> {
  if (order.isTest) {
    return { sources: [], priceMicro: order.priceMicro, refusedBy: [], own: 'simulator' };
  }
  // A provider short of funds may have enough now.
  const refused = before.filter(
    ({ state, refusal }) => state === 'refused' && !saysNotEnough(refusal ?? ''),
  );
  const sources = await readSourcesOf(trx, { instanceId, serviceId: order.serviceId });
  const short = await readShortProviders(trx, { instanceId, now: clock.now() });
  const isShort = (id: bigint) => short.some((one) => one.id === id);
  const viewers = await viewersFor(trx, { instanceId, order });
  return {
    sources: sources.map((one) => ({ ...one, isShort: isShort(one.providerId) })),
    priceMicro: order.priceMicro,
    refusedBy: refused.map(({ route, provider_id: providerId }) => ({ route, providerId })),
    own: isDemo && !isByHand(order.url) ? 'simulator' : 'manual',
    viewers,
  };
}

/** What is delivered by tasks waits for staff while the shop has none. */
async function viewersFor(
  trx: Trx,
  { instanceId, order }: { instanceId: number; order: OrderToDeliver },
): Promise<Choice['viewers']> {
  const { serviceId, pricingPer } = order;
  const terms = (await readTaskTerms(trx, { instanceId, serviceIds: [serviceId] })).get(serviceId);
  if (!terms) return undefined;
  const isOffered = await offersTasks(trx, instanceId);
  return { costMicro: isOffered ? costOfTasks(terms, pricingPer) : undefined };
}

interface Beginning extends Choosing {
  route: Route;
}

function begin(
  { clock }: Deps,
  trx: Trx,
  { ref, order, route, before }: Beginning,
): Promise<DispatchRow> {
  const now = clock.now();
  const provider = route.route === 'api_v2' ? route : undefined;
  const providerId = provider?.providerId ?? null;
  return insertDispatch(trx, {
    instance_id: ref.instanceId,
    order_id: ref.orderId,
    route: route.route,
    provider_id: providerId,
    source_key: provider?.sourceKey ?? null,
    trade_type: provider?.tradeType ?? null,
    cost_micro: 'costMicro' in route ? route.costMicro : ownCost(order, route),
    is_fast: order.isFast,
    request_id: lostWith(before, { route: route.route, providerId }) ?? randomUUID(),
    state: 'sending',
    reference: null,
    refusal: null,
    lease_until: new Date(now.getTime() + LEASE_MS),
    next_check_at: null,
    created_at: now,
    sent_at: null,
    updated_at: now,
  });
}

/** Of what no provider delivers, nobody knows what it costs. */
const ownCost = ({ priceMicro }: OrderToDeliver, { route }: Route) =>
  route === 'simulator' ? simulatedCost(priceMicro) : null;

/**
 * Staff said that it never arrived, and may be wrong: a provider that recognises repeats gets the
 * same request id.
 */
function lostWith(
  before: readonly DispatchRow[],
  { route, providerId }: { route: Route['route']; providerId: bigint | null },
): string | undefined {
  return before.findLast(
    (one) => isUnheard(one) && one.route === route && one.provider_id === providerId,
  )?.request_id;
}

interface Answered {
  dispatch: DispatchRow;
  outcome: AddOutcome;
}

async function keep(deps: Deps, trx: Trx, { dispatch, outcome }: Answered): Promise<void> {
  const { instance_id: instanceId, order_id: orderId, id } = dispatch;
  const at = deps.clock.now();
  const ended = { lease_until: null, updated_at: at };
  const tell = (kind: 'sent' | 'not_taken') =>
    tellOrderEvent(trx, { instanceId, orderId, kind, actor: 'delivery', at });
  // Held, so that nobody cancels or ends it in between.
  await lockToDeliver(trx, { instanceId, orderId });
  const dispatches = await readDispatches(trx, { instanceId, orderId });
  const { state } = dispatches.find((one) => one.id === id) ?? dispatch;
  // After a long delay, staff may have decided already.
  if (state !== 'sending' && state !== 'unknown') {
    deps.log.warn({ orderId, outcome }, 'An answer came after staff had decided on the order');
    return;
  }
  switch (outcome.outcome) {
    case 'accepted':
      await changeDispatch(
        trx,
        { instanceId, id },
        {
          ...ended,
          state: 'sent',
          reference: outcome.reference,
          sent_at: at,
          next_check_at: dispatch.route === 'manual' ? null : nextCheckAt(dispatch, at),
        },
      );
      return tell('sent');
    case 'refused':
      if (dispatch.provider_id !== null && saysNotEnough(outcome.reason)) {
        await noteNotEnough({ trx, clock: deps.clock }, { instanceId, id: dispatch.provider_id });
      }
      await changeDispatch(
        trx,
        { instanceId, id },
        { ...ended, state: 'refused', refusal: outcome.reason.slice(0, LONGEST_REASON) },
      );
      return tell('not_taken');
    case 'unsent':
      return changeDispatch(trx, { instanceId, id }, { ...ended, state: 'ended' });
    case 'unknown':
      return changeDispatch(trx, { instanceId, id }, { ...ended, state: 'unknown' });
  }
}

const LONGEST_REASON = 300;
