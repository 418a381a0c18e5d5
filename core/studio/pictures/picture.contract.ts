import { z } from 'zod';
import { quantity } from '#core/platform/http/wire.contract.ts';

export const keptPicture = z
  .object({
    url: z.string().meta({ description: 'Its address changes exactly with the picture.' }),
    width: quantity,
    height: quantity,
  })
  .meta({ id: 'KeptPicture' });
export const keptPictureAnswer = z.object({ data: keptPicture });
export const keptPicturesAnswer = z.object({ data: z.array(keptPicture) });

export const uploadBody = z.object({
  content: z
    .base64()
    .min(4)
    .max(14_000_000)
    .meta({ description: 'PNG, JPEG, WebP, GIF or SVG, in base64.' }),
});
