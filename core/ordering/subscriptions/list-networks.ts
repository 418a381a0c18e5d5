import type { ServiceCard } from '#core/catalogue/services/catalogue.contract.ts';
import type { Catalogue } from '#core/catalogue/services/catalogue-memory.ts';
import { filterServices } from '#core/catalogue/services/filter-services.pure.ts';
import { listOpened } from '#core/catalogue/services/opened-services.ts';
import { cardAt, type SnapshotNetwork } from '#core/catalogue/services/snapshot.pure.ts';
import { EXAMPLE_CHANNELS } from '#core/catalogue/video-platform/video-platform.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { VisitorCaller } from '#core/platform/operations/current-customer.ts';
import { platformOf, thoseForPosts } from './services-for-posts.ts';
import type { ServiceTypeForPosts, SubscriptionNetwork } from './subscription.contract.ts';

interface Asked {
  caller: VisitorCaller;
  catalogue: Catalogue;
  /** Of the instance. */
  revision: bigint;
}

/** The networks that something is sold for, with whether and why not a channel can be subscribed. */
export async function listNetworks(deps: Deps, asked: Asked): Promise<SubscriptionNetwork[]> {
  const { networks } = asked.catalogue.snapshot;
  const shown: SubscriptionNetwork[] = [];
  for (const network of networks) {
    const reason = await whyNot(deps, asked, network);
    const { id, slug, name, icon, color } = network;
    const example = EXAMPLE_CHANNELS[platformOf(deps, network) ?? ''];
    shown.push({
      ...{ id, slug, name, icon, color, url_placeholder: example ?? network.url_placeholder },
      ...{ is_watched: reason === null, reason },
    });
  }
  return shown;
}

async function whyNot(
  deps: Deps,
  asked: Asked,
  network: SnapshotNetwork,
): Promise<SubscriptionNetwork['reason']> {
  if (platformOf(deps, network) === undefined) return 'no_source';
  const services = await servicesForPosts(deps, asked, network);
  return services.length === 0 ? 'no_services' : null;
}

/** The types of a network with the services that can be ordered for a post and nothing but its link. */
export async function listTypesForPosts(
  deps: Deps,
  { idInPath, ...asked }: Asked & { idInPath: string },
): Promise<ServiceTypeForPosts[]> {
  const { snapshot } = asked.catalogue;
  const network = snapshot.networks.find(({ id }) => String(id) === idInPath);
  if (!network) throw new AppError('not_found');
  const services = await servicesForPosts(deps, asked, network);
  return snapshot.service_types.flatMap(({ id, slug, name, icon, color }) => {
    const own = services.filter(({ service_type: type }) => type.id === id);
    return own.length === 0
      ? []
      : [{ ...{ id, slug, name, icon, color }, services: own.map(showService) }];
  });
}

/** The most popular first; what the grade of a customer opens, last. */
async function servicesForPosts(
  deps: Deps,
  { caller, catalogue, revision }: Asked,
  network: SnapshotNetwork,
): Promise<ServiceCard[]> {
  const { instanceId, customer } = caller;
  const { snapshot } = catalogue;
  const listed = filterServices(catalogue, { network: network.id });
  const opened = customer
    ? await listOpened(deps, catalogue, {
        ...{ revision, customerId: customer.id, gradeId: customer.gradeId },
      })
    : [];
  const cards = [...listed.map((at) => cardAt(snapshot, at)), ...opened];
  return thoseForPosts(deps, { instanceId, networks: [network], cards });
}

function showService(card: ServiceCard): ServiceTypeForPosts['services'][number] {
  const { id, slug, name, price, price_float, price_type, pricing_per } = card;
  const { min_quantity, max_quantity, quantity_step, default_quantity } = card;
  const { is_package, has_refill, allowed_use_countries } = card;
  const { geo, start_time, speed, guarantee } = card;
  return {
    ...{ id, slug, name, price, price_float, price_type, pricing_per, is_package, has_refill },
    ...{ min_quantity, max_quantity, quantity_step, default_quantity },
    ...{ allowed_use_countries, geo, start_time, speed, guarantee },
  };
}
