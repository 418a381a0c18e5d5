import { z } from 'zod';
import { getCatalogue } from '#core/catalogue/services/snapshot.operations.ts';
import { operation } from '#core/platform/operations/operation.contract.ts';

const id = z.int().positive();
const place = z.int().nonnegative();

/** All services at once, as far as they are looked for by name. */
export const catalogueNames = operation({
  ...getCatalogue,
  answer: getCatalogue.answer.extend({
    networks: z.array(z.object({ id, name: z.string(), icon: z.string(), color: z.string() })),
    service_types: z.array(z.object({ slug: z.string(), name: z.string(), network: place })),
    services: z.object({ id: z.array(id), name: z.array(z.string()), type: z.array(place) }),
  }),
});
