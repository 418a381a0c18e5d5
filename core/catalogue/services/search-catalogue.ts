import type { z } from 'zod';
import type { searchAnswer } from './catalogue.contract.ts';
import type { Catalogue } from './catalogue-memory.ts';
import { filterServices, foldText } from './filter-services.pure.ts';
import { listTypes } from './list-groups.ts';
import type { SearchBody } from './service-query.contract.ts';
import { cardAt } from './snapshot.pure.ts';

const MOST_SERVICES = 20;
const MOST_GROUPS = 20;

/** Services, networks and types whose names have every word that was typed. */
export function searchCatalogue(
  catalogue: Catalogue,
  { query, options, network_id }: SearchBody,
): z.infer<typeof searchAnswer>['data'] {
  const wants = (kind: SearchBody['options']['searchType']) =>
    options.searchType === 'all' || options.searchType === kind;
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const isNamed = (name: string) => words.every((word) => foldText(name).includes(word));
  const isOn = (id: number) => network_id == null || id === network_id;
  const { snapshot } = catalogue;
  const services = wants('services')
    ? filterServices(catalogue, { search: query, network: network_id ?? undefined })
    : [];
  return {
    services: services.slice(0, MOST_SERVICES).map((at) => cardAt(snapshot, at)),
    networks: snapshot.networks
      .filter(({ id, name }) => wants('networks') && isOn(id) && isNamed(name))
      .slice(0, MOST_GROUPS)
      .map(({ id, slug, name, color, icon }) => ({ id, slug, name, color, icon })),
    service_types: listTypes(catalogue)
      .filter(({ network, ...type }) => {
        const names = `${type.name} ${type.title} ${network.name} ${type.slug}`;
        return wants('service_types') && isOn(network.id) && isNamed(names);
      })
      .slice(0, MOST_GROUPS),
  };
}
