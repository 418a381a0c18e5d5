import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';

export const pictureColoursQuery = localeQuery.extend({
  url: z
    .string()
    .max(300)
    .meta({ description: 'The address of a picture that is kept for this instance.' }),
});

const pictureColour = z
  .object({
    colour: z.string().regex(/^#[0-9a-f]{6}$/),
    share: z.number().meta({ description: 'How much of the picture it is; greys count less.' }),
  })
  .meta({ id: 'PictureColour' });

export const pictureColoursAnswer = z.object({ data: z.array(pictureColour) });
