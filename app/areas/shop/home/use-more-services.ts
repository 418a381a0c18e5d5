import { useHref } from '@remix-run/react';
import type { RefObject } from 'react';
import { cataloguePath, filterParameters } from '#app/areas/shop/catalogue-filters.ts';
import { fetchJson } from '#app/lib/http/fetch-json.ts';
import type { Found } from '#app/areas/shop/found-page.ts';
import { findLocally } from '#app/areas/shop/local-catalogue/local-shop.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useMore, type AddedPages } from '#app/lib/browser/use-more.ts';
import type { ShopData } from './shop-data.ts';

const added: AddedPages<Found> = new Map();

/** What was found, with what has been added below it. */
export function useMoreServices({ filters, found }: ShopData, end: RefObject<HTMLElement>) {
  const address = useHref(pagePath('catalogue-page'));
  const { pages, ...more } = useMore({
    list: `${found.view} ${cataloguePath(filters, found.page)}`,
    first: found,
    nextOf: ({ page, pages: all }) => (page < all ? page + 1 : undefined),
    ask: async (page) =>
      (await findLocally({ filters, page, view: found.view })) ??
      // The answer of a loader of ours.
      ((await fetchJson(
        `${address}?${filterParameters(filters, page).toString()}&view=${found.view}`,
      )) as Found),
    added,
    end,
  });
  return { pages, ...more };
}
