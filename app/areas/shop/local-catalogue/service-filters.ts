import { microPrice, type ServiceFilters } from '#core/catalogue/services/filter-services.pure.ts';
import { isGrouped, sortingOf, type CatalogueFilters } from '../catalogue-filters.ts';

/** What a browser that has the catalogue looks for in it. */
export function serviceFilters(filters: CatalogueFilters): ServiceFilters {
  return {
    search: filters.search,
    network: filters.networkId,
    serviceTypes: filters.serviceTypes,
    countries: filters.countries,
    features: filters.features,
    startMinutes: filters.startMinutes,
    minQuantity: filters.minQuantity,
    maxQuantity: filters.maxQuantity,
    minPrice: microPrice(filters.minPrice),
    maxPrice: microPrice(filters.maxPrice),
    discount: filters.discount,
    ...sortingOf(filters),
    isGrouped: isGrouped(filters),
  };
}
