import type { AppLoadContext } from '@remix-run/node';
import type { ShownDripFeed } from '#core/ordering/orders/drip-feeds/drip-feed.contract.ts';
import { listDripFeeds } from '#core/ordering/orders/drip-feeds/drip-feed.operations.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { SORTS, type DripFeedPlace } from './drip-feed-sorts.ts';

/** A page of the customer's drip-feeds. */
export async function dripFeedsPage({ core }: AppLoadContext, { sort, before }: DripFeedPlace) {
  const [orderBy, orderOn] = SORTS[sort];
  const { data, meta } = await core.call(listDripFeeds, {
    query: {
      ...{ order_by: orderBy, order_on: orderOn },
      ...(before !== undefined && { cursor: before }),
    },
  });
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
