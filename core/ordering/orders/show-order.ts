import type { Trx } from '#core/platform/db/database.ts';
import type { Language } from '#locales/languages.ts';
import { namedIn } from '#core/catalogue/services/named-in.ts';
import { readWhereabouts, type Whereabouts } from '#core/ordering/dispatches/whereabouts.ts';
import { formatAmount } from '#core/money/money.ts';
import { readLines } from '#core/billing/payments/invoices/stored-quote.ts';
import { both, shown } from '#core/billing/payments/wire-amounts.ts';
import {
  readKeywordFigures,
  unmeasured,
  type KeywordFiguresOf,
} from '#core/ordering/keywords/positions-of-orders.ts';
import {
  guaranteedUntil,
  mayRefillAlone,
  refillTerms,
} from '#core/ordering/refill-records/refill-terms.pure.ts';
import {
  readRefillFigures,
  type RefillFigures,
} from '#core/ordering/refill-records/refills-of-orders.ts';
import { sumOf, type QuoteLine } from '#core/pricing/quote/quote-line.pure.ts';
import {
  readSnippets,
  snippetByWords,
  type SnippetOf,
} from '#core/catalogue/snippets/snippets-of-links.ts';
import type { DripFeedOrdered, Order } from './order.contract.ts';
import { stageOf } from './order-stage.pure.ts';
import { orderAfter, type OrderEvent } from './order-transition.pure.ts';
import { readDripFeeds, type DripFeedRow, type OrderRow } from './order.store.ts';
import { linkOf, showPromotable } from './show-promotable.ts';

interface Around {
  feeds: readonly DripFeedRow[];
  whereabouts: (orderId: bigint) => Whereabouts;
  refills: (orderId: bigint) => RefillFigures;
  snippetOf: SnippetOf;
  keywordsOf: KeywordFiguresOf;
  now: Date;
}

/** The one serializer of orders; a drip-feed is needed for the amount to pay. */
function showOrder(row: OrderRow, around: Around): Order {
  const { feeds, refills, now } = around;
  const whereabouts = around.whereabouts(row.id);
  const isUnpaid = row.status === 'unpaid';
  const feed = feeds.find(({ id }) => id === row.drip_feed_id);
  const { last, first, isWatched } = refills(row.id);
  return {
    ...showOrdered(row),
    lines: (feed ? [] : linesOf(row)).map(shown),
    status: row.status,
    stage: stageOf(row, whereabouts),
    drip_feed_id: row.drip_feed_id === null ? null : Number(row.drip_feed_id),
    run: row.run,
    subscription_id: row.subscription_id === null ? null : Number(row.subscription_id),
    amount_to_pay: isUnpaid ? formatAmount((feed ?? row).full_cost_micro) : null,
    has_refill: row.guarantee_days !== null,
    guarantee_days: row.guarantee_days,
    guaranteed_until: guaranteedUntil(row)?.toISOString() ?? null,
    start_quantity: row.start_quantity,
    current_quantity: row.current_quantity,
    percent_of_current_fill: percentOf(row),
    started_at: row.started_at?.toISOString() ?? null,
    ...both('refunded', row.refunded_micro),
    cancel_state: row.cancel_state,
    cancel_reason: row.cancel_reason,
    cancel_description: row.cancel_description,
    actions: {
      activable: mayBe(row, 'activate'),
      deletable: mayBe(row, 'delete'),
      pausable: mayBe(row, 'pause') && !whereabouts.isBound,
      payable: isUnpaid,
      cancelable: row.cancel_state !== 'asked' && mayBe(row, 'cancel'),
      refillable: refillTerms(row, last, now).obstacle === null,
    },
    refill: first ? { date: first.measured_at.toISOString(), quantity: first.quantity } : null,
    auto_refill_is_allowed: mayRefillAlone(row, isWatched),
    is_auto_refill: row.is_auto_refill,
    promotable: showPromotable(row, around.snippetOf),
    ...around.keywordsOf(row),
  };
}

/** A new order: nothing can have dropped yet. */
export const showPlaced = (row: OrderRow, around: Pick<Around, 'feeds' | 'whereabouts'>): Order =>
  showOrder(row, {
    ...around,
    refills: () => NO_REFILLS,
    snippetOf: snippetByWords,
    keywordsOf: unmeasured,
    now: row.updated_at,
  });

const NO_REFILLS: RefillFigures = { last: undefined, first: undefined, isWatched: false };

const mayBe = ({ status }: OrderRow, event: OrderEvent) =>
  orderAfter(status, { event, by: 'customer' }) !== undefined;

export function showDripFeed(row: DripFeedRow): DripFeedOrdered {
  return {
    ...showOrdered(row),
    lines: linesOf(row).map(shown),
    status: row.status,
    runs: row.runs,
    mode: row.mode,
    step: row.step,
    minutes_between_runs: row.minutes_between,
    total_quantity: row.total_quantity,
    orders_count: row.orders_count,
    next_run_at: row.next_run_at?.toISOString() ?? null,
  };
}

interface ToShow {
  instanceId: number;
  /** Of the names of services. */
  language: Language;
  rows: readonly OrderRow[];
  now: Date;
}

export async function showOrders(
  trx: Trx,
  { instanceId, language, rows, now }: ToShow,
): Promise<Order[]> {
  const ids = rows.flatMap(({ drip_feed_id: id }) => id ?? []);
  const orderIds = rows.map(({ id }) => id);
  const [named, feeds, whereabouts, refills, snippetOf, keywordsOf] = await Promise.all([
    namedIn(trx, { instanceId, language }, rows),
    readDripFeeds(trx, { instanceId, ids: [...new Set(ids)] }),
    readWhereabouts(trx, { instanceId, orderIds }),
    readRefillFigures(trx, { instanceId, orderIds, now }),
    readSnippets(trx, { instanceId, urls: rows.map(linkOf) }),
    readKeywordFigures(trx, { instanceId, orders: rows }),
  ]);
  const around = { feeds, whereabouts, refills, snippetOf, keywordsOf, now };
  return named.map((row) => showOrder(row, around));
}

function showOrdered(row: OrderRow | DripFeedRow) {
  const { service } = row;
  return {
    id: Number(row.id),
    service_id: row.service_id,
    name: service.name,
    service: {
      ...service,
      id: row.service_id,
      price: formatAmount(row.price_micro),
      pricing_per: row.pricing_per,
    },
    url: row.link_url ?? row.url,
    quantity: row.quantity,
    ...both('cost', row.cost_micro),
    ...both('price', row.price_micro),
    is_guarantee: row.is_guarantee,
    is_speedup: row.is_speedup,
    countries: row.country_ids,
    targetable_values: row.targets,
    source: row.source,
    type: row.type,
    is_reorder: row.is_reorder,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}

/** The price lines of an order; a dropped coupon is no longer among them. */
export function linesOf(row: OrderRow | DripFeedRow): QuoteLine[] {
  const lines = readLines(row.quote.lines);
  if (sumOf(lines) === row.cost_micro) return lines;
  const [base, ...others] = lines.filter(({ kind }) => kind !== 'coupon');
  if (!base) return [];
  // Lines of older orders were truncated to micro-dollars; the first line gets the difference.
  const amountMicro = row.cost_micro - sumOf(others);
  return [{ ...base, amountMicro }, ...others];
}

function percentOf({ current_quantity: current, quantity }: OrderRow): number {
  return Math.min(100, Math.floor((current * 100) / quantity));
}
