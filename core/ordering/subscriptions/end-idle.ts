import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { endSubscription } from './end-subscription.ts';
import { IDLE_MS } from './subscription-rules.pure.ts';
import {
  listExpired,
  listIdle,
  lockSubscription,
  type SubscriptionRef,
  type SubscriptionRow,
} from './subscription.store.ts';

const AT_ONCE = 500;

/** Completes subscriptions that have expired, or whose channel has posted nothing for a month. */
export const endIdle = defineJob({
  kind: 'end-idle-subscriptions',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    const { db, clock } = deps;
    const since = new Date(clock.now().getTime() - IDLE_MS);
    await endEach(deps, signal, {
      list: () => db.asSystem((trx) => listIdle(trx, { since, most: AT_ONCE })),
      isOver: (row) => (row.last_published_at ?? row.created_at) <= since,
      reason: 'idle',
    });
    const now = clock.now();
    await endEach(deps, signal, {
      list: () => db.asSystem((trx) => listExpired(trx, { now, most: AT_ONCE })),
      isOver: ({ expires_at: at }) => at !== null && at <= now,
      reason: 'expired',
    });
  },
});

interface Over {
  list: () => Promise<SubscriptionRef[]>;
  /** Asked again once it is locked. */
  isOver: (row: SubscriptionRow) => boolean;
  reason: 'idle' | 'expired';
}

async function endEach(deps: Deps, signal: AbortSignal, { list, isOver, reason }: Over) {
  for (;;) {
    const found = await list();
    let ended = 0;
    for (const ref of found) {
      if (signal.aborted) return;
      await deps.db.inInstance(ref.instanceId, async (trx) => {
        const row = await lockSubscription(trx, ref);
        if (row?.status !== 'in_processing' || !isOver(row)) return;
        await endSubscription(trx, deps, { row, reason });
        ended += 1;
      });
    }
    if (found.length < AT_ONCE || ended === 0) return;
  }
}
