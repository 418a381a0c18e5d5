import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { KINDS } from '#core/catalogue/services/target-kinds.pure.ts';
import { getService } from '#core/catalogue/services/service.operations.ts';
import { getCatalogue, getCatalogueAddress } from '#core/catalogue/services/snapshot.operations.ts';
import { hasFlag } from '#core/catalogue/services/snapshot.pure.ts';
import { tradeTypeOf } from '#core/catalogue/services/trade-types.pure.ts';
import {
  listServiceTypesForPosts,
  listSubscriptionNetworks,
} from '#core/ordering/subscriptions/subscription.operations.ts';
import { operation } from '#core/platform/operations/operation.contract.ts';
import { SUBSCRIPTIONS_TYPE } from '#core/resale/api-v2/contract.pure.ts';
import { subscribedServiceId } from '#core/resale/api-v2/parent-ids.pure.ts';
import type { ExampleValues } from './example-values.server.ts';

const whole = z.int().nonnegative();

/** The catalogue, as far as it says which type of the contract a service is of. */
const getTypesOfServices = operation({
  ...getCatalogue,
  answer: getCatalogue.answer.extend({
    targets: z.array(z.object({ type: z.object({ view_type: z.enum(KINDS).nullable() }) })),
    lists: z.array(z.array(whole)),
    services: z.object({
      id: z.array(whole),
      flags: z.array(whole),
      targets: z.array(whole),
      default_quantity: z.array(whole),
    }),
  }),
});

interface Found {
  id: number;
  quantity: number;
}

/** Of each type that this shop sells, what an example orders: its most popular service. */
export async function valuesOfTypes({
  core,
}: Pick<AppLoadContext, 'core'>): Promise<ReadonlyMap<string, ExampleValues>> {
  const found = [...(await mostPopular(core))];
  const [forPosts, ...once] = await Promise.all([
    valuesForPosts(core),
    ...found.map(async ([name, { id, quantity }]): Promise<[string, ExampleValues]> => {
      const { data } = await core.call(getService, { params: { idOrSlug: String(id) } });
      const link = data.example_link ? { link: data.example_link } : {};
      return [name, { service: id, quantity, ...link }];
    }),
  ]);
  return new Map(forPosts ? [...once, [SUBSCRIPTIONS_TYPE, forPosts]] : once);
}

/** A service that can be ordered for each post of a channel; nothing where the shop has none. */
async function valuesForPosts(core: AppLoadContext['core']): Promise<ExampleValues | undefined> {
  const { data: networks } = await core.call(listSubscriptionNetworks);
  const network = networks.find(({ is_watched: isWatched }) => isWatched);
  if (!network) return undefined;
  const params = { networkId: String(network.id) };
  const { data: types } = await core.call(listServiceTypesForPosts, { params });
  const [service] = types.flatMap(({ services }) => services).filter((one) => !one.is_package);
  if (!service) return undefined;
  const { id, min_quantity: min, default_quantity: max } = service;
  return { service: subscribedServiceId(id), username: network.url_placeholder, min, max };
}

async function mostPopular(core: AppLoadContext['core']): Promise<ReadonlyMap<string, Found>> {
  const { data } = await core.call(getCatalogueAddress);
  const snapshot = await core.call(getTypesOfServices, { params: { hash: data.hash } });
  const { targets, lists, services } = snapshot;
  const found = new Map<string, Found>();
  for (const [at, id] of services.id.entries()) {
    const flags = services.flags[at] ?? 0;
    const type = tradeTypeOf({
      isFixed: hasFlag(flags, 'has_fixed_price'),
      isCounted: hasFlag(flags, 'calculable_quantity'),
      targets: (lists[services.targets[at] ?? -1] ?? []).flatMap(
        (place) => targets[place]?.type ?? [],
      ),
    });
    if (!type || found.has(type.name) || hasFlag(flags, 'is_deactivated')) continue;
    found.set(type.name, { id, quantity: services.default_quantity[at] ?? 1 });
  }
  return found;
}
