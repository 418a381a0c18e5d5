import { linkOfService } from '#core/catalogue/links/link-of-service.ts';
import { knownNetwork } from '#core/catalogue/links/network-of-link.ts';
import { readLinkRules } from '#core/catalogue/links/read-link-rules.ts';
import type { ServiceCard } from '#core/catalogue/services/catalogue.contract.ts';
import { listServiceExamples } from '#core/catalogue/services/link-examples.ts';
import type { SnapshotNetwork } from '#core/catalogue/services/snapshot.pure.ts';
import { EXAMPLE_POSTS, videoPlatform } from '#core/catalogue/video-platform/video-platform.ts';
import type { Deps } from '#core/deps.ts';

type NetworkMarks = Pick<SnapshotNetwork, 'url_placeholder' | 'icon'>;

/** The network of the registry that one is, if its channels can be watched. */
export function platformOf(deps: Deps, network: NetworkMarks): string | undefined {
  const known = knownNetwork(network);
  return known !== undefined && videoPlatform(deps).networks.has(known) ? known : undefined;
}

interface Asked {
  instanceId: number;
  networks: readonly SnapshotNetwork[];
  cards: readonly ServiceCard[];
}

/** Of some services, those that can be ordered for each new post of a channel by its link alone. */
export async function thoseForPosts(
  deps: Deps,
  { instanceId, networks, cards }: Asked,
): Promise<ServiceCard[]> {
  const posts = new Map(
    networks.flatMap((network) => {
      const url = EXAMPLE_POSTS[platformOf(deps, network) ?? ''];
      return url === undefined ? [] : [[network.id, url] as const];
    }),
  );
  const asked = cards.filter(
    (card) => posts.has(card.service_type.network.id) && asksForALink(card),
  );
  if (asked.length === 0) return [];
  const rules = await readLinkRules(deps, instanceId);
  const serviceIds = asked.map(({ id }) => id);
  const examples = await deps.db.read(instanceId, (trx) =>
    listServiceExamples(trx, instanceId, serviceIds),
  );
  return asked.filter(({ id, service_type: { network } }) => {
    const [service, url] = [examples.get(id), posts.get(network.id)];
    return service && url && typeof linkOfService(service, url, rules) === 'object';
  });
}

/** Comments or a language, nobody can say of a post that is not there yet. */
const asksForALink = (card: ServiceCard): boolean =>
  !card.is_deactivated &&
  card.url_is_required &&
  !card.calculable_quantity &&
  card.targets.length === 0;
