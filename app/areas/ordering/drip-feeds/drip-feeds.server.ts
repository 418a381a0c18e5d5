import type { AppLoadContext } from '@remix-run/node';
import type { ShownDripFeed } from '#core/ordering/orders/drip-feeds/drip-feed.contract.ts';
import { listDripFeeds } from '#core/ordering/orders/drip-feeds/drip-feed.operations.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';

/** A page of the customer's drip-feeds, the newest first. */
export async function dripFeedsPage({ core }: AppLoadContext, before: string | undefined) {
  const query = before === undefined ? {} : { cursor: before };
  const { data, meta } = await core.call(listDripFeeds, { query });
  return { feeds: data.map(lineOf), next: meta.next ?? undefined };
}

const lineOf = (feed: ShownDripFeed) => ({
  id: feed.id,
  name: unbrokenName(feed.service.name),
  icon: feed.service.network.icon,
  url: feed.url,
  runs: feed.runs,
  made: feed.status === 'unpaid' ? 0 : feed.orders_count,
  quantity: feed.total_quantity,
  cost: feed.cost,
  refunded: feed.refunded_float > 0 ? feed.refunded : null,
  next: feed.next_run_at,
  status: feed.status,
});

export type DripFeedLine = ReturnType<typeof lineOf>;
