import type { AppLoadContext } from '@remix-run/node';
import { servicesCall } from './catalogue-calls.server.ts';
import { servicesQuery, type CatalogueFilters } from './catalogue-filters.ts';
import { PER_PAGE, type FoundServices } from './found-page.ts';
import { favouritesCall } from './shopping-calls.server.ts';
import { summaryOf } from './service-summary.ts';

interface Asked {
  filters: CatalogueFilters;
  page: number;
}

/** A page of what the filters find, and between what they can find anything at all. */
export async function foundPage({ core, session }: AppLoadContext, { filters, page }: Asked) {
  const query = { ...servicesQuery(filters), page: String(page), per_page: String(PER_PAGE) };
  const isOwn = filters.isFavourites && session.token !== undefined;
  const { data, meta } = await core.call(isOwn ? favouritesCall : servicesCall, { query });
  const found: FoundServices = {
    services: data.map(summaryOf),
    page: meta.current_page,
    pages: meta.last_page,
    total: meta.total,
  };
  // A guest has marked nothing.
  const nothing: FoundServices = { services: [], page: 1, pages: 1, total: 0 };
  return { found: filters.isFavourites && !isOwn ? nothing : found, bounds: meta.bounds };
}
