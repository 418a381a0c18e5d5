import { z } from 'zod';
import { count } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { provider } from '#core/supply/providers/provider.contract.ts';

export const providerUseAnswer = z.object({
  data: provider
    .extend({
      services_count: count.meta({ description: 'So many services come from it.' }),
      sole_services_count: count.meta({
        description: 'So many of them are on sale and come from nowhere else.',
      }),
    })
    .meta({ id: 'ProviderUse' }),
});

export const removalQuery = localeQuery.extend({
  services: z.enum(['keep', 'switch_off']).optional().meta({
    description: 'What becomes of services on sale that come from nowhere else, if there are any.',
  }),
});
