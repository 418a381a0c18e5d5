import type { AppLoadContext } from '@remix-run/node';
import type { OrderLine } from '#core/ordering/form/order-line.pure.ts';
import { getDripFeed } from '#core/ordering/orders/drip-feeds/drip-feed.operations.ts';
import { getOrder } from '#core/ordering/orders/order.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { reorderedLine } from '#app/lib/order-form/reordered-line.ts';

/** The line of an order of the customer, to be ordered again; nothing where it is none of theirs. */
export async function readReordered(
  { core, session }: AppLoadContext,
  orderId: string | null,
): Promise<{ line: Partial<OrderLine>; slug: string } | undefined> {
  if (orderId === null || session.token === undefined) return undefined;
  try {
    const { data: order } = await core.call(getOrder, { params: { orderId } });
    const feed =
      order.drip_feed_id === null
        ? undefined
        : await core.call(getDripFeed, { params: { dripFeedId: String(order.drip_feed_id) } });
    return { line: reorderedLine(order, feed?.data), slug: order.service.slug };
  } catch (error) {
    const isMissing = error instanceof CoreError && error.status < 500;
    if (isMissing) return undefined;
    throw error;
  }
}
