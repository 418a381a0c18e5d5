import { findPayer } from '#core/accounts/customers/payer.ts';
import { invariant } from '#core/errors.ts';
import {
  creditCommission,
  releaseCommission,
  takeBackCommission,
} from '#core/billing/ledger/moves/move-commission.ts';
import type { LedgerDeps, Posted } from '#core/billing/ledger/post.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { readPaidIn } from '#core/billing/ledger/read-paid-in.ts';
import { partOfWhole } from '#core/money/money.ts';
import { availableFrom, changeTo, dueOf } from './due.pure.ts';
import type { ReversalReason } from './commission-state.pure.ts';
import type { CommissionStepsTable } from './commission.tables.ts';
import { tellOfRewards } from './tell-of-rewards.ts';
import {
  insertStep,
  lockCommission,
  writeCommission,
  type CommissionRef,
  type CommissionRow,
} from './commission.store.ts';

type Of = CommissionRow & { step: number };

/**
 * Brings a commission up to now: earns what has become due, takes back what is not any more, and
 * releases what has been held for long enough. Each is a posting of its own; none is ever changed.
 */
export async function settleCommission(
  deps: LedgerDeps,
  ref: CommissionRef,
  isClosing = false,
): Promise<void> {
  const { trx, clock } = deps;
  const row = await lockCommission(trx, ref);
  if (!row || row.ended_at === null) return;
  const now = clock.now();
  const isGone = !(await findPayer(trx, { instanceId: ref.instanceId, id: row.customer_id }));
  const refusedAt = row.refused_at ?? (isClosing || isGone ? now : null);
  const of: Of = { ...row, refused_at: refusedAt, step: row.steps };
  of.paid_in_micro ??= await paidInOf(deps, of);
  await earnOrTakeBack(deps, of, isClosing || isGone ? 'account_closed' : undefined);
  await releaseWhenDue(deps, of);
  const { paid_in_micro, earned_micro, reversed_micro, earned_at, available_at, released_at } = of;
  await writeCommission(trx, ref, {
    ...{ paid_in_micro, earned_micro, reversed_micro, earned_at, available_at, released_at },
    refused_at: refusedAt,
    steps: of.step,
  });
}

/** A run has its share of what was paid for all of its drip-feed. */
async function paidInOf({ trx, instanceId }: LedgerDeps, of: Of): Promise<bigint> {
  const source =
    of.drip_feed_id === null
      ? { type: 'order', id: String(of.order_id) }
      : { type: 'drip_feed', id: String(of.drip_feed_id) };
  const paid = await readPaidIn(trx, { instanceId, source });
  if (!paid || paid.chargedMicro <= 0n) return 0n;
  const { chargedMicro: whole, paidInMicro: part } = paid;
  return partOfWhole(of.cost_micro, { part, whole, round: 'down', grain: 1n });
}

async function earnOrTakeBack(
  deps: LedgerDeps,
  of: Of,
  closed: ReversalReason | undefined,
): Promise<void> {
  const { instanceId, trx, clock } = deps;
  const money = await readMoney(trx, { instanceId, id: of.payer_id });
  const facts = {
    ratePpm: of.rate_ppm,
    costMicro: of.cost_micro,
    refundedMicro: of.refunded_micro,
    paidInMicro: of.paid_in_micro ?? 0n,
    isEnded: of.ended_at !== null,
    isRefused: of.refused_at !== null,
    spentMicro: money.spendMicro,
  };
  const dueMicro = dueOf({ ...facts, owedMicro: money.debtMicro });
  const stands = { earnedMicro: of.earned_micro, reversedMicro: of.reversed_micro };
  const change = changeTo(dueMicro, stands);
  if (change.earnedMicro > 0n && of.earned_at === null) {
    of.earned_at = clock.now();
    of.available_at = availableFrom(of.ended_at ?? of.earned_at, of.holding_days);
  }
  const credit = (move: Move) => creditCommission(deps, move);
  await step(deps, of, { kind: 'restored', amountMicro: change.restoredMicro, move: credit });
  await step(deps, of, { kind: 'earned', amountMicro: change.earnedMicro, move: credit });
  await step(deps, of, {
    kind: 'reversed',
    amountMicro: change.reversedMicro,
    reason: closed ?? reasonOf(of, dueMicro === dueOf({ ...facts, owedMicro: 0n })),
    move: (move) => takeBackCommission(deps, move),
  });
  if (closed === undefined) {
    const { reversedMicro: amountMicro } = change;
    await tellOfRewards(deps, {
      customerId: of.customer_id,
      kind: 'rewards_reversed',
      amountMicro,
    });
  }
  of.earned_micro += change.earnedMicro;
  of.reversed_micro += change.reversedMicro - change.restoredMicro;
}

function reasonOf(of: Of, isPaidFor: boolean): ReversalReason {
  if (of.refused_at !== null) return 'refused';
  return isPaidFor ? 'order_refunded' : 'payment_taken_back';
}

async function releaseWhenDue(deps: LedgerDeps, of: Of): Promise<void> {
  const now = deps.clock.now();
  if (of.released_at !== null || of.available_at === null) return;
  if (of.kept_at !== null || of.available_at > now) return;
  const amountMicro = of.earned_micro - of.reversed_micro;
  const move = (one: Move) => releaseCommission(deps, one);
  await step(deps, of, { kind: 'released', amountMicro, move });
  await tellOfRewards(deps, { customerId: of.customer_id, kind: 'rewards_released', amountMicro });
  of.released_at = now;
}

type Move = Parameters<typeof creditCommission>[1];

interface Step {
  kind: CommissionStepsTable['kind'];
  amountMicro: bigint;
  reason?: ReversalReason;
  move: (move: Move) => Promise<Posted>;
}

async function step(
  { trx, clock, instanceId }: LedgerDeps,
  of: Of,
  { kind, amountMicro, reason, move }: Step,
): Promise<void> {
  if (amountMicro <= 0n) return;
  of.step += 1;
  const posted = await move({
    ...{ kind: of.kind, commissionId: of.id, step: of.step },
    ...{ customerId: of.customer_id, amountMicro, isHeld: of.released_at === null },
  });
  const transactionId = posted.isNew ? posted.ids[0] : undefined;
  invariant(transactionId !== undefined, 'a step of a locked commission is posted once');
  await insertStep(trx, {
    ...{ instance_id: instanceId, commission_id: of.id, step: of.step, kind },
    ...{ reason: reason ?? null, amount_micro: amountMicro, transaction_id: transactionId },
    created_at: clock.now(),
  });
}
