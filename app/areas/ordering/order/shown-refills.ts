import type { Order } from '#core/ordering/orders/order.contract.ts';
import type { RefillRequests } from '#core/fulfilment/refills/refill.contract.ts';

/** What an order's page says of what drops; nothing where nothing can be said. */
export function shownRefills(order: Order, { data, meta }: RefillRequests) {
  const isOver = order.status === 'canceled' || order.status === 'unpaid';
  const isSilent = !order.has_refill && meta.statistics.length === 0;
  if (isOver || isSilent) return null;
  return {
    days: order.guarantee_days,
    quantity: order.quantity,
    dropped: droppedOf(order, meta.statistics),
    obstacle: meta.obstacle,
    possibleAt: meta.obstacle === 'too_soon' ? meta.possible_at : null,
    guaranteedUntil: meta.guaranteed_until,
    isOpen: data.some(({ state }) => state === 'asked' || state === 'in_progress'),
    mayAlone: order.auto_refill_is_allowed || order.is_auto_refill,
    isAlone: order.is_auto_refill,
    requests: data.map((request) => ({
      ...{ id: request.id, state: request.state, missing: request.missing },
      ...{ reason: request.reason, isNothingMissing: request.refusal === 'nothing_missing' },
      ...{ isAlone: request.asked_by === 'clock', askedAt: request.created_at },
      endedAt: request.ended_at,
    })),
    counts: countsOf(order, meta.statistics),
  };
}

/** How many are missing at the last count. */
function droppedOf({ quantity }: Order, statistics: RefillRequests['meta']['statistics']): number {
  const last = statistics.at(-1);
  return last ? Math.max(0, quantity - last.quantity) : 0;
}

/** When it was complete, all of it was there. */
function countsOf(
  { completed_at: at, current_quantity: quantity }: Order,
  statistics: RefillRequests['meta']['statistics'],
) {
  return statistics.length > 0 && at !== null
    ? [{ date: at, quantity }, ...statistics]
    : statistics;
}

export type ShownRefills = NonNullable<ReturnType<typeof shownRefills>>;
