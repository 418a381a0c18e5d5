import { insertSubscription } from '#core/ordering/subscriptions/subscription.store.ts';
import type { TestCore } from './harness.ts';

/** A subscription of b's customer. */
export async function subscriptionOf({ db, clock, actors }: TestCore) {
  const { instance, id: customerId } = actors.customerOfB;
  const now = clock.now();
  const network = { id: 201, slug: 'birch-tube', name: 'Birch Tube', icon: 'youtube' };
  const made = await db.inInstance(instance.id, (trx) =>
    insertSubscription(trx, {
      ...{ instance_id: instance.id, customer_id: customerId, name: 'Of b' },
      ...{ url: 'https://www.youtube.com/@of-b', network: JSON.stringify(network) },
      ...{ platform: 'youtube', channel_id: 'UC-of-b', channel_name: 'Of b' },
      ...{ status: 'in_processing', contents_limit: 10, cost_micro: 0n, billing_type: 'balance' },
      ...{ origin: '', created_at: now, updated_at: now },
    }),
  );
  return { subscriptionId: String(made?.id), networkId: '201' };
}
