import type { AppLoadContext } from '@remix-run/node';
import type { ServiceCard } from '#core/catalogue/catalogue.contract.ts';
import { entityCss } from '#themes/entity-css.ts';
import { searchCall, servicesCall } from './catalogue-calls.server.ts';
import { CoreError } from './core.server.ts';
import type { FoundPage, FoundService } from './found-services.ts';

const PER_PAGE = 20;

interface Asked {
  query: string;
  page: number;
}

/** A page of the services whose names or numbers have every word that was typed. */
export async function foundServices(
  { core, instance }: AppLoadContext,
  { query, page }: Asked,
): Promise<FoundPage> {
  const { data, meta } = await core.call(servicesCall, {
    query: { search: query, page: String(page), per_page: String(PER_PAGE) },
  });
  const colours = data.map(
    ({ network_icon: icon, service_type: { network } }) => [icon, network.color] as const,
  );
  return {
    services: data.map(serviceOf),
    page: meta.current_page,
    pages: meta.last_page,
    total: meta.total,
    css: entityCss(colours, instance.theme.grounds),
  };
}

function serviceOf(card: ServiceCard): FoundService {
  return {
    id: card.id,
    name: card.name,
    text: card.short_description,
    icon: card.network_icon,
    network: card.service_type.network.name,
    type: card.service_type.name,
    price: card.price,
    per: card.price_type === 'fixed' ? undefined : card.pricing_per,
    before: card.discount_percent > 0 ? card.default_price : undefined,
    isPaused: card.is_deactivated,
    min: card.min_quantity,
    max: card.max_quantity,
  };
}

/** Who has searched too often still sees the services. */
function nothingForNow(error: unknown) {
  if (!(error instanceof CoreError) || error.status !== 429) throw error;
  return { data: { services: [], networks: [], service_types: [] } };
}

export interface FoundGroups {
  networks: { id: number; name: string; icon: string }[];
  types: { slug: string; name: string; network: string }[];
}

/** The networks and service types that are called so. */
export async function foundGroups({ core }: AppLoadContext, query: string): Promise<FoundGroups> {
  const ask = (searchType: 'networks' | 'service_types') =>
    core.call(searchCall, { body: { query, options: { searchType } } }).catch(nothingForNow);
  const [ofNetworks, ofTypes] = await Promise.all([ask('networks'), ask('service_types')]);
  return {
    networks: ofNetworks.data.networks.map(({ id, name, icon }) => ({ id, name, icon })),
    types: ofTypes.data.service_types.map(({ slug, name, network }) => ({
      slug,
      name,
      network: network.name,
    })),
  };
}
