import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { KINDS } from '#core/catalogue/services/target-kinds.pure.ts';
import { getService } from '#core/catalogue/services/service.operations.ts';
import { getCatalogue, getCatalogueAddress } from '#core/catalogue/services/snapshot.operations.ts';
import { hasFlag } from '#core/catalogue/services/snapshot.pure.ts';
import { tradeTypeOf } from '#core/catalogue/services/trade-types.pure.ts';
import { operation } from '#core/platform/operations/operation.contract.ts';
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
  return new Map(
    await Promise.all(
      found.map(async ([name, { id, quantity }]): Promise<[string, ExampleValues]> => {
        const { data } = await core.call(getService, { params: { idOrSlug: String(id) } });
        const link = data.example_link ? { link: data.example_link } : {};
        return [name, { service: id, quantity, ...link }];
      }),
    ),
  );
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
