import { randomUUID } from 'node:crypto';
import type { Trx } from '#core/platform/db/database.ts';
import { storeLine } from '#core/billing/payments/invoices/stored-quote.ts';
import type { Quote } from '#core/pricing/quote/quote.pure.ts';
import type { OrderableLine } from './check-line.ts';
import { costOfFirstRun, nextRunAt } from './drip-feed-runs.ts';
import {
  insertDripFeeds,
  insertOrders,
  type DripFeedRow,
  type NewDripFeed,
  type NewOrder,
  type OrderRow,
} from './order.store.ts';
import type { OrderType } from '#core/ordering/form/order-query.pure.ts';
import type { PlaceOrderBody } from './place-order.contract.ts';

interface ToWrite {
  instanceId: number;
  customerId: bigint;
  isTest: boolean;
  placedAt: string;
  body: Pick<PlaceOrderBody, 'source' | 'is_speedup'> & { type: OrderType };
  lines: readonly OrderableLine[];
  made: Pick<Quote, 'items'>;
  couponId: number | undefined;
  isPaid: boolean;
  subscriptionId?: bigint | undefined;
  now: Date;
}

interface Written {
  checkoutId: string;
  orders: OrderRow[];
  dripFeeds: DripFeedRow[];
}

/** Writes each line as an order; for a drip-feed the whole, and the order of its first run. */
export async function writeOrders(trx: Trx, asked: ToWrite): Promise<Written> {
  const checkoutId = randomUUID();
  const common = asked.lines.map((line, place) => commonOf(line, { asked, checkoutId, place }));
  const dripFeeds = await insertDripFeeds(
    trx,
    common.flatMap((row, place) => dripFeedOf(row, asked.lines[place]?.asked.drip_feed, asked)),
  );
  const feedAt = new Map(dripFeeds.map((feed) => [feed.place, feed]));
  const orders = await insertOrders(
    trx,
    common.map((row) => orderOf(row, feedAt.get(row.place), asked)),
  );
  return { checkoutId, orders, dripFeeds };
}

interface Placed {
  asked: ToWrite;
  checkoutId: string;
  place: number;
}

function commonOf(line: OrderableLine, { asked, checkoutId, place }: Placed) {
  const { service, details, link, targets, asked: said } = line;
  const cost = asked.made.items[place];
  const isGuarantee = said.is_guarantee && service.has_refill;
  return {
    instance_id: asked.instanceId,
    customer_id: asked.customerId,
    checkout_id: checkoutId,
    place,
    service_id: service.id,
    service: JSON.stringify(details.kept),
    price_micro: service.price_micro,
    pricing_per: service.pricing_per,
    url: said.url,
    link_url: link?.url ?? null,
    link_key: link?.key ?? null,
    quantity: said.quantity,
    cost_micro: cost?.costMicro ?? 0n,
    full_cost_micro: cost?.originalMicro ?? 0n,
    is_guarantee: isGuarantee,
    guarantee_days: isGuarantee ? service.guarantee_days : null,
    is_speedup: (asked.body.is_speedup || said.is_speedup) && line.canSpeedup,
    targets: JSON.stringify(targets),
    country_ids: [...new Set(said.country_ids)],
    source: asked.body.source,
    type: asked.body.type,
    is_reorder: said.is_reorder,
    is_test: asked.isTest,
    coupon_id: asked.couponId ?? null,
    quote: JSON.stringify({ lines: cost?.lines.map(storeLine) ?? [] }),
    origin: asked.placedAt,
    created_at: asked.now,
    paid_at: asked.isPaid ? asked.now : null,
    completed_at: null,
    updated_at: asked.now,
  };
}

type Common = ReturnType<typeof commonOf>;

function dripFeedOf(
  row: Common,
  feed: OrderableLine['asked']['drip_feed'],
  { isPaid, now, lines }: ToWrite,
): NewDripFeed[] {
  if (!feed) return [];
  const runs = {
    runs: feed.numberOfRuns,
    mode: feed.mode,
    step: feed.mode === 'progressive' ? feed.numberOfSteps : 0,
    minutes_between: feed.dripFeedMinutes,
    quantity: row.quantity,
  };
  return [
    {
      ...row,
      ...runs,
      has_cent_runs: true,
      status: isPaid ? 'in_processing' : 'unpaid',
      total_quantity: lines[row.place]?.item.quantity ?? 0,
      orders_count: 1,
      next_run_at: isPaid ? nextRunAt(runs, now) : null,
    },
  ];
}

function orderOf(
  row: Common,
  feed: DripFeedRow | undefined,
  { isPaid, subscriptionId }: ToWrite,
): NewOrder {
  return {
    ...row,
    ...(feed && costsOfFirstRun(feed)),
    status: isPaid ? 'in_processing' : 'unpaid',
    drip_feed_id: feed?.id ?? null,
    run: feed ? 1 : null,
    subscription_id: subscriptionId ?? null,
    start_quantity: null,
    started_at: null,
    cancel_reason: null,
    cancel_description: null,
  };
}

/** Shares are rounded separately, so the cheaper whole may have the larger share. */
function costsOfFirstRun(feed: DripFeedRow) {
  const costMicro = costOfFirstRun(feed, feed.cost_micro);
  const fullMicro = costOfFirstRun(feed, feed.full_cost_micro);
  return { cost_micro: costMicro, full_cost_micro: fullMicro > costMicro ? fullMicro : costMicro };
}
