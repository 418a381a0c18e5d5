import type { Order } from '#core/ordering/orders/order.contract.ts';
import type { PositionMoment } from '#core/ordering/keywords/position-moments.pure.ts';

const MOMENTS = ['on_create', 'on_complete', 'after_five_days'] as const;

/** `waiting` comes later, `none` never; `unfound` was looked for. */
export type ShownPosition = number | 'unfound' | 'waiting' | 'none';

/** What an order's page says of what the order is for. */
export function shownPromoted(order: Order) {
  const { promotable } = order;
  return {
    link: promotable && { url: promotable.url, ...promotable.snippet },
    keywords: order.keywords.map((keyword) => ({
      keyword,
      on_create: positionOf(order, keyword, 'on_create'),
      on_complete: positionOf(order, keyword, 'on_complete'),
      after_five_days: positionOf(order, keyword, 'after_five_days'),
    })),
    isMeasured: MOMENTS.some((moment) => order.seo_positions?.[moment]),
  };
}

export type ShownPromoted = ReturnType<typeof shownPromoted>;

function positionOf(order: Order, keyword: string, moment: PositionMoment): ShownPosition {
  const measured = order.seo_positions?.[moment];
  if (!measured) return mayCome(order, moment) ? 'waiting' : 'none';
  return measured.find((one) => one.keyword === keyword)?.position ?? 'unfound';
}

/** An order that ends short has no other moments, and one that is complete no beginning any more. */
function mayCome({ status }: Order, moment: PositionMoment): boolean {
  return status === 'completed' ? moment !== 'on_create' : status !== 'canceled';
}
