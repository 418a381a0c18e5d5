import { z } from 'zod';
import { OutboundError, type Outbound } from '#core/platform/outbound/outbound.ts';
import type { ChannelInsight, Unanswered, VideoFigures } from './channel-insight.ts';

const API = 'https://www.googleapis.com/youtube/v3';
const TIMEOUT_MS = 8_000;
/** As many as the API takes and gives at once. */
const AT_ONCE = 50;

const number = z.coerce.number().int().nonnegative().nullish().catch(null);
const words = z.string().catch('');

const channels = z.object({
  items: z
    .array(
      z.object({
        snippet: z.object({ description: words }),
        statistics: z
          .object({ viewCount: number, subscriberCount: number, videoCount: number })
          .nullish(),
        contentDetails: z
          .object({ relatedPlaylists: z.object({ uploads: z.string() }) })
          .nullish()
          .catch(null),
      }),
    )
    .default([]),
});

const uploads = z.object({
  items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })).default([]),
});

const videos = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({
          title: words,
          channelId: z.string(),
          publishedAt: z.iso.datetime({ offset: true }),
        }),
        statistics: z
          .object({ viewCount: number, likeCount: number, commentCount: number })
          .nullish(),
      }),
    )
    .default([]),
});

interface Access {
  outbound: Outbound;
  apiKey: string;
}

/**
 * What a key of the Data API shows of any channel. How it does day by day, and how often a picture was
 * seen and followed, only its owner's own consent would tell.
 */
export function youtubeInsight(access: Access): ChannelInsight {
  const channelOf = async (channelId: string, part: string) => {
    const answer = await ask(access, 'channels', { part, id: channelId });
    const said = readAnswer(answer, channels);
    return typeof said === 'string' ? said : (said.items[0] ?? 'nothing');
  };
  const videosById = async (channelId: string, ids: readonly string[]) => {
    if (ids.length === 0) return [];
    const id = ids.slice(0, AT_ONCE).join(',');
    const said = readAnswer(
      await ask(access, 'videos', { part: 'snippet,statistics', id }),
      videos,
    );
    if (typeof said === 'string') return said;
    const own = said.items.filter(({ snippet }) => snippet.channelId === channelId);
    const found = new Map(own.map((item) => [item.id, figuresOf(item)]));
    return ids.flatMap((one) => found.get(one) ?? []);
  };
  return {
    source: 'youtube',
    async hasCode({ channelId, code }) {
      const channel = await channelOf(channelId, 'snippet');
      return typeof channel === 'string' ? channel : channel.snippet.description.includes(code);
    },
    async showsSubscriptions({ channelId }) {
      const asked = { part: 'id', maxResults: '1', channelId };
      const answer = await ask(access, 'subscriptions', asked);
      // How it answers where they are private.
      if (answer?.status === 403) return isForbidden(answer.body) ? false : 'silent';
      if (answer?.status === 404) return 'nothing';
      return answer?.status === 200 ? true : 'silent';
    },
    async figures(channelId) {
      const channel = await channelOf(channelId, 'snippet,statistics');
      if (typeof channel === 'string') return channel;
      const { statistics } = channel;
      return {
        isMonetized: null,
        views: statistics?.viewCount ?? null,
        subscribers: statistics?.subscriberCount ?? null,
        videos: statistics?.videoCount ?? null,
      };
    },
    async days() {
      return undefined;
    },
    async videos(channelId) {
      const channel = await channelOf(channelId, 'snippet,contentDetails');
      if (typeof channel === 'string') return channel;
      const playlistId = channel.contentDetails?.relatedPlaylists.uploads;
      if (playlistId === undefined) return [];
      const asked = { part: 'contentDetails', maxResults: String(AT_ONCE), playlistId };
      const listed = readAnswer(await ask(access, 'playlistItems', asked), uploads);
      if (typeof listed === 'string') return listed === 'nothing' ? [] : listed;
      const ids = listed.items.map(({ contentDetails }) => contentDetails.videoId);
      const found = await videosById(channelId, ids);
      if (typeof found === 'string') return found;
      return found.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
    },
    videosById,
  };
}

function figuresOf({ id, snippet, statistics }: z.infer<typeof videos>['items'][number]) {
  return {
    ...{ id, title: snippet.title, publishedAt: new Date(snippet.publishedAt) },
    views: statistics?.viewCount ?? null,
    likes: statistics?.likeCount ?? null,
    comments: statistics?.commentCount ?? null,
    ...{ impressions: null, clicks: null },
  } satisfies VideoFigures;
}

async function ask({ outbound, apiKey }: Access, path: string, query: Record<string, string>) {
  const url = `${API}/${path}?${new URLSearchParams(query)}`;
  try {
    // In a header, so that the key stands in no log of addresses.
    const headers = { 'x-goog-api-key': apiKey };
    return await outbound.send({ url, headers, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (error instanceof OutboundError) return undefined;
    throw error;
  }
}

type Answer = Awaited<ReturnType<typeof ask>>;

function readAnswer<Schema extends z.ZodType>(
  answer: Answer,
  schema: Schema,
): z.infer<Schema> | Unanswered {
  if (answer?.status === 404) return 'nothing';
  if (answer?.status !== 200) return 'silent';
  const said = schema.safeParse(parseJson(answer.body));
  return said.success ? said.data : 'silent';
}

/** And no other refusal, such as of a quota that is used up. */
const isForbidden = (body: Buffer): boolean => /"subscriptionForbidden"/.test(body.toString());

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
