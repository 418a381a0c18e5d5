import type { AppLoadContext } from '@remix-run/node';
import { searchCatalogue } from '#core/catalogue/services/catalogue.operations.ts';
import { entityCss } from '#themes/entity-css.ts';
import { catalogueNames } from '#app/lib/catalogue/catalogue-names.server.ts';
import {
  MOST,
  suggestNetwork,
  suggestService,
  suggestType,
  type DistantIndex,
  type SearchIndex,
  type Suggestions,
} from '#app/lib/catalogue/search-index.ts';

const MOST_BYTES = 4 * 1024 * 1024;

/** The names of everything that can be found, in the visitor's language, unless they are many. */
export async function searchIndex(
  { core, instance }: Pick<AppLoadContext, 'core' | 'instance'>,
  hash: string,
  mostBytes = MOST_BYTES,
): Promise<SearchIndex | DistantIndex> {
  const found = await core.call(catalogueNames, { params: { hash } });
  const { networks, service_types: types, services } = found;
  const css = entityCss(
    networks.map(({ icon, color }) => [icon, color] as const),
    instance.theme.grounds,
  );
  const index = {
    networks: networks.map(({ id, name, icon }) => ({ id, name, icon })),
    types,
    services,
    css,
  };
  return Buffer.byteLength(JSON.stringify(index)) > mostBytes ? { isDistant: true, css } : index;
}

/** What an index would propose, by the core. */
export async function distantSuggestions(
  { core }: Pick<AppLoadContext, 'core'>,
  query: string,
): Promise<Suggestions> {
  const { data } = await core.call(searchCatalogue, {
    body: { query, options: { searchType: 'all' } },
  });
  return {
    networks: data.networks.slice(0, MOST.networks).map(suggestNetwork),
    types: data.service_types.slice(0, MOST.types).map((type) => suggestType(type, type.network)),
    services: data.services
      .slice(0, MOST.services)
      .map((card) => suggestService(card, card.network_icon)),
  };
}
