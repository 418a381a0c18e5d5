import { z } from 'zod';
import { id } from '#core/platform/http/wire.contract.ts';

export const country = z
  .object({
    id: id.meta({ description: 'Stays the same for ever.' }),
    name: z.string().meta({ description: 'In the asked language, else in English.' }),
    code: z.string().length(2).meta({ description: 'ISO 3166-1 alpha-2.' }),
  })
  .meta({ id: 'Country' });

export const countriesAnswer = z.object({ data: z.array(country) });
