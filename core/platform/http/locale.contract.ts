import { z } from 'zod';
import { LANGUAGES } from '#locales/languages.ts';

/** Every operation takes `locale`; messages of refusals follow it too. */
export const localeQuery = z.object({
  locale: z
    .enum(LANGUAGES)
    .optional()
    .meta({ description: 'Language of the texts in the answer. Messages are English without it.' }),
});

export type LocaleQuery = z.infer<typeof localeQuery>;
