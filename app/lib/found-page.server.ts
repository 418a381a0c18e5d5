import type { AppLoadContext } from '@remix-run/node';
import { servicesCall } from './catalogue-calls.server.ts';
import { servicesQuery, type CatalogueFilters } from './catalogue-filters.ts';
import { PER_PAGE, type FoundServices } from './found-page.ts';
import { summaryOf } from './service-summary.ts';

interface Asked {
  filters: CatalogueFilters;
  page: number;
}

/** A page of what the filters find, and between what they can find anything at all. */
export async function foundPage({ core }: AppLoadContext, { filters, page }: Asked) {
  const query = { ...servicesQuery(filters), page: String(page), per_page: String(PER_PAGE) };
  const { data, meta } = await core.call(servicesCall, { query });
  const found: FoundServices = {
    services: data.map(summaryOf),
    page: meta.current_page,
    pages: meta.last_page,
    total: meta.total,
  };
  // Nobody can mark a service yet, so that nobody has any favourites.
  const nothing: FoundServices = { services: [], page: 1, pages: 1, total: 0 };
  return { found: filters.isFavourites ? nothing : found, bounds: meta.bounds };
}
