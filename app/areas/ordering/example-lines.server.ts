import type { AppLoadContext } from '@remix-run/node';
import { listNetworks } from '#core/catalogue/services/catalogue.operations.ts';
import { listServices } from '#core/catalogue/services/service.operations.ts';
import type { MassRow } from '#core/ordering/form/mass-order.pure.ts';

const EXAMPLES = 3;

/** Lines of a mass order for what is sold most, with the links that their networks show. */
export async function exampleLines({ core }: AppLoadContext): Promise<MassRow['cells'][]> {
  const query = { per_page: String(EXAMPLES) };
  const [{ data: services }, { data: networks }] = await Promise.all([
    core.call(listServices, { query }),
    core.call(listNetworks),
  ]);
  const links = new Map(networks.map((network) => [network.id, network.url_placeholder]));
  return services.slice(0, EXAMPLES).map(({ id, service_type: type, default_quantity: usual }) => ({
    id: String(id),
    link: links.get(type.network.id) ?? '',
    quantity: String(usual),
  }));
}
