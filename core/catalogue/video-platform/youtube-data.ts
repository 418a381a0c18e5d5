import { z } from 'zod';
import { OutboundError, type Outbound } from '#core/platform/outbound/outbound.ts';
import { channelUrl, type ChannelLink } from './channel-link.ts';
import type { Channel } from './video-platform.ts';

const CHANNELS = 'https://www.googleapis.com/youtube/v3/channels';
const TIMEOUT_MS = 8_000;

/** By what the Data API finds a channel; `name` it does not know. */
const PARAMETER = { id: 'id', handle: 'forHandle', user: 'forUsername' } as const;

const picture = z.object({ url: z.url({ protocol: /^https$/ }).max(2_000) });
const listed = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({
          title: z.string(),
          description: z.string().catch(''),
          publishedAt: z.iso.datetime({ offset: true }).nullish().catch(null),
          thumbnails: z.object({ medium: picture }).nullish().catch(null),
        }),
        statistics: z
          .object({ subscriberCount: z.coerce.number().int().nonnegative() })
          .nullish()
          .catch(null),
      }),
    )
    .default([]),
});

/** A channel with its picture, age and subscribers; one unit of the quota of the key. */
export async function askChannel(
  outbound: Outbound,
  apiKey: string,
  { by, value }: ChannelLink,
): Promise<Channel | 'nothing' | 'silent'> {
  if (by === 'name') return 'nothing';
  const query = new URLSearchParams({ part: 'snippet,statistics', [PARAMETER[by]]: value });
  // In a header, so that the key stands in no log of addresses.
  const headers = { 'x-goog-api-key': apiKey };
  const answer = await send(outbound, { url: `${CHANNELS}?${query}`, headers });
  if (answer?.status !== 200) return 'silent';
  const said = listed.safeParse(parseJson(answer.body));
  if (!said.success) return 'silent';
  const [found] = said.data.items;
  if (!found) return 'nothing';
  const { snippet, statistics } = found;
  return {
    id: found.id,
    name: snippet.title,
    url: channelUrl(found.id),
    picture: snippet.thumbnails?.medium.url ?? null,
    subscribers: statistics?.subscriberCount ?? null,
    description: snippet.description === '' ? null : snippet.description,
    createdAt: snippet.publishedAt ? new Date(snippet.publishedAt) : null,
  };
}

async function send(outbound: Outbound, asked: { url: string; headers: Record<string, string> }) {
  try {
    return await outbound.send({ ...asked, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (error instanceof OutboundError) return undefined;
    throw error;
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
