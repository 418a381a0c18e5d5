import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { retryOrder } from '#core/ordering/orders/retry-order.ts';
import { countTriedAgain } from '#core/supply/providers/watch-balances.ts';
import {
  listAwaitedByRefills,
  readRefillsWaitingForFunds,
} from '#core/ordering/refill-records/refill-rows.ts';
import {
  letGo,
  listAwaitedByOrders,
  readOrdersWaitingForFunds,
  type AwaitedProvider,
} from './waiting-for-funds.store.ts';
import { sendRefillAgain } from './refills/send-refill-again.ts';
import { lockOpen } from './refills/send-refill.ts';

/** Of one provider; whether its money is enough for more shows by these. */
const AT_ONCE = 50;

/** Sends again what waits for money, orders and then refills, once there is some. */
export const sendWaitingForFunds = defineJob({
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
    const first = await readOrdersWaitingForFunds(trx, provider, most);
    return {
      orders: first,
      refills: await readRefillsWaitingForFunds(trx, provider, most - first.length),
    };
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
