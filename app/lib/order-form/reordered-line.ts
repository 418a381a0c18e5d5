import type { DripFeedOrdered, Order } from '#core/ordering/orders/order.contract.ts';
import type { OrderLine } from '#core/ordering/form/order-line.pure.ts';

/** How an address names the order that is ordered again. */
export const REORDERED = 'reorder';

type DripFeed = Pick<
  DripFeedOrdered,
  'quantity' | 'runs' | 'mode' | 'step' | 'minutes_between_runs'
>;

/** What of an earlier order a new one begins with: all that was said of it. */
export function reorderedLine(order: Order, feed: DripFeed | undefined): Partial<OrderLine> {
  return {
    serviceId: order.service_id,
    url: order.url,
    quantity: feed?.quantity ?? order.quantity,
    targetableValues: order.targetable_values.map(({ targetId, viewType, values }) => ({
      ...{ targetId, viewType },
      values: [...values],
    })),
    countries: order.countries,
    isGuarantee: order.is_guarantee,
    ...(feed && {
      isDripFeed: true,
      numberOfRuns: feed.runs,
      dripFeedMode: feed.mode,
      dripFeedMinutes: feed.minutes_between_runs,
      // Runs of one size have no growth, so that what a new order begins with stays.
      ...(feed.step > 0 && { dripFeedQuantityStep: feed.step }),
    }),
  };
}
