import {
  OutboundError,
  type Outbound,
  type OutboundAnswer,
} from '#core/platform/outbound/outbound.ts';
import { readChannelFeed } from './atom-feed.ts';
import { channelUrl, isChannelId, readChannelLink, type ChannelLink } from './channel-link.ts';
import type { Channel, VideoPlatform } from './video-platform.ts';
import { askChannel } from './youtube-data.ts';

const FEED = 'https://www.youtube.com/feeds/videos.xml?channel_id=';
const FEED_OF_USER = 'https://www.youtube.com/feeds/videos.xml?user=';
const MOST_FEED_BYTES = 512 * 1024;
/** The head of a page, where it names its feed, ends before. */
const MOST_PAGE_BYTES = 1_500_000;
const TIMEOUT_MS = 8_000;

/** YouTube's public feeds, which need no key; with a key of its Data API, also what channels are. */
export function youtubePlatform({
  outbound,
  apiKey,
}: {
  outbound: Outbound;
  apiKey: string | undefined;
}): VideoPlatform {
  return {
    networks: new Set(['youtube']),
    async channelOf(url) {
      const link = readChannelLink(url);
      if (!link) return 'nothing';
      if (apiKey !== undefined && link.by !== 'name') return askChannel(outbound, apiKey, link);
      const found = await channelIdOf(outbound, link);
      return typeof found === 'string' ? found : channelByFeed(outbound, found.id);
    },
    async recentPosts(channelId, known) {
      if (!isChannelId(channelId)) return 'nothing';
      const version = known?.version ?? null;
      const answer = await ask(outbound, `${FEED}${channelId}`, {
        mostBytes: MOST_FEED_BYTES,
        ...(version !== null && { headers: { 'if-none-match': version } }),
      });
      if (answer?.status === 304) return 'unchanged';
      const feed = readAnswer(answer);
      return typeof feed === 'string'
        ? feed
        : { posts: feed.posts, version: answer?.version ?? null };
    },
  };
}

type Unanswered = 'nothing' | 'silent';

/**
 * 404 may as well be an outage of the feeds, which have had such; who asks for posts asks again later
 * in either case.
 */
function readAnswer(answer: OutboundAnswer | undefined) {
  if (answer?.status === 404) return 'nothing' as const;
  if (answer?.status !== 200) return 'silent' as const;
  return readChannelFeed(answer.body.toString()) ?? ('silent' as const);
}

async function channelByFeed(outbound: Outbound, id: string): Promise<Channel | Unanswered> {
  const feed = readAnswer(await ask(outbound, `${FEED}${id}`, { mostBytes: MOST_FEED_BYTES }));
  if (typeof feed === 'string') return feed;
  const unsaid = { picture: null, subscribers: null, description: null, createdAt: null };
  return { id, name: feed.title ?? id, url: channelUrl(id), ...unsaid };
}

/** The page of a channel names its feed, as pages do for feed readers. */
async function channelIdOf(
  outbound: Outbound,
  { by, value, url }: ChannelLink,
): Promise<{ id: string } | Unanswered | 'unresolved'> {
  if (by === 'id') return isChannelId(value) ? { id: value } : 'nothing';
  const isUser = by === 'user';
  const address = isUser ? `${FEED_OF_USER}${encodeURIComponent(value)}` : url;
  const answer = await ask(outbound, address, { mostBytes: MOST_PAGE_BYTES, isCut: true });
  if (answer?.status === 404) return 'nothing';
  if (!answer || answer.status === 429 || answer.status >= 500) return 'silent';
  const named = isUser ? /<yt:channelId>(UC[\w-]{22})</ : /videos\.xml\?channel_id=(UC[\w-]{22})"/;
  // Where it asks for a consent first, nobody without its id finds the channel.
  const id = named.exec(answer.body.toString())?.[1];
  return id === undefined ? 'unresolved' : { id };
}

type Asked = Omit<Parameters<Outbound['send']>[0], 'url'>;

async function ask(
  outbound: Outbound,
  url: string,
  asked: Asked,
): Promise<OutboundAnswer | undefined> {
  try {
    return await outbound.send({ url, timeoutMs: TIMEOUT_MS, ...asked });
  } catch (error) {
    if (error instanceof OutboundError) return undefined;
    throw error;
  }
}
