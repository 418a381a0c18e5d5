import { z } from 'zod';
import { id } from '#core/platform/http/wire.contract.ts';
import {
  catalogueBounds,
  pageMeta,
  serviceCard,
} from '#core/catalogue/services/catalogue.contract.ts';

export const favouritePath = z.object({ serviceId: z.string() });

export const toggleBody = z.strictObject({
  is_favorite: z
    .boolean()
    .optional()
    .meta({ description: 'What it shall be, so that asking twice changes nothing.' }),
});

export const toggleAnswer = z.object({
  data: z.object({ is_favorite: z.boolean() }).meta({ id: 'FavoriteState' }),
});

export const favouritesAnswer = z.object({
  data: z.array(serviceCard).meta({ description: 'Those that are sold at the moment.' }),
  meta: pageMeta.extend({
    bounds: catalogueBounds,
    ids: z.array(id).meta({ description: 'All that are marked, whatever was asked for.' }),
  }),
});
