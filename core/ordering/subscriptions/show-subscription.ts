import { showCards } from '#core/billing/payments/cards/own-cards.ts';
import type { LinkedCard } from '#core/billing/payments/cards/card.contract.ts';
import { both } from '#core/billing/payments/wire-amounts.ts';
import { readLinkWords } from '#core/catalogue/links/link-words.pure.ts';
import { readSnippets, type SnippetOf } from '#core/catalogue/snippets/snippets-of-links.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { mulDivCeil } from '#core/money/money.ts';
import {
  readOrdersOfSubscriptions,
  type OrderRow,
} from '#core/ordering/orders/orders-of-subscriptions.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { sum } from '#core/pricing/quote/quote-line.pure.ts';
import {
  readNewestPosts,
  readPostOrders,
  readWaiting,
  type PostRow,
  type WaitingPosts,
} from './post.store.ts';
import type { Subscription, SubscriptionContent } from './subscription.contract.ts';
import {
  readServicesOf,
  type SubscribedService,
  type SubscriptionRow,
} from './subscription.store.ts';

/** As many posts as each subscription of a list shows. */
const IN_A_LIST = 3;

type Ports = Pick<Deps, 'clock' | 'isDemo' | 'services'>;

export async function showSubscription(
  trx: Trx,
  deps: Ports,
  toShow: SubscriptionRow | { row: SubscriptionRow; posts: readonly PostRow[] },
): Promise<Subscription> {
  const { row, posts } = 'row' in toShow ? toShow : { row: toShow, posts: undefined };
  const [shown] = await showSubscriptions(trx, deps, { rows: [row], posts });
  invariant(shown, 'as many are shown as there are');
  return shown;
}

/** Subscriptions of one customer, each with its newest posts unless some are given. */
export async function showSubscriptions(
  trx: Trx,
  deps: Ports,
  {
    rows,
    posts: given,
  }: { rows: readonly SubscriptionRow[]; posts?: readonly PostRow[] | undefined },
): Promise<Subscription[]> {
  const [first] = rows;
  if (!first) return [];
  const { instance_id: instanceId, customer_id: customerId } = first;
  const ids = rows.map(({ id }) => id);
  const asked = { instanceId, ids };
  const posts = given ?? (await readNewestPosts(trx, { ...asked, each: IN_A_LIST }));
  const services = await readServicesOf(trx, asked);
  const waiting = await readWaiting(trx, asked);
  const { spent, ordersOf } = await readOrders(trx, { instanceId, ids, posts });
  const urls = posts.map(({ url }) => url);
  const snippetOf = await readSnippets(trx, { instanceId, urls });
  const cards = await showCards(trx, deps, { instanceId, customerId });
  return rows.map((row) =>
    shownOf(row, {
      services: services.filter(({ subscription_id: id }) => id === row.id),
      posts: posts.filter(({ subscription_id: id }) => id === row.id),
      waiting: waiting.get(row.id) ?? { count: 0, invoiceId: null },
      spentMicro: spent.get(row.id) ?? 0n,
      ...{ ordersOf, snippetOf, cards },
    }),
  );
}

interface OfPosts {
  instanceId: number;
  ids: readonly bigint[];
  posts: readonly PostRow[];
}

async function readOrders(trx: Trx, { instanceId, ids, posts }: OfPosts) {
  const links = await readPostOrders(trx, { instanceId, postIds: posts.map(({ id }) => id) });
  const { spent, orders } = await readOrdersOfSubscriptions(trx, {
    ...{ instanceId, ids, orderIds: links.map(({ order_id: id }) => id) },
  });
  const byId = new Map(orders.map((order) => [order.id, order]));
  const ordersOf = (postId: bigint) =>
    links.flatMap((link) => (link.post_id === postId ? (byId.get(link.order_id) ?? []) : []));
  return { spent, ordersOf };
}

interface Around {
  services: readonly SubscribedService[];
  posts: readonly PostRow[];
  waiting: WaitingPosts;
  spentMicro: bigint;
  ordersOf: (postId: bigint) => OrderRow[];
  snippetOf: SnippetOf;
  cards: readonly LinkedCard[];
}

function shownOf(row: SubscriptionRow, around: Around): Subscription {
  const { waiting, cards } = around;
  const isRunning = row.status === 'in_processing';
  const isToConfirm = row.waiting_for === 'card_confirmation' && waiting.invoiceId !== null;
  return {
    ...{ id: Number(row.id), name: row.name, url: row.url, network: row.network },
    channel: { id: row.channel_id, name: row.channel_name },
    ...{ status: row.status, ended_reason: row.ended_reason, contents_limit: row.contents_limit },
    subscription_contents_count: row.contents_count,
    waiting_contents_count: waiting.count,
    waiting_for: row.waiting_for,
    invoice_id: isToConfirm ? Number(waiting.invoiceId) : null,
    billing_type: row.billing_type,
    recurring_payment_methods: cards.filter(({ id }) => id === Number(row.card_id)),
    actions: { cancelable: isRunning, payment_changeable: isRunning },
    ...both('cost_per_publication', row.cost_micro),
    ...both(
      'total_cost',
      mulDivCeil(row.cost_micro, BigInt(row.contents_limit + row.old_posts), 1n),
    ),
    ...both('spent', around.spentMicro),
    is_by_program: row.service_id !== null,
    ...{ delay_minutes: row.delay_minutes, old_posts: row.old_posts },
    old_contents_count: row.old_contents_count,
    expires_at: row.expires_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    last_published_at: row.last_published_at?.toISOString() ?? null,
    subscription_services: around.services.map(showService),
    subscription_contents: around.posts.map((post) => showContent(post, row, around)),
  };
}

function showService({ service, service_id, quantity, ...row }: SubscribedService) {
  const { slug, name, service_type } = service;
  return {
    service: { id: service_id, slug, name, service_type },
    ...{ quantity, least_quantity: row.least_quantity, countries: row.country_ids },
    ...both('cost', row.cost_micro),
  };
}

function showContent(
  post: PostRow,
  { network }: SubscriptionRow,
  { ordersOf, snippetOf }: Around,
): SubscriptionContent {
  const orders = ordersOf(post.id);
  const drawn = { url: post.url, network: network.name };
  return {
    ...{ id: Number(post.id), url: post.url, title: post.title },
    published_at: post.published_at.toISOString(),
    seen_at: post.seen_at.toISOString(),
    ...{ state: post.state, reason: post.reason },
    waits_until: post.waits_until?.toISOString() ?? null,
    ...both('cost', sum(orders.map(({ cost_micro: micro }) => micro))),
    promotable:
      post.url === ''
        ? null
        : {
            ...{ url: post.url, embed_url: readLinkWords(post.url).embedUrl, started_at: null },
            ...{ supported_at: null, supported_until: null, ended_at: null },
            snippet: { ...snippetOf(drawn), ...(post.title !== null && { title: post.title }) },
          },
    orders: orders.map((order) => ({
      ...{ id: Number(order.id), status: order.status, quantity: order.quantity },
      service: { id: order.service_id, slug: order.service.slug, name: order.service.name },
      current_quantity: order.current_quantity,
      ...both('cost', order.cost_micro),
      ...both('refunded', order.refunded_micro),
    })),
  };
}
