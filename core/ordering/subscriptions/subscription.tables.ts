import type { Generated, GeneratedAlways } from 'kysely';
import type { OrderedService } from '#core/ordering/orders/order.tables.ts';
import type { Json } from '#core/platform/db/json-column.ts';
import type {
  BillingType,
  EndedReason,
  PostReason,
  PostState,
  SubscriptionStatus,
  WaitingFor,
} from './subscription-states.pure.ts';

export interface SubscriptionsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  name: string;
  url: string;
  network: Json<OrderedService['network']>;
  /** The network as the registry of links calls it, and the channel as the platform does. */
  platform: string;
  channel_id: string;
  channel_name: string;
  status: SubscriptionStatus;
  ended_reason: EndedReason | null;
  contents_limit: number;
  /** Posts that were ordered for. */
  contents_count: Generated<number>;
  /** Of those, posts from before the subscription, which the limit does not count. */
  old_contents_count: Generated<number>;
  /** Of one post, as it was agreed on. */
  cost_micro: bigint;
  billing_type: BillingType;
  card_id: bigint | null;
  waiting_for: WaitingFor | null;
  /** The program that has begun it, and the one service that it is for; nothing where a person has. */
  token_id: Generated<bigint | null>;
  service_id: Generated<number | null>;
  /** Between the moment that a post is found and its order. */
  delay_minutes: Generated<number>;
  /** So many posts from before are ordered for as well, and so many of them are still to be found. */
  old_posts: Generated<number>;
  old_posts_due: Generated<number>;
  /** What is posted from then on is not ordered for. */
  expires_at: Generated<Date | null>;
  /** When its next post is tried; null while there is none. */
  next_try_at: Date | null;
  last_published_at: Date | null;
  /** Where in the panel it was begun, for links in mails. */
  origin: string;
  created_at: Date;
  completed_at: Date | null;
  updated_at: Date;
}

export interface SubscriptionServicesTable {
  instance_id: number;
  subscription_id: bigint;
  place: number;
  service_id: number;
  service: Json<OrderedService>;
  /** With `least_quantity` the most, and each post gets one that is drawn between both. */
  quantity: number;
  least_quantity: Generated<number | null>;
  country_ids: number[];
  cost_micro: bigint;
}

export interface SubscriptionPostsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  subscription_id: bigint;
  post_id: string;
  url: string;
  title: string | null;
  published_at: Date;
  seen_at: Date;
  /** Nothing is ordered before. */
  due_at: Date;
  state: Generated<PostState>;
  reason: PostReason | null;
  waits_until: Date | null;
  /** The last payment by card for what the balance lacked. */
  invoice_id: bigint | null;
  ordered_at: Date | null;
}

export interface SubscriptionOrdersTable {
  instance_id: number;
  post_id: bigint;
  service_id: number;
  order_id: bigint;
}

/** A channel is looked at once for all who have subscribed it. */
export interface WatchedChannelsTable {
  instance_id: number;
  platform: string;
  channel_id: string;
  next_look_at: Date;
  /** In a row. */
  failures: Generated<number>;
  version: string | null;
  /** The posts of the last list; nothing where somebody has subscribed since then. */
  listed: string | null;
  last_published_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface SubscriptionTables {
  subscriptions: SubscriptionsTable;
  subscription_services: SubscriptionServicesTable;
  subscription_posts: SubscriptionPostsTable;
  subscription_orders: SubscriptionOrdersTable;
  watched_channels: WatchedChannelsTable;
}
