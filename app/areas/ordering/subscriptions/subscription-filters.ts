import {
  SUBSCRIPTION_STATUSES,
  type SubscriptionSort,
  type SubscriptionStatus,
} from '#core/ordering/subscriptions/subscription-states.pure.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** The orders in which the list can stand, in the words of its address. */
export const SORTS = {
  newest: ['id', 'desc'],
  oldest: ['id', 'asc'],
  status: ['status', 'asc'],
} as const satisfies Record<string, readonly [SubscriptionSort, 'asc' | 'desc']>;
export type SortName = keyof typeof SORTS;

export interface SubscriptionFilters {
  status: SubscriptionStatus | undefined;
  sort: SortName;
  before: string | undefined;
}

/** What of an address makes sense. */
export function readSubscriptionFilters(query: URLSearchParams): SubscriptionFilters {
  const sort = query.get('sort') ?? '';
  const cursor = query.get('before') ?? '';
  return {
    status: SUBSCRIPTION_STATUSES.find((status) => status === query.get('status')),
    // One of its own names.
    sort: Object.hasOwn(SORTS, sort) ? (sort as SortName) : 'newest',
    before: /^\w{1,20}\.\d{1,18}$/.test(cursor) ? cursor : undefined,
  };
}

/** The list with something of it changed; from its beginning unless that is said. */
export function subscriptionsAddress(
  filters: SubscriptionFilters,
  change: Partial<SubscriptionFilters> = {},
): string {
  const { status, sort, before } = { ...filters, before: undefined, ...change };
  return pagePath(
    'subscriptions',
    {},
    { status, sort: sort === 'newest' ? undefined : sort, before },
  );
}
