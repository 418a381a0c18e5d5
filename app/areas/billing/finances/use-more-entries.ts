import { useHref } from '@remix-run/react';
import type { RefObject } from 'react';
import { fetchJson } from '#app/lib/http/fetch-json.ts';
import type { EntriesPage, EntryFilters } from '#app/areas/billing/finance-entries.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useMore, type AddedPages } from '#app/lib/browser/use-more.ts';
import { pathBefore, queryBefore } from './filters-address.ts';

const added: AddedPages<EntriesPage> = new Map();

/** The entries that were found, with earlier ones that have been added below them. */
export function useMoreEntries(
  filters: EntryFilters,
  first: EntriesPage,
  end: RefObject<HTMLElement>,
) {
  const address = useHref(pagePath('finances/entries'));
  const { pages, ...more } = useMore({
    // With new entries in front, the earlier ones begin elsewhere.
    list: `${pathBefore(filters, filters.before)} ${first.next}`,
    first,
    nextOf: ({ next }) => next ?? undefined,
    ask: async (before) =>
      // The answer of a loader of ours.
      (await fetchJson(`${address}?${queryBefore(filters, before)}`)) as EntriesPage,
    added,
    end,
  });
  return { entries: pages.flatMap(({ entries }) => entries), ...more };
}
