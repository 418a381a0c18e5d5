import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { lockOrderOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import { saysNotEnough } from '#core/supply/providers/short-provider.pure.ts';
import { noteNotEnough, readShortProviders } from '#core/supply/providers/watch-balances.ts';
import { SEND_REFILL } from '#core/ordering/refill-records/refill-kind.ts';
import {
  changeRefill,
  readLastRefills,
  type RefillRow,
} from '#core/ordering/refill-records/refill-rows.ts';
import { handOver, refuseRefill } from '#core/fulfilment/refills/settle-refill.ts';
import type { RefillOutcome } from '../deliverer.ts';
import { readDispatches, type DispatchRow, type OrderRef } from '../dispatch.store.ts';
import { nextRefillCheckAt } from '../next-check.ts';
import { refillerOf } from './refiller-of.ts';

/** Longer than any provider is waited for. */
const LEASE_MS = 60_000;

/**
 * Asks an order's provider for a refill. As with orders, the attempt is stored first: what may have
 * arrived is not sent again unless the provider says that it never did.
 */
export const sendRefill = defineJob({
  ...SEND_REFILL,
  async handle(deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'an order is of an instance');
    const ref = { instanceId, orderId: BigInt(payload.orderId) };
    const refill = await deps.db.inInstance(instanceId, (trx) => take(deps, trx, ref));
    if (!refill || refill.route === 'manual') return;
    const { order_reference: reference, request_id: requestId } = refill;
    invariant(reference !== null, 'who delivered an order calls it something');
    const asked = { instanceId, reference, requestId };
    const outcome = await refillerOf(refill).refill(deps, asked);
    await deps.db.inInstance(instanceId, (trx) => keep(deps, trx, { refill, outcome }));
  },
  /** Nobody comes back to it by themselves, so it is for staff. */
  async onDead(trx, { instanceId, payload, clock }) {
    invariant(instanceId !== null, 'an order is of an instance');
    const refill = await lockOpen(trx, { instanceId, orderId: BigInt(payload.orderId) });
    if (refill?.state !== 'asked') return;
    if (refill.sending === 'sending') await becomeUnknown({ clock }, trx, refill);
    if (refill.sending === null) await handOver({ trx, instanceId, clock }, refill);
  },
});

async function take(deps: Deps, trx: Trx, ref: OrderRef): Promise<RefillRow | undefined> {
  const now = deps.clock.now();
  const refill = await lockOpen(trx, ref);
  if (refill?.state !== 'asked') return undefined;
  // Whoever holds it back lets it go, and nobody else.
  if (refill.sending !== null && refill.sending !== 'sending') return undefined;
  if (refill.sending === 'sending') {
    // Thrown, so that the job comes back when that is over.
    if (refill.lease_until && refill.lease_until > now) throw new Error('It is being sent.');
    if (!refillerOf(refill).isRepeatable) {
      await becomeUnknown(deps, trx, refill);
      return undefined;
    }
  }
  const deliverer = whoDelivered(await readDispatches(trx, ref));
  if (await isShort(deps, trx, { instanceId: ref.instanceId, id: deliverer.provider_id })) {
    await waitForRefillFunds(deps, trx, { ...refill, ...deliverer });
    return undefined;
  }
  const change = {
    ...deliverer,
    sending: 'sending' as const,
    lease_until: new Date(now.getTime() + LEASE_MS),
    updated_at: now,
  };
  const isOwn = change.route === 'manual';
  const kept = isOwn ? { ...change, sending: 'sent' as const, lease_until: null } : change;
  await changeRefill(trx, refill, kept);
  return { ...refill, ...kept };
}

/** The last provider that delivered anything; the instance itself if that one is gone. */
function whoDelivered(dispatches: readonly DispatchRow[]) {
  const last = dispatches.findLast(
    ({ state, reference }) => state === 'ended' && reference !== null,
  );
  const isGone = last?.route === 'api_v2' && last.provider_id === null;
  if (!last || last.route === 'manual' || last.route === 'tasks' || isGone) {
    const nobody = { provider_id: null, source_key: null, order_reference: null };
    return { route: 'manual' as const, ...nobody };
  }
  const { route, provider_id, source_key, reference } = last;
  return { route, provider_id, source_key, order_reference: reference };
}

async function isShort(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint | null },
): Promise<boolean> {
  if (id === null) return false;
  const short = await readShortProviders(trx, { instanceId, now: clock.now() });
  return short.some((one) => one.id === id);
}

/** It waits until its provider has money of the instance. */
function waitForRefillFunds(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { route, provider_id, source_key, order_reference, ...refill }: RefillRow,
): Promise<void> {
  return changeRefill(trx, refill, {
    ...{ route, provider_id, source_key, order_reference },
    ...{ sending: 'held', lease_until: null, updated_at: clock.now() },
  });
}

export async function lockOpen(
  trx: Trx,
  { instanceId, orderId }: OrderRef,
): Promise<RefillRow | undefined> {
  await lockOrderOfAnybody(trx, { instanceId, id: orderId });
  const [refill] = await readLastRefills(trx, { instanceId, orderIds: [orderId] });
  return refill?.ended_at === null ? refill : undefined;
}

async function becomeUnknown(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  refill: RefillRow,
): Promise<void> {
  const now = deps.clock.now();
  await changeRefill(trx, refill, {
    ...{ sending: 'unknown', lease_until: null, failures: 0, updated_at: now },
    next_check_at: nextRefillCheckAt({ ...refill, failures: 0 }, now),
  });
}

interface Answered {
  refill: RefillRow;
  outcome: RefillOutcome;
}

async function keep(deps: Deps, trx: Trx, { refill, outcome }: Answered): Promise<void> {
  const { instance_id: instanceId, order_id: orderId } = refill;
  const own = { trx, instanceId, clock: deps.clock };
  const now = deps.clock.now();
  const open = await lockOpen(trx, { instanceId, orderId });
  // Staff may have decided meanwhile.
  if (open?.id !== refill.id || open.sending !== 'sending') return;
  switch (outcome.outcome) {
    case 'accepted':
      return changeRefill(trx, refill, {
        ...{ sending: 'sent', reference: outcome.reference, lease_until: null, failures: 0 },
        next_check_at: nextRefillCheckAt({ ...refill, failures: 0 }, now),
        updated_at: now,
      });
    case 'nothing_missing':
      await refuseRefill(own, refill, { by: 'delivery', refusal: 'nothing_missing' });
      return;
    case 'refused':
      if (refill.provider_id === null || !saysNotEnough(outcome.reason)) {
        return handOver(own, refill, outcome.reason);
      }
      await noteNotEnough({ trx, clock: deps.clock }, { instanceId, id: refill.provider_id });
      return waitForRefillFunds(deps, trx, refill);
    case 'unknown':
      return becomeUnknown(deps, trx, refill);
  }
}
