import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/jobs/define-job.ts';
import { retryOrder } from '#core/orders/retry-order.ts';
import { countTriedAgain } from '#core/providers/watch-balances.ts';
import { letGo, listAwaited, readHeldUp, type AwaitedProvider } from './held-up.store.ts';

/** Of one provider; whether its money is enough for more shows by these. */
const AT_ONCE = 50;

/** Sends orders again that nobody took for want of money, once there is some. */
export const sendHeldUp = defineJob({
  kind: 'send-held-up-orders',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    for (const provider of await deps.db.asSystem(listAwaited)) {
      if (signal.aborted) return;
      await sendFor(deps, provider);
    }
  },
});

async function sendFor({ db, clock }: Deps, provider: AwaitedProvider): Promise<void> {
  const { instanceId } = provider;
  const orderIds = await db.inInstance(instanceId, async (trx) => {
    const most = await countTriedAgain(trx, provider, { now: clock.now(), most: AT_ONCE });
    return readHeldUp(trx, provider, most);
  });
  for (const orderId of orderIds) {
    await db.inInstance(instanceId, async (trx) => {
      // Whatever has become of it since, it does not wait any more.
      await retryOrder({ trx, instanceId, clock }, { orderId, by: 'delivery' });
      await letGo(trx, { instanceId, orderId });
    });
  }
}
