import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { tellOrderEvent } from '#core/ordering/orders/tell-order-event.ts';
import { tellOfRefill } from './mail-refill.ts';
import {
  refillAfter,
  type RefillActor,
  type RefillRefusal,
} from '#core/ordering/refill-records/refill-state.pure.ts';
import { changeRefill, type RefillRow } from '#core/ordering/refill-records/refill-rows.ts';

interface By {
  by: Extract<RefillActor, 'staff' | 'delivery'>;
  staffId?: bigint;
}

/** Nobody is asked about it any more. */
const NOBODY_ASKED = { next_check_at: null, lease_until: null } as const;

/** Somebody has begun; begun already, nothing changes. */
export async function startRefill(
  deps: LedgerDeps,
  refill: RefillRow,
  { by, staffId }: By,
): Promise<void> {
  const state = refillAfter(refill.state, { event: 'start', by });
  if (!state) return;
  const at = deps.clock.now();
  await changeRefill(deps.trx, refill, {
    ...{ state, started_at: at, updated_at: at },
    ...(staffId !== undefined && { taken_by: staffId }),
  });
  await tell(deps, refill, { kind: 'refill_started', actor: by, staffId, at });
}

/** What was missing is there again. */
export async function completeRefill(
  deps: LedgerDeps,
  refill: RefillRow,
  { by, staffId }: By,
): Promise<boolean> {
  const state = refillAfter(refill.state, { event: 'complete', by });
  if (!state) return false;
  const at = deps.clock.now();
  await changeRefill(deps.trx, refill, {
    ...NOBODY_ASKED,
    ...{ state, started_at: refill.started_at ?? at, ended_at: at, updated_at: at },
  });
  await tell(deps, refill, { kind: 'refill_completed', actor: by, staffId, at });
  await tellOfRefill(deps, { refillId: refill.id, orderId: refill.order_id, refusal: null });
  return true;
}

interface Refusal extends By {
  refusal: RefillRefusal;
  /** What staff tell the customer. */
  reason?: string;
}

export async function refuseRefill(
  deps: LedgerDeps,
  refill: RefillRow,
  { by, staffId, refusal, reason }: Refusal,
): Promise<boolean> {
  const state = refillAfter(refill.state, { event: 'refuse', by });
  if (!state) return false;
  const at = deps.clock.now();
  await changeRefill(deps.trx, refill, {
    ...NOBODY_ASKED,
    ...{ state, refusal, reason: reason ?? null, ended_at: at, updated_at: at },
  });
  await tell(deps, refill, { kind: 'refill_refused', actor: by, staffId, at });
  await tellOfRefill(deps, { refillId: refill.id, orderId: refill.order_id, refusal });
  return true;
}

const LONGEST_NOTE = 300;

/** The provider refuses: staff decide and read its answer. */
export async function handOver(deps: LedgerDeps, refill: RefillRow, note?: string): Promise<void> {
  const state = refillAfter(refill.state, { event: 'hand_over', by: 'delivery' });
  if (!state) return;
  await changeRefill(deps.trx, refill, {
    ...NOBODY_ASKED,
    ...{ state, route: 'manual', provider_id: null, sending: 'sent', started_at: null },
    ...{ note: note?.slice(0, LONGEST_NOTE) ?? null, updated_at: deps.clock.now() },
  });
}

interface TellInput {
  kind: 'refill_started' | 'refill_completed' | 'refill_refused';
  actor: 'staff' | 'delivery';
  staffId: bigint | undefined;
  at: Date;
}

function tell({ trx, instanceId }: LedgerDeps, refill: RefillRow, told: TellInput): Promise<void> {
  return tellOrderEvent(trx, { instanceId, orderId: refill.order_id, ...told });
}
