import type { ReferralSort } from '#core/growth/referrals/referral-sorts.pure.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** The orders in which the list can stand, in the words of its address. */
export const SORTS = {
  newest: ['createdAt', 'desc'],
  oldest: ['createdAt', 'asc'],
  'most-orders': ['orders', 'desc'],
  'fewest-orders': ['orders', 'asc'],
  'most-earned': ['earned', 'desc'],
  'least-earned': ['earned', 'asc'],
} as const satisfies Record<string, readonly [ReferralSort, 'asc' | 'desc']>;
export type SortName = keyof typeof SORTS;

/** Further ones are not counted. */
const MOST_PAGES = 200;
export const PER_PAGE = 25;

export interface PeopleList {
  sort: SortName;
  at: number;
}

/** What of an address makes sense. */
export function readPeopleList(query: URLSearchParams): PeopleList {
  const sort = query.get('sort') ?? '';
  const at = query.get('at') ?? '';
  return {
    // One of its own names.
    sort: Object.hasOwn(SORTS, sort) ? (sort as SortName) : 'newest',
    at: /^[1-9]\d{0,2}$/.test(at) ? Math.min(Number(at), MOST_PAGES) : 1,
  };
}

export const pagesOf = (found: number): number =>
  Math.min(Math.max(1, Math.ceil(found / PER_PAGE)), MOST_PAGES);

export function peopleAddress({ sort, at }: PeopleList): string {
  return pagePath(
    'referral-program',
    {},
    { sort: sort === 'newest' ? undefined : sort, at: at === 1 ? undefined : at },
  );
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** A head leads to one order of the list, and from that to the other. */
export function sortOf({ sort }: PeopleList, [first, other]: [SortName, SortName]) {
  const isNow = sort === first || sort === other;
  return {
    href: peopleAddress({ sort: sort === first ? other : first, at: 1 }),
    direction: isNow ? DIRECTIONS[SORTS[sort][1]] : undefined,
  };
}
