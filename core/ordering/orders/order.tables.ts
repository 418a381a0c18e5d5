import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OrderActor } from './order-transition.pure.ts';
import type { DripFeedMode } from '#core/ordering/form/drip-feed.pure.ts';
import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';
import type { OrderType } from '#core/ordering/form/order-query.pure.ts';
import type { DripFeedStatus, OrderStatus } from './order-status.pure.ts';
import type { StoredLine } from '#core/billing/payments/invoices/invoice.tables.ts';
import type { Json } from '#core/platform/db/json-column.ts';

/** A service as it was when it was ordered; the names are in the language of that moment. */
export interface OrderedService {
  slug: string;
  name: string;
  has_refill: boolean;
  service_type: { id: number; slug: string; name: string; icon: string };
  network: { id: number; slug: string; name: string; icon: string };
}

interface OrderedTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  checkout_id: string;
  place: number;
  service_id: number;
  service: Json<OrderedService>;
  price_micro: bigint;
  pricing_per: number;
  url: string;
  link_url: string | null;
  link_key: string | null;
  quantity: number;
  cost_micro: bigint;
  full_cost_micro: bigint;
  is_guarantee: boolean;
  /** As it was agreed on; nothing where nothing is made up for. */
  guarantee_days: number | null;
  is_speedup: boolean;
  targets: Json<TargetableValue[]>;
  country_ids: number[];
  source: string;
  type: OrderType;
  is_reorder: boolean;
  /** Of a test account: nobody is asked for it, and nothing of it is counted. */
  is_test: Generated<boolean>;
  coupon_id: number | null;
  /** How the cost came about. */
  quote: Json<{ lines: StoredLine[] }>;
  /** Where in the panel it was placed; before it stands in a link, it is held against the hosts. */
  origin: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  paid_at: Date | null;
  completed_at: Date | null;
  updated_at: Date;
}

export interface OrdersTable extends OrderedTable {
  status: OrderStatus;
  drip_feed_id: bigint | null;
  run: number | null;
  /** Placed for a post of its channel. */
  subscription_id: bigint | null;
  start_quantity: number | null;
  current_quantity: Generated<number>;
  started_at: Date | null;
  refunded_micro: Generated<bigint>;
  /** A wish to cancel, and what became of it. */
  cancel_state: ColumnType<
    'asked' | 'confirmed' | 'refused' | null,
    'asked' | null | undefined,
    'asked' | 'confirmed' | 'refused' | null
  >;
  cancel_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  is_auto_refill: Generated<boolean>;
  /** Which one has paid it; of a drip-feed, its first run has it. */
  invoice_id: ColumnType<bigint | null, bigint | null | undefined, bigint | null>;
  cancel_reason: string | null;
  cancel_description: string | null;
}

export interface DripFeedsTable extends OrderedTable {
  status: DripFeedStatus;
  runs: number;
  /** Their costs are whole cents where the cost of all is. */
  has_cent_runs: boolean;
  mode: DripFeedMode;
  step: number;
  minutes_between: number;
  total_quantity: number;
  orders_count: Generated<number>;
  next_run_at: Date | null;
}

/** Kept by the database itself with each order that is made or changed. */
export interface OrderCountsTable extends Record<OrderStatus, number> {
  instance_id: number;
  customer_id: bigint;
  /** 0 for all of them. */
  service_id: number;
  /** -infinity for all of them; asked for as text only. */
  day: string;
  first_id: bigint;
  last_id: bigint;
  quantity: bigint;
  cost_micro: bigint;
  refunded_micro: bigint;
}

/** Customers who are gone while some of their orders were not over. */
export interface WordsToForgetTable {
  instance_id: number;
  customer_id: bigint;
}

export interface OrderEventsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  order_id: bigint;
  kind: string;
  actor: OrderActor;
  staff_id: bigint | null;
  details: ColumnType<Record<string, string | number>, string, never>;
  created_at: Date;
}

export interface OrderTables {
  orders: OrdersTable;
  drip_feeds: DripFeedsTable;
  order_counts: OrderCountsTable;
  words_to_forget: WordsToForgetTable;
  order_events: OrderEventsTable;
}
