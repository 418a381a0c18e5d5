import type { AppLoadContext } from '@remix-run/node';
import type { Subscription } from '#core/ordering/subscriptions/subscription.contract.ts';
import { listSubscriptions } from '#core/ordering/subscriptions/subscription.operations.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { lastDayOf } from '#app/lib/orders/last-day.ts';
import { SORTS, type SubscriptionFilters } from './subscription-filters.ts';

/** A page of the customer's subscriptions. */
export async function subscriptionsPage({ core }: AppLoadContext, filters: SubscriptionFilters) {
  const { status, sort, before } = filters;
  const [orderBy, orderOn] = SORTS[sort];
  const { data, recordsFiltered, meta } = await core.call(listSubscriptions, {
    query: {
      ...{ order_by: orderBy, order_on: orderOn },
      ...(status !== undefined && { status }),
      ...(before !== undefined && { cursor: before }),
    },
  });
  return { rows: data.map(rowOf), found: recordsFiltered, next: meta.next ?? undefined };
}

/** What a program has said: between which quantities each post gets one, how long after, until when. */
function programOf({ is_by_program: isByProgram, ...one }: Subscription) {
  const [service] = one.subscription_services;
  if (!isByProgram || !service) return null;
  const { quantity: most, least_quantity: least } = service;
  const lastDay = lastDayOf(one.expires_at);
  return { least: least ?? most, most, delayMinutes: one.delay_minutes, lastDay };
}

const rowOf = (one: Subscription) => ({
  id: one.id,
  name: unbrokenName(one.name),
  url: one.url,
  icon: one.network.icon,
  status: one.status,
  waitingFor: one.status === 'in_processing' ? one.waiting_for : null,
  posts: one.subscription_contents_count - one.old_contents_count,
  limit: one.contents_limit,
  waiting: one.waiting_contents_count,
  program: programOf(one),
  perPost: one.cost_per_publication,
  spent: one.spent,
  startedAt: one.created_at,
});

export type SubscriptionRow = ReturnType<typeof rowOf>;
export type SubscriptionsPage = Awaited<ReturnType<typeof subscriptionsPage>>;
