import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';

export const widgetQuery = localeQuery.extend({
  api_token: z.string().min(1).max(200).meta({ description: 'The token of an order widget.' }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .meta({ description: 'In which a client shows amounts; answers are in US dollars.' }),
});
