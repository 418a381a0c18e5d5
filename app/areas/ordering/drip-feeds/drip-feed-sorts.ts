import type { DripFeedSort } from '#core/ordering/orders/drip-feeds/drip-feed.contract.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** The orders in which the list can stand, in the words of its address. */
export const SORTS = {
  newest: ['id', 'desc'],
  oldest: ['id', 'asc'],
  status: ['status', 'asc'],
  dearest: ['cost', 'desc'],
  cheapest: ['cost', 'asc'],
  largest: ['quantity', 'desc'],
  smallest: ['quantity', 'asc'],
} as const satisfies Record<string, readonly [DripFeedSort, 'asc' | 'desc']>;
export type SortName = keyof typeof SORTS;

export interface DripFeedPlace {
  sort: SortName;
  before: string | undefined;
}

/** What of an address makes sense. */
export function readPlace(query: URLSearchParams): DripFeedPlace {
  const sort = query.get('sort') ?? '';
  return {
    // One of its own names.
    sort: Object.hasOwn(SORTS, sort) ? (sort as SortName) : 'newest',
    before: /^\w{1,20}\.\d{1,18}$/.exec(query.get('before') ?? '')?.[0],
  };
}

export const dripFeedsAddress = ({ sort, before }: Partial<DripFeedPlace>): string =>
  pagePath('drip-feed', {}, { sort: sort === 'newest' ? undefined : sort, before });
