import type { Catalogue } from './catalogue-memory.ts';
import type { CatalogueAddresses } from './catalogue.contract.ts';

/** So many that a file of them in a dozen languages stays below ten megabytes. */
const MOST_ADDRESSES = 2_500;

/** The slugs of everything that can be found by browsing, types first. */
export function listAddresses(
  { snapshot }: Pick<Catalogue, 'snapshot'>,
  page: number,
  most = MOST_ADDRESSES,
): CatalogueAddresses {
  const { service_types: types, services } = snapshot;
  const slugs = [...types.map(({ slug }) => slug), ...services.slug];
  const start = (page - 1) * most;
  return {
    slugs: slugs.slice(start, start + most),
    pages: Math.max(1, Math.ceil(slugs.length / most)),
  };
}
