import type { AppLoadContext } from '@remix-run/node';
import { networksCall, servicesCall } from './catalogue-calls.server.ts';

const EXAMPLES = 3;

/** Lines of a mass order for what is sold most, with the links that their networks show. */
export async function exampleLines({ core }: AppLoadContext): Promise<string[]> {
  const query = { per_page: String(EXAMPLES) };
  const [{ data: services }, { data: networks }] = await Promise.all([
    core.call(servicesCall, { query }),
    core.call(networksCall),
  ]);
  const links = new Map(networks.map((network) => [network.id, network.url_placeholder]));
  return services.slice(0, EXAMPLES).map(({ id, service_type: type, default_quantity: usual }) => {
    const link = links.get(type.network.id) ?? '';
    return [id, `"${link.replaceAll('"', '""')}"`, usual].join(',');
  });
}
