import type { Deps } from '#core/deps.ts';
import { mayOrder } from '#core/accounts/api-tokens/program.ts';
import { AppError, invariant } from '#core/errors.ts';
import { refundOrder } from '#core/billing/ledger/moves/refund-order.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { sum } from '#core/pricing/quote/quote-line.pure.ts';
import { costsOfRuns } from './drip-feed-runs.ts';
import { lockDripFeed } from './drip-feed.store.ts';
import type { DripFeedOrdered } from './order.contract.ts';
import type { OrderOwner } from './order-owner.ts';
import { changeDripFeed, readDripFeeds, type DripFeedRow } from './order.store.ts';
import { showDripFeed } from './show-order.ts';

/**
 * Starts no further run and refunds the remaining ones. The current run is an order of its own and
 * continues.
 */
export async function cancelOwnDripFeed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customerId, serviceIds = [] }: OrderOwner,
  id: bigint,
): Promise<DripFeedOrdered> {
  return db.inInstance(instanceId, async (trx) => {
    const feed = await lockDripFeed(trx, { instanceId, id });
    if (feed?.customer_id !== customerId || !mayOrder({ serviceIds }, feed.service_id)) {
      throw new AppError('not_found');
    }
    if (feed.status !== 'canceled') await cancel({ trx, instanceId, clock }, feed);
    const [now] = await readDripFeeds(trx, { instanceId, ids: [id] });
    invariant(now, 'a drip-feed that was locked is there');
    return showDripFeed(now);
  });
}

async function cancel(deps: LedgerDeps, feed: DripFeedRow): Promise<void> {
  const { trx, instanceId, clock } = deps;
  if (feed.status !== 'in_processing') throw new AppError('conflict');
  const { id, customer_id: customerId } = feed;
  const amountMicro = sum(costsOfRuns(feed, feed.cost_micro).slice(feed.orders_count));
  if (amountMicro > 0n) {
    await refundOrder(deps, {
      orderId: null,
      dripFeedId: id,
      refundId: `drip_feed/${id}`,
      amountMicro,
      actor: { kind: 'customer', id: customerId },
    });
  }
  const at = clock.now();
  const change = { next_run_at: null, completed_at: at, updated_at: at };
  await changeDripFeed(trx, { instanceId, id }, { ...change, status: 'canceled' });
}
