import type { AppLoadContext } from '@remix-run/node';
import { entityCss } from '#themes/entity-css.ts';
import { catalogueNamesCall } from './catalogue-calls.server.ts';
import type { SearchIndex } from './search-index.ts';

/** The names of everything that can be found, in the visitor's language. */
export async function searchIndex(
  { core, instance }: AppLoadContext,
  hash: string,
): Promise<SearchIndex> {
  const found = await core.call(catalogueNamesCall, { params: { hash } });
  const { networks, service_types: types, services } = found;
  return {
    networks: networks.map(({ id, name, icon }) => ({ id, name, icon })),
    types,
    services,
    css: entityCss(
      networks.map(({ icon, color }) => [icon, color] as const),
      instance.theme.grounds,
    ),
  };
}
