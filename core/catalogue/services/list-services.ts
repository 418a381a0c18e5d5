import { formatAmount } from '#core/money/money.ts';
import type { CatalogueBounds, PageMeta, ServiceCard } from './catalogue.contract.ts';
import type { Catalogue } from './catalogue-memory.ts';
import { filterServices, type ServiceFilters } from './filter-services.pure.ts';
import { cardAt } from './snapshot.pure.ts';

const PER_PAGE = 40;

interface ServicesPage {
  data: ServiceCard[];
  meta: PageMeta & { bounds: CatalogueBounds };
}

interface ListServicesInput {
  page?: number | undefined;
  per_page?: number | undefined;
}

/** A page of what the filters find. */
export function listServices(
  catalogue: Catalogue,
  filters: ServiceFilters,
  { page = 1, per_page = PER_PAGE }: ListServicesInput,
): ServicesPage {
  const found = filterServices(catalogue, filters);
  const first = (page - 1) * per_page;
  const shown = found.slice(first, first + per_page);
  return {
    data: shown.map((at) => cardAt(catalogue.snapshot, at)),
    meta: {
      current_page: page,
      from: shown.length > 0 ? first + 1 : null,
      last_page: Math.max(1, Math.ceil(found.length / per_page)),
      per_page,
      to: shown.length > 0 ? first + shown.length : null,
      total: found.length,
      bounds: boundsOf(catalogue),
    },
  };
}

/** The services with these ids as far as they are listed, in the order of the ids. */
export function cardsOf(catalogue: Catalogue, ids: readonly number[]): ServiceCard[] {
  return ids.flatMap((id) => {
    const at = catalogue.places.get(id);
    return at === undefined ? [] : cardAt(catalogue.snapshot, at);
  });
}

/** Between what filters can find anything at all. */
export function boundsOf({ snapshot: { services, lists } }: Catalogue): CatalogueBounds {
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), 0);
  if (services.id.length === 0) {
    const none = { min_price: null, max_price: null, min_quantity: null, max_quantity: null };
    return { ...none, countries: [] };
  }
  const countries = [...new Set(services.countries)].flatMap((place) => lists[place] ?? []);
  return {
    min_price: formatAmount(BigInt(least(services.price))),
    max_price: formatAmount(BigInt(most(services.price))),
    min_quantity: least(services.min_quantity),
    max_quantity: most(services.max_quantity),
    countries: [...new Set(countries)].sort((a, b) => a - b),
  };
}
