import { formatAmount } from '#core/money/money.ts';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import type { CommissionState, ReversalReason } from './commission-state.pure.ts';
import type { CommissionKind } from './commission.tables.ts';
import {
  listOwn,
  listSteps,
  sumByPayer,
  sumOwn,
  type CommissionRow,
  type StepRow,
} from './commission.store.ts';

export { sumHeld } from './commission.store.ts';

const AT_ONCE = 1_000;

/** One commission as its earner sees it. */
export interface OwnCommission {
  id: bigint;
  payerId: bigint;
  state: CommissionState;
  earnedMicro: bigint;
  reversedMicro: bigint;
  /** Why something was taken back, the last time. */
  reason: ReversalReason | null;
  isKept: boolean;
  createdAt: Date;
  earnedAt: Date | null;
  availableAt: Date | null;
}

export interface OwnSums {
  earnedMicro: bigint;
  heldMicro: bigint;
  /** What has become available, wherever it has gone since. */
  releasedMicro: bigint;
  reversedMicro: bigint;
  /** When the next of what is held is released. */
  nextAvailableAt: Date | null;
}

interface Asked {
  instanceId: number;
  customerId: bigint;
  kind: CommissionKind;
}

export async function readCommissions(
  trx: Trx,
  asked: Asked & { before: bigint | undefined; most: number },
): Promise<OwnCommission[]> {
  const rows = await listOwn(trx, asked);
  const ids = rows.map(({ id }) => id);
  const steps = await listSteps(trx, { instanceId: asked.instanceId, ids });
  return rows.map((row) => shown(row, steps));
}

function shown(row: CommissionRow, steps: readonly StepRow[]): OwnCommission {
  const reversal = steps.findLast(
    (step) => step.commission_id === row.id && step.kind === 'reversed',
  );
  return {
    id: row.id,
    payerId: row.payer_id,
    state: stateOf(row),
    earnedMicro: row.earned_micro,
    reversedMicro: row.reversed_micro,
    reason: reversal?.reason ?? null,
    isKept: row.kept_at !== null && row.released_at === null,
    createdAt: row.created_at,
    earnedAt: row.earned_at,
    availableAt: row.available_at,
  };
}

export function stateOf(row: CommissionRow): CommissionState {
  if (row.ended_at === null) return 'waiting';
  if (row.earned_micro === 0n) return 'nothing';
  if (row.earned_micro === row.reversed_micro) return 'reversed';
  return row.released_at === null ? 'held' : 'available';
}

export async function sumCommissions(trx: Trx, asked: Asked): Promise<OwnSums> {
  return sumsOf(await sumOwn(trx, asked));
}

export interface SumsOfOne extends OwnSums {
  orders: number;
}

/** By each customer whose orders have earned something; for others there is no line. */
export async function sumCommissionsByPayer(
  trx: Trx,
  asked: Asked & { payerIds: bigint[] },
): Promise<ReadonlyMap<bigint, SumsOfOne>> {
  const rows = await sumByPayer(trx, asked);
  return new Map(rows.map((row) => [row.payer_id, { ...sumsOf(row), orders: row.orders }]));
}

const sumsOf = (row: Awaited<ReturnType<typeof sumOwn>>): OwnSums => ({
  earnedMicro: row.earned_micro,
  heldMicro: row.held_micro,
  releasedMicro: row.released_micro,
  reversedMicro: row.reversed_micro,
  nextAvailableAt: row.next_at,
});

/** For the export of a customer's data; whose orders they were is the matter of others. */
export async function exportCommissions(trx: Trx, owner: CustomerOf, after: string | undefined) {
  const before = after === undefined ? undefined : BigInt(after);
  const asked = { ...owner, kind: undefined, before, most: AT_ONCE };
  const found = await listOwn(trx, asked);
  const last = lastOfFull(found, AT_ONCE);
  const rows = found.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    state: stateOf(row),
    earned: formatAmount(row.earned_micro),
    taken_back: formatAmount(row.reversed_micro),
    earned_at: row.earned_at,
    available_at: row.available_at,
  }));
  return { rows, next: last && String(last.id) };
}
