import { z } from 'zod';
import { bigId, count } from '#core/platform/http/wire.contract.ts';

const LONGEST_LINK = 2_000;
const moment = z.iso.datetime();

export const videoAccount = z
  .object({
    id: bigId,
    code: z.string().meta({ description: 'To be placed in the description of the channel.' }),
    verification_code_at: moment.nullable().meta({ description: 'When the code was found there.' }),
    verification_public_subscriptions_at: moment.nullable().meta({
      description: 'When the subscriptions were seen to be public. Verified is who has both.',
    }),
    youtube_channel_id: z.string(),
    is_reportable: z.boolean().meta({ description: 'Whether its statistics can be asked for.' }),
    name: z.string().meta({ description: 'As the channel was called when it was added.' }),
    url: z.string(),
  })
  .meta({ id: 'VideoAccount' });
export type VideoAccount = z.infer<typeof videoAccount>;

export const videoAccountsAnswer = z.object({
  data: z.array(videoAccount).meta({ description: 'In the order in which they were added.' }),
  meta: z.object({
    source: z.enum(['demo', 'youtube']).nullable().meta({
      description: 'Who is asked about channels; null where nobody is, so that none can be proven.',
    }),
    limit: count.meta({ description: 'How many a customer may have.' }),
  }),
});
export const videoAccountAnswer = z.object({ data: videoAccount });

export const addVideoAccountBody = z.object({
  youtube_channel_url: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_LINK)
    .meta({ description: 'A link to the channel, or its name with an @.' }),
});

export const videoAccountPath = z.object({ id: z.string().max(100) });

/** An id too long to exist is answered as not found. */
export const videoAccountIdOf = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;
