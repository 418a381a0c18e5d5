import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { retryOrder } from '#core/ordering/orders/retry-order.ts';
import { countTriedAgain } from '#core/supply/providers/watch-balances.ts';
import {
  listAwaitedByRefills,
  readHeldUpRefills,
} from '#core/ordering/refill-records/refill-work.ts';
import {
  letGo,
  listAwaitedByOrders,
  readHeldUpOrders,
  type AwaitedProvider,
} from './held-up.store.ts';
import { sendRefillAgain } from './refills/send-refill-again.ts';
import { lockOpen } from './refills/send-refill.ts';

/** Of one provider; whether its money is enough for more shows by these. */
const AT_ONCE = 50;

/** Sends again what waits for money, orders and then refills, once there is some. */
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

async function listAwaited(trx: Trx): Promise<AwaitedProvider[]> {
  const all = [...(await listAwaitedByOrders(trx)), ...(await listAwaitedByRefills(trx))];
  return [...new Map(all.map((one) => [`${one.instanceId}/${one.id}`, one])).values()];
}

async function sendFor({ db, clock }: Deps, provider: AwaitedProvider): Promise<void> {
  const { instanceId } = provider;
  const { orders, refills } = await db.inInstance(instanceId, async (trx) => {
    const most = await countTriedAgain(trx, provider, { now: clock.now(), most: AT_ONCE });
    const first = await readHeldUpOrders(trx, provider, most);
    return { orders: first, refills: await readHeldUpRefills(trx, provider, most - first.length) };
  });
  for (const orderId of orders) {
    await db.inInstance(instanceId, async (trx) => {
      // Whatever has become of it since, it does not wait any more.
      await retryOrder({ trx, instanceId, clock }, { orderId, by: 'delivery' });
      await letGo(trx, { instanceId, orderId });
    });
  }
  for (const orderId of refills) {
    await db.inInstance(instanceId, (trx) => releaseRefill({ trx, instanceId, clock }, orderId));
  }
}

async function releaseRefill(deps: LedgerDeps, orderId: bigint): Promise<void> {
  const refill = await lockOpen(deps.trx, { instanceId: deps.instanceId, orderId });
  if (refill?.sending === 'held') await sendRefillAgain(deps, refill);
}
