import type { CatalogueBounds, PageMeta, ServiceKind } from './catalogue.contract.ts';
import type { Catalogue } from './catalogue-memory.ts';
import { filterServices, type ServiceFilters } from './filter-services.pure.ts';
import { kindServiceAt, placesByKind } from './kinds.pure.ts';
import { boundsOf } from './list-services.ts';
import { cardAt } from './snapshot.pure.ts';

const PER_PAGE = 24;

interface KindsPage {
  data: ServiceKind[];
  meta: PageMeta & { services_total: number; bounds: CatalogueBounds };
}

interface ListKindsInput {
  page?: number | undefined;
  per_page?: number | undefined;
}

/** A page of kinds, each with all of its services that the filters find. */
export function listKinds(
  catalogue: Catalogue,
  filters: ServiceFilters,
  { page = 1, per_page = PER_PAGE }: ListKindsInput,
): KindsPage {
  const { snapshot } = catalogue;
  const found = filterServices(catalogue, filters);
  const kinds = placesByKind(snapshot, found);
  const first = (page - 1) * per_page;
  const shown = kinds.slice(first, first + per_page);
  return {
    data: shown.map((places) => kindOf(catalogue, places)),
    meta: {
      current_page: page,
      from: shown.length > 0 ? first + 1 : null,
      last_page: Math.max(1, Math.ceil(kinds.length / per_page)),
      per_page,
      to: shown.length > 0 ? first + shown.length : null,
      total: kinds.length,
      services_total: found.length,
      bounds: boundsOf(catalogue),
    },
  };
}

function kindOf({ snapshot }: Catalogue, places: readonly number[]): ServiceKind {
  const { service_type, network_icon } = cardAt(snapshot, places[0] ?? -1);
  return {
    service_type,
    network_icon,
    services: places.map((at) => kindServiceAt(snapshot, at)),
  };
}
