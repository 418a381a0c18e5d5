import { videoUrl } from '#core/catalogue/video-platform/channel-link.ts';
import type { ChannelPost, VideoPlatform } from '#core/catalogue/video-platform/video-platform.ts';

export interface PlayedPlatform extends VideoPlatform {
  /** Publishes something; answers its id. */
  post(channel: string, at: Date, own?: Partial<ChannelPost>): string;
  remove(channel: string, id: string): void;
  /** Falls silent, or answers again. */
  setSilent(channel: string, isSilent: boolean): void;
  /** How often a channel was asked for. */
  asked(channel: string): number;
}

/** The id of a channel by its name, as tests call it. */
export const channelId = (name: string) =>
  `UC${name.replace(/\W/g, '').padEnd(22, '0').slice(0, 22)}`;
export const channelLink = (name: string) => `https://www.youtube.com/@${name}`;

let posted = 0;

/** A platform whose channels publish what a test says. */
export function playedPlatform(): PlayedPlatform {
  const channels = new Map<string, ChannelPost[]>();
  const silent = new Set<string>();
  const asked = new Map<string, number>();
  const postsOf = (id: string) => {
    const known = channels.get(id) ?? [];
    channels.set(id, known);
    return known;
  };
  return {
    networks: new Set(['youtube']),
    async channelOf(url) {
      const name = /@([^/]+)$/.exec(url)?.[1] ?? url.split('/').at(-1) ?? '';
      if (name.includes('missing')) return 'nothing';
      if (name.includes('silent')) return 'silent';
      if (name.includes('hidden')) return 'unresolved';
      const unsaid = { picture: null, subscribers: null, description: null, createdAt: null };
      return { id: channelId(name), name: `Channel ${name}`, url, ...unsaid };
    },
    async recentPosts(id) {
      asked.set(id, (asked.get(id) ?? 0) + 1);
      if (silent.has(id)) return 'silent';
      const posts = postsOf(id).slice(-15);
      // The list is in no order, and one stands there twice.
      return { posts: [...posts.toReversed(), ...posts.slice(0, 1)], version: null };
    },
    post(name, publishedAt, own = {}) {
      posted += 1;
      const id = `p${String(posted).padStart(10, '0')}`;
      const whole = { title: `Post ${posted}`, durationSeconds: null, views: null };
      postsOf(channelId(name)).push({ id, url: videoUrl(id), publishedAt, ...whole, ...own });
      return id;
    },
    remove(name, id) {
      channels.set(
        channelId(name),
        postsOf(channelId(name)).filter((post) => post.id !== id),
      );
    },
    setSilent(name, isSilent) {
      if (isSilent) silent.add(channelId(name));
      else silent.delete(channelId(name));
    },
    asked: (name) => asked.get(channelId(name)) ?? 0,
  };
}
