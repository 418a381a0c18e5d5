import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { LINK_SHAPES } from '#core/catalogue/links/link-shapes.pure.ts';

export const promotable = z
  .object({
    url: z.string().meta({ description: 'The link in the one form in which it is kept.' }),
    embed_url: z.string().nullable().meta({
      description: 'What a page shows it by inside of itself, where its network has such a thing.',
    }),
    started_at: z.iso.datetime().nullable(),
    supported_at: z.iso.datetime().nullable().meta({
      description: 'From when what drops is made up for; nothing without a guarantee.',
    }),
    supported_until: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    snippet: z.object({
      title: z.string().meta({
        description: 'As its network says it, else what the link says by its words.',
      }),
      thumbnail: z.string().meta({ description: 'The address of a picture, always on this host.' }),
    }),
  })
  .meta({ id: 'Promotable', description: 'What an order is for.' });
export type Promotable = z.infer<typeof promotable>;

export const pictureQuery = localeQuery.extend({
  shape: z.enum(LINK_SHAPES),
  seed: z.string().regex(/^[0-9a-f]{8}$/),
});
