import { z } from 'zod';
import { startPayment } from '#core/billing/payments/outside/start-payment.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { inLanes } from '#core/platform/concurrency/in-lanes.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { orderForNext, type Turn } from './order-for-next.ts';
import { listDueSubscriptions, type SubscriptionRef } from './subscription.store.ts';

const AT_ONCE = 500;
const LANES = 4;
/** So that one with many posts does not keep all others waiting. */
const MOST_IN_A_TURN = 20;

/** Places the orders of subscriptions for the posts that were seen. */
export const orderForPosts = defineJob({
  kind: 'order-for-posts',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    for (;;) {
      const asked = { now: deps.clock.now(), most: AT_ONCE };
      const due = await deps.db.asSystem((trx) => listDueSubscriptions(trx, asked));
      let steps = 0;
      await inLanes(LANES, due, async (ref) => {
        if (!signal.aborted) steps += await takeTurn(deps, ref);
      });
      // What could not be tried stays due until the next time.
      if (signal.aborted || steps === 0) return;
    }
  },
});

/** One that cannot be served does not block others; returns how many steps were done. */
async function takeTurn(deps: Deps, ref: SubscriptionRef): Promise<number> {
  let steps = 0;
  try {
    while (steps < MOST_IN_A_TURN) {
      const turn: Turn = await deps.db.inInstance(ref.instanceId, (trx) =>
        orderForNext(trx, deps, ref),
      );
      if (turn === 'over') return steps;
      steps += 1;
      // Between two transactions: the invoice is there before the card is charged.
      if (turn !== 'more') await startPayment(deps, turn.charge, { isFirst: true });
    }
  } catch (error) {
    if (isForLater(error)) return steps;
    const subscriptionId = String(ref.id);
    deps.log.error({ err: error, subscriptionId }, 'Nothing was ordered for a post');
    return 0;
  }
  return steps;
}

/**
 * Its program has made all the orders that a second allows, or what there was to spend was spent at
 * the same moment: the next time knows of it.
 */
const isForLater = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'too_many_requests' || 'balance' in error.fields);
