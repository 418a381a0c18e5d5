import { z } from 'zod';
import { getCatalogue, getCatalogueAddress } from '#core/catalogue/services/snapshot.operations.ts';
import { operation } from '#core/platform/operations/operation.contract.ts';
import type { CoreClient } from '#app/lib/core/core.server.ts';

const id = z.int().positive();

/** The catalogue, as far as documents refer to it. */
const getCatalogueIds = operation({
  ...getCatalogue,
  answer: getCatalogue.answer.extend({
    networks: z.array(z.object({ id })),
    service_types: z.array(z.object({ id })),
    services: z.object({ id: z.array(id), slug: z.array(z.string()) }),
  }),
});

/** What is listed now: of anything else, nothing is shown. */
export async function catalogueIds(core: CoreClient) {
  const { data } = await core.call(getCatalogueAddress);
  const found = await core.call(getCatalogueIds, { params: { hash: data.hash } });
  return {
    services: new Set(found.services.id),
    serviceSlugs: new Set(found.services.slug),
    types: new Set(found.service_types.map((one) => one.id)),
    networks: new Set(found.networks.map((one) => one.id)),
  };
}
