import type { ServiceCard } from './catalogue.contract.ts';
import type { Catalogue } from './catalogue-memory.ts';
import { filterServices } from './filter-services.pure.ts';
import { cardAt } from './snapshot.pure.ts';

const MOST_OF_TYPE = 6;
const MOST_OTHER = 6;
const MOST_TYPES = 12;

/**
 * Suggestions on a service's page: first others of its kind, then the most popular of each other
 * kind on the same network.
 */
export function relatedServices(catalogue: Catalogue, serviceId: number): ServiceCard[] {
  const { services, service_types } = catalogue.snapshot;
  const at = catalogue.places.get(serviceId);
  const typeAt = at === undefined ? undefined : services.type[at];
  const type = typeAt === undefined ? undefined : service_types[typeAt];
  if (!type) return [];
  const alike = filterServices(catalogue, { serviceTypes: [type.id] })
    .filter((place) => place !== at)
    .slice(0, MOST_OF_TYPE);
  const others = bestOfOtherTypes(catalogue, type.id).slice(0, MOST_OTHER);
  return [...alike, ...others].map((place) => cardAt(catalogue.snapshot, place));
}

/** The most popular service of every other type on the network of a type; none for no type. */
export function relatedToType(catalogue: Catalogue, typeId: number): ServiceCard[] | undefined {
  if (!catalogue.snapshot.service_types.some(({ id }) => id === typeId)) return undefined;
  return bestOfOtherTypes(catalogue, typeId)
    .slice(0, MOST_TYPES)
    .map((place) => cardAt(catalogue.snapshot, place));
}

function bestOfOtherTypes(catalogue: Catalogue, typeId: number): number[] {
  const { services, service_types, networks } = catalogue.snapshot;
  const own = service_types.findIndex(({ id }) => id === typeId);
  const network = networks[service_types[own]?.network ?? -1];
  if (!network) return [];
  const seen = new Set([own]);
  return filterServices(catalogue, { network: network.id }).filter((place) => {
    const type = services.type[place] ?? own;
    if (seen.has(type)) return false;
    seen.add(type);
    return true;
  });
}
