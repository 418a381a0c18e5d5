import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { hasOpenRun, lockDripFeed } from './drip-feed.store.ts';
import { changeDripFeed } from './order.store.ts';

/** Ends the drip-feed after its last run. */
export async function noteRunEnded(deps: LedgerDeps, id: bigint): Promise<void> {
  const { trx, instanceId, clock } = deps;
  const feed = await lockDripFeed(trx, { instanceId, id });
  const isLast = feed?.status === 'in_processing' && feed.orders_count === feed.runs;
  if (!isLast || (await hasOpenRun(trx, { instanceId, id }))) return;
  const at = clock.now();
  const change = { status: 'completed', completed_at: at, updated_at: at } as const;
  await changeDripFeed(trx, { instanceId, id }, change);
  await createNotice(deps, {
    customerId: feed.customer_id,
    kind: 'drip_feed_completed',
    event: `drip_feed/${id}/ended`,
    about: { dripFeedId: id },
    facts: { service: feed.service.name, runs: feed.runs },
  });
}
