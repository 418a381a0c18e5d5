import { z } from 'zod';
import { invariant } from '#core/errors.ts';
import { decideCommissions } from '#core/billing/commissions/decide-commissions.ts';
import { startCommissions } from '#core/billing/commissions/start-commission.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { PaidOrders } from '#core/ordering/orders/orders-paid.ts';
import { readWidgetOrders } from '#core/tenancy/widgets/keep-widgets.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { findReferral, insertDecision, readFacts } from './referral.store.ts';
import { readTerms, ratePpmOf } from './referral-terms.ts';
import { judge } from './rules.pure.ts';

/**
 * Decides once whether the orders of a customer earn something for who referred them. Until it has
 * run, and if it never does, what they earn is kept.
 */
export const judgeReferral = defineJob({
  kind: 'judge-referral',
  schema: z.strictObject({ customerId: z.string() }),
  maxAttempts: 5,
  async handle(deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'a customer belongs to an instance');
    const customerId = BigInt(payload.customerId);
    await deps.db.inInstance(instanceId, async (trx) => {
      const referral = await findReferral(trx, { instanceId, customerId });
      if (!referral || referral.decision !== null) return;
      const { referrer_id: referrerId } = referral;
      const { decision, reasons } = judge(
        await readFacts(trx, { instanceId, customerId, referrerId }),
      );
      await insertDecision(trx, {
        ...{ instance_id: instanceId, customer_id: customerId, referrer_id: referrerId },
        ...{ decision, reasons, decided_at: deps.clock.now() },
      });
      const of = { kind: 'referral', payerId: customerId, decision } as const;
      await decideCommissions({ trx, clock: deps.clock, instanceId }, of);
    });
  },
});

/**
 * Orders of a customer who was referred earn something for the referrer, by the terms of now. An
 * order is rewarded once: one that came through a widget is its partner's.
 */
export async function startReferralCommissions(
  deps: LedgerDeps,
  { customerId, orders, isReferred = true }: PaidOrders,
): Promise<void> {
  if (!isReferred) return;
  const { trx, clock, instanceId } = deps;
  const real = orders.filter(({ is_test: isTest }) => !isTest);
  const referral = real[0] && (await findReferral(trx, { instanceId, customerId }));
  if (!referral || referral.decision === 'refused') return;
  const byPartners = await readRewarded(trx, { instanceId, customerId, orders: real });
  const counted = real.filter(({ id }) => !byPartners.has(id));
  if (counted.length === 0) return;
  const ratePpm = ratePpmOf(await readTerms(trx, instanceId), referral.basis_points);
  await startCommissions(deps, {
    ...{ kind: 'referral', customerId: referral.referrer_id, payerId: customerId, ratePpm },
    orders: counted.map((order) => ({
      ...{ id: order.id, dripFeedId: order.drip_feed_id, costMicro: order.cost_micro },
    })),
    isKept: referral.decision !== 'allowed',
  });
  if (ratePpm === 0 || referral.decision !== null) return;
  const payload = { customerId: String(customerId) };
  await enqueue({ clock }, trx, { job: judgeReferral, instanceId, payload });
}

/** Those of the orders that earn something for a partner. */
async function readRewarded(
  trx: Trx,
  { instanceId, customerId, orders }: PaidOrders & { instanceId: number },
): Promise<ReadonlySet<bigint>> {
  const orderIds = orders.map(({ id }) => id);
  const came = await readWidgetOrders(trx, { instanceId, orderIds });
  const rewarded = came.filter(
    ({ reward_ppm: ppm, customer_id: partnerId }) => ppm > 0 && partnerId !== customerId,
  );
  return new Set(rewarded.map(({ order_id: id }) => id));
}
