import { z } from 'zod';

/**
 * Documents are described by JSON Schemas, which check them when an owner publishes; the API
 * description shows those under these names.
 */
const document = (id: string) => z.record(z.string(), z.unknown()).meta({ id });

export const settingsAnswer = z.object({
  data: document('Settings'),
  meta: z.object({
    is_paused: z.boolean().meta({ description: 'All can be read, and nothing be done.' }),
  }),
});
export const pagesAnswer = z.object({ data: z.array(document('Page')) });
export const menuItemsAnswer = z.object({ data: z.array(document('MenuItem')) });
export const bannersAnswer = z.object({ data: z.array(document('Banner')) });
export const specialOffersAnswer = z.object({ data: z.array(document('SpecialOffer')) });

export const apiSettingsAnswer = z.object({
  data: z
    .object({
      free_views_is_allowed: z.boolean(),
      default_outer_widget_partner_percent: z
        .number()
        .min(0)
        .max(1)
        .meta({ description: 'A fraction; people read it as a percentage.' }),
    })
    .meta({ id: 'ApiSettings' }),
});
