import type { Deps } from '#core/deps.ts';
import { checkSubscriptions } from './verify-subscriptions.store.ts';

const AT_ONCE = 500;

export interface VerifiedSubscriptions {
  subscriptions: number;
  orders: number;
  /** One sentence per fault. */
  faults: string[];
}

/** Checks that each order of a subscription is that of one of its posts, and costs what was agreed on. */
export async function verifySubscriptions(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedSubscriptions> {
  const verified: VerifiedSubscriptions = { subscriptions: 0, orders: 0, faults: [] };
  let after = 0n;
  for (;;) {
    const asked = { instanceId, after, most: AT_ONCE };
    const page = await db.inInstance(instanceId, (trx) => checkSubscriptions(trx, asked));
    const last = page.at(-1);
    if (!last) return verified;
    after = last.id;
    verified.subscriptions += page.length;
    for (const { id, orders, faults } of page) {
      verified.orders += Number(orders);
      verified.faults.push(...faults.map((fault) => `Subscription ${id}: ${fault}.`));
    }
  }
}
