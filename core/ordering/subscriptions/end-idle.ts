import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { endSubscription } from './end-subscription.ts';
import { IDLE_MS } from './subscription-rules.pure.ts';
import { listIdle, lockSubscription } from './subscription.store.ts';

const AT_ONCE = 500;

/** Completes subscriptions whose channel has posted nothing for a month. */
export const endIdle = defineJob({
  kind: 'end-idle-subscriptions',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    const { db, clock } = deps;
    for (;;) {
      const since = new Date(clock.now().getTime() - IDLE_MS);
      const idle = await db.asSystem((trx) => listIdle(trx, { since, most: AT_ONCE }));
      for (const ref of idle) {
        if (signal.aborted) return;
        await db.inInstance(ref.instanceId, async (trx) => {
          const row = await lockSubscription(trx, ref);
          const latest = row?.last_published_at ?? row?.created_at;
          if (row?.status !== 'in_processing' || !latest || latest > since) return;
          await endSubscription(trx, deps, { row, reason: 'idle' });
        });
      }
      if (idle.length < AT_ONCE) return;
    }
  },
});
