import type { OrderSort } from '#core/ordering/orders/list/order-sorts.pure.ts';
import type { OrderStatus } from '#core/ordering/orders/order-status.pure.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** From where to where, each as it is written; empty where nothing is said. */
export interface Between {
  from: string;
  to: string;
}

/** The orders in which a list can stand, in the words of its address. */
export const SORTS = {
  newest: ['id', 'desc'],
  oldest: ['id', 'asc'],
  ended: ['completedAt', 'desc'],
  dearest: ['cost', 'desc'],
  cheapest: ['cost', 'asc'],
  largest: ['quantity', 'desc'],
  smallest: ['quantity', 'asc'],
  status: ['status', 'asc'],
  service: ['service', 'asc'],
} as const satisfies Record<string, readonly [OrderSort, 'asc' | 'desc']>;
export type SortName = keyof typeof SORTS;

// Object.keys forgets the type of the keys.
export const SORT_NAMES = Object.keys(SORTS) as readonly SortName[];

export const PAGE_SIZES = [10, 25, 50, 100] as const;

export interface OrderFilters {
  search: string;
  status: OrderStatus | undefined;
  id: number | undefined;
  /** A part of what the service was called. */
  name: string;
  /** A link, or a part of one. */
  url: string;
  /** Only those that one subscription has made. */
  subscription: number | undefined;
  createdAt: Between;
  completedAt: Between;
  quantity: Between;
  price: Between;
  sort: SortName;
  perPage: number;
  before: string | undefined;
}

/** As the address and the core call it. */
export const OF_SUBSCRIPTION = 'subscription_id';

export const RANGES = ['createdAt', 'completedAt', 'quantity', 'price'] as const;

/** Whether something is chosen that stands out of the way. */
export function isNarrowedFurther({ id, name, url, ...filters }: OrderFilters): boolean {
  return (
    id !== undefined ||
    name !== '' ||
    url !== '' ||
    RANGES.some((range) => filters[range].from !== '' || filters[range].to !== '')
  );
}

/** Whether less than all is asked for. */
export function isNarrowed(filters: OrderFilters): boolean {
  const { search, status, subscription } = filters;
  return (
    search !== '' ||
    status !== undefined ||
    subscription !== undefined ||
    isNarrowedFurther(filters)
  );
}

/** What a form of these filters would send, without what says nothing. */
export function filterQuery(filters: OrderFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.search !== '') query.set('commonSearch', filters.search);
  if (filters.status !== undefined) query.set('status', filters.status);
  const { id, name, url, subscription } = filters;
  if (id !== undefined) query.set('id', String(id));
  if (name !== '') query.set('name', name);
  if (url !== '') query.set('url', url);
  if (subscription !== undefined) query.set(OF_SUBSCRIPTION, String(subscription));
  for (const range of RANGES) {
    const { from, to } = filters[range];
    if (from === '' && to === '') continue;
    query.append(range, from);
    query.append(range, to);
  }
  return query;
}

/** The list with something of it changed; from its beginning unless that is said. */
export function ordersAddress(
  filters: OrderFilters,
  change: Partial<OrderFilters> = {},
  path = pagePath('orders'),
): string {
  const next = { ...filters, before: undefined, ...change };
  const query = filterQuery(next);
  if (next.sort !== 'newest') query.set('sort', next.sort);
  if (next.perPage !== PAGE_SIZES[0]) query.set('per_page', String(next.perPage));
  if (next.before !== undefined) query.set('before', next.before);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
