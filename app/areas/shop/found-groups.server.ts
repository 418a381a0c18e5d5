import type { AppLoadContext } from '@remix-run/node';
import { searchCatalogue } from '#core/catalogue/services/catalogue.operations.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';

export interface FoundGroups {
  networks: { id: number; name: string }[];
  types: { slug: string; name: string; network: string }[];
}

/** The networks and service types that are called so. */
export async function foundGroups({ core }: AppLoadContext, query: string): Promise<FoundGroups> {
  const ask = (searchType: 'networks' | 'service_types') =>
    core.call(searchCatalogue, { body: { query, options: { searchType } } }).catch(nothingForNow);
  const [ofNetworks, ofTypes] = await Promise.all([ask('networks'), ask('service_types')]);
  return {
    networks: ofNetworks.data.networks.map(({ id, name }) => ({ id, name })),
    types: ofTypes.data.service_types.map(({ slug, name, network }) => ({
      slug,
      name,
      network: network.name,
    })),
  };
}

/** Who has searched too often still sees the services. */
function nothingForNow(error: unknown) {
  if (!isRefusal(error, 429)) throw error;
  return { data: { services: [], networks: [], service_types: [] } };
}
