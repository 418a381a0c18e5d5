import type { AppLoadContext } from '@remix-run/node';
import { listLinkedCards } from '#core/billing/payments/cards/card.operations.ts';
import { listRecurringPaymentMethods } from '#core/billing/payments/payment-method.operations.ts';
import type {
  Subscription,
  SubscriptionContent,
} from '#core/ordering/subscriptions/subscription.contract.ts';
import { getSubscription } from '#core/ordering/subscriptions/subscription.operations.ts';
import { listCountries } from '#core/tenancy/countries/country.operations.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { lastDayOf } from '#app/lib/orders/last-day.ts';
import { cardName } from '#app/lib/money/card-name.ts';

/** A subscription with a page of its posts; that of somebody else is not there. */
export async function subscriptionPage(
  { core }: AppLoadContext,
  id: string,
  postsBefore: string | undefined,
) {
  const query = postsBefore === undefined ? {} : { contents_before: postsBefore };
  const { data, meta } = await core
    .call(getSubscription, { params: { subscriptionId: id }, query })
    .catch((error: unknown) => orMissing(error, 'page'));
  const [cards, methods, countries] = await Promise.all([
    data.actions.payment_changeable ? core.call(listLinkedCards) : undefined,
    data.actions.payment_changeable ? core.call(listRecurringPaymentMethods) : undefined,
    data.subscription_services.some((one) => one.countries.length > 0)
      ? core.call(listCountries)
      : undefined,
  ]);
  const nameOf = new Map(countries?.data.map((country) => [country.id, country.name]));
  return {
    subscription: shown(data, nameOf),
    older: meta.next ?? undefined,
    postsBefore,
    cards: (cards?.data ?? [])
      .filter((card) => card.is_available && !card.is_expired)
      .map((card) => ({ value: String(card.id), name: cardName(card) })),
    canAddCard: (methods?.data.length ?? 0) > 0,
  };
}

export type SubscriptionPage = Awaited<ReturnType<typeof subscriptionPage>>;
export type ShownSubscription = SubscriptionPage['subscription'];
export type ShownPost = ShownSubscription['contents'][number];

function shown(one: Subscription, nameOf: ReadonlyMap<number, string>) {
  const [card] = one.recurring_payment_methods;
  return {
    id: one.id,
    name: unbrokenName(one.name),
    url: one.url,
    channel: one.channel.name,
    icon: one.network.icon,
    network: one.network.name,
    status: one.status,
    endedReason: one.ended_reason,
    waitingFor: one.status === 'in_processing' ? one.waiting_for : null,
    invoiceId: one.invoice_id,
    posts: one.subscription_contents_count,
    limit: one.contents_limit,
    waiting: one.waiting_contents_count,
    perPost: one.cost_per_publication,
    total: one.total_cost,
    spent: one.spent,
    isByProgram: one.is_by_program,
    newPosts: one.subscription_contents_count - one.old_contents_count,
    oldPosts: { made: one.old_contents_count, limit: one.old_posts },
    delayMinutes: one.delay_minutes,
    lastDay: lastDayOf(one.expires_at),
    startedAt: one.created_at,
    completedAt: one.completed_at,
    isByCard: one.billing_type === 'card',
    card: card ? { value: String(card.id), name: cardName(card) } : null,
    isCancelable: one.actions.cancelable,
    isPaymentChangeable: one.actions.payment_changeable,
    services: one.subscription_services.map(({ service, quantity, countries, cost, ...of }) => ({
      ...{ id: service.id, slug: service.slug, quantity, cost, least: of.least_quantity },
      name: unbrokenName(service.name),
      countries: countries.map((id) => nameOf.get(id) ?? String(id)),
    })),
    contents: one.subscription_contents.map(postOf),
  };
}

const postOf = (post: SubscriptionContent) => ({
  id: post.id,
  url: post.url,
  title: post.title,
  publishedAt: post.published_at,
  state: post.state,
  reason: post.reason,
  waitsUntil: post.waits_until,
  cost: post.cost,
  orders: post.orders.map(({ id, status, service, quantity }) => ({
    ...{ id, status, quantity },
    name: unbrokenName(service.name),
  })),
});
