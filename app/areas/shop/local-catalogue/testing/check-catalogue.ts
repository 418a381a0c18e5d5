import fc from 'fast-check';
import {
  type ServiceFilters,
  filterServices,
  prepareCatalogue,
} from '#core/catalogue/services/filter-services.pure.ts';
import { placesByKind } from '#core/catalogue/services/kinds.pure.ts';
import {
  filtersOf,
  servicesQuery as coreQuery,
} from '#core/catalogue/services/service-query.contract.ts';
import {
  anyCatalogue,
  anyFilters,
  naiveFilter,
  snapshotOf,
} from '#core/catalogue/services/testing/naive-filter.ts';
import { formatAmount } from '#core/money/money.ts';
import {
  servicesQuery,
  SORT_CHOICES,
  type CatalogueFilters,
} from '#app/areas/shop/catalogue-filters.ts';
import { createAnswers } from '../answer-order.ts';
import { PER_PAGE } from '#app/areas/shop/found-page.ts';
import { findServices, type Ask } from '../find-services.ts';

/** Random queries on random catalogues: workers, server and naive reader say the same. */
export const checkCatalogue = fc.asyncProperty(
  anyCatalogue,
  anyFilters,
  fc.integer({ min: 1, max: 4 }),
  async (services, random, of) => {
    const filters = chosenOf(random);
    const snapshot = snapshotOf(services);
    const asked = filtersOf(coreQuery.parse(servicesQuery(filters)));
    const naive = naiveFilter(services, asked);
    const prepared = prepareCatalogue(snapshot);
    const server = filterServices(prepared, asked).map((at) => services[at]?.id);
    const workers = await startWorkers(snapshot, of);
    const found = await findServices(workers, { filters, page: 1, view: 'table' });
    const shown = found.view === 'table' ? found.services.map(({ id }) => id) : [];
    const ofWorkers = await findServices(workers, { filters, page: 1, view: 'cards' });
    const kinds = ofWorkers.view === 'cards' ? ofWorkers.kinds : [];
    const inKinds = placesByKind(snapshot, filterServices(prepared, { ...asked, isGrouped: false }))
      .slice(0, PER_PAGE.cards)
      .map((places) => places.map((at) => services[at]?.id));
    return (
      String(server) === String(naive) &&
      String(shown) === String(naive.slice(0, PER_PAGE.table)) &&
      String(kinds.map(({ options }) => options.map(({ id }) => id))) === String(inKinds) &&
      ofWorkers.total === naive.length &&
      found.total === naive.length
    );
  },
);

/** What goes to a worker and what it answers are copies. */
async function startWorkers(snapshot: object, of: number): Promise<Ask[]> {
  const bytes = new TextEncoder().encode(JSON.stringify(snapshot)).buffer;
  const workers = Array.from({ length: of }, (): Ask => {
    const answer = createAnswers();
    return async (question) => structuredClone(answer(structuredClone({ ...question, id: 1 })));
  });
  await Promise.all(
    workers.map((ask, part) => ask({ kind: 'load', bytes, stretch: { part, of } })),
  );
  return workers;
}

/** The part of a random filter that a visitor can choose. */
function chosenOf(random: ServiceFilters): CatalogueFilters {
  const { search = '', network, minPrice, maxPrice, sort, direction } = random;
  const price = (micro: number | undefined) =>
    micro === undefined ? undefined : formatAmount(BigInt(micro));
  return {
    search: search.trim(),
    networkId: network,
    serviceTypes: [...(random.serviceTypes ?? [])],
    countries: [...(random.countries ?? [])],
    features: [...(random.features ?? [])],
    startMinutes: random.startMinutes,
    minQuantity: random.minQuantity,
    maxQuantity: random.maxQuantity,
    minPrice: price(minPrice),
    maxPrice: price(maxPrice),
    discount: random.discount ?? false,
    isFavourites: false,
    sort: SORT_CHOICES.find((choice) => choice === `${sort}-${direction}`) ?? SORT_CHOICES[0],
  };
}
