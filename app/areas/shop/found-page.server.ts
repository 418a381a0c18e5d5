import type { AppLoadContext } from '@remix-run/node';
import type { CatalogueBounds } from '#core/catalogue/services/catalogue.contract.ts';
import { listServiceKinds, listServices } from '#core/catalogue/services/service.operations.ts';
import type { ServicesAsked } from '#core/catalogue/services/service-query.contract.ts';
import { servicesQuery, type CatalogueFilters } from './catalogue-filters.ts';
import { favouriteIds } from '#app/lib/orders/favourites.server.ts';
import { PER_PAGE, type Found } from './found-page.ts';
import { recordedKinds } from './kinds/recorded-kinds.server.ts';
import type { ServicesView } from '#app/lib/http/load-context.ts';
import { summaryOf } from '#app/lib/catalogue/service-summary.ts';

/** The core looks for so many services by their numbers. */
const MOST_IDS = 999;

interface FoundPage {
  found: Found;
  bounds: CatalogueBounds;
}

interface Asked {
  filters: CatalogueFilters;
  page: number;
  view: ServicesView;
}

/** A page of what the filters find, and between what they can find anything at all. */
export async function foundPage(context: AppLoadContext, { filters, page, view }: Asked) {
  const { group, ...asked } = servicesQuery(filters);
  // No service has the number zero: nothing is found for who has marked nothing.
  const ids = filters.isFavourites
    ? [0, ...(await favouriteIds(context)).slice(0, MOST_IDS)]
    : undefined;
  const query = {
    ...asked,
    ...(ids && { ids: ids.join() }),
    page: String(page),
    per_page: String(PER_PAGE[view]),
  };
  return view === 'cards'
    ? foundKinds(context, query)
    : foundServices(context, { ...query, group });
}

async function foundKinds(
  context: AppLoadContext,
  query: Omit<ServicesAsked, 'group'>,
): Promise<FoundPage> {
  const { data, meta } = await context.core.call(listServiceKinds, { query });
  const found = {
    view: 'cards' as const,
    kinds: await recordedKinds(context, data),
    page: meta.current_page,
    pages: meta.last_page,
    total: meta.services_total,
    kindsTotal: meta.total,
  };
  return { found, bounds: meta.bounds };
}

async function foundServices({ core }: AppLoadContext, query: ServicesAsked): Promise<FoundPage> {
  const { data, meta } = await core.call(listServices, { query });
  const found = {
    view: 'table' as const,
    services: data.map(summaryOf),
    page: meta.current_page,
    pages: meta.last_page,
    total: meta.total,
  };
  return { found, bounds: meta.bounds };
}
