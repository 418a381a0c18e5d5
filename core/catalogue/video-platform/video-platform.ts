import type { Deps } from '#core/deps.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { videoUrl } from './channel-link.ts';
import { simulatedPlatform } from './simulated-platform.ts';
import { youtubePlatform } from './youtube-platform.ts';

/** A channel as its platform shows it to everybody; null is what was not said. */
export interface Channel {
  /** As the platform knows it, whatever it is called. */
  id: string;
  name: string;
  url: string;
  picture: string | null;
  subscribers: number | null;
  description: string | null;
  createdAt: Date | null;
}

/** Something that a channel has published. */
export interface ChannelPost {
  id: string;
  url: string;
  title: string;
  publishedAt: Date;
  durationSeconds: number | null;
  views: number | null;
}

export interface RecentPosts {
  /** In no order, and one may stand there twice. */
  posts: ChannelPost[];
  /** What tells this list from a later one, if the platform says so. */
  version: string | null;
}

/** There is no such channel. */
type Nothing = 'nothing';
/** It did not answer, and may do so another time. */
type Silent = 'silent';

/** Whoever knows of channels and of what they publish. It never throws for what the outside does. */
export interface VideoPlatform {
  /** The networks of the link registry whose channels it knows. */
  networks: ReadonlySet<string>;
  /** `unresolved` where only the id of the channel would lead to it. */
  channelOf(url: string): Promise<Channel | Nothing | Silent | 'unresolved'>;
  /** The latest posts; `unchanged` where they are those of the version that is known. */
  recentPosts(
    channelId: string,
    known?: { version: string | null },
  ): Promise<RecentPosts | Nothing | Silent | 'unchanged'>;
}

/** A post of each of its networks, to find out what can be ordered for posts. */
export const EXAMPLE_POSTS: Readonly<Record<string, string>> = {
  youtube: videoUrl('dQw4w9WgXcQ'),
};

/** How a channel of each is linked to, to show it where one is asked for. */
export const EXAMPLE_CHANNELS: Readonly<Record<string, string>> = {
  youtube: 'https://www.youtube.com/@your-channel',
};

type PlatformDeps = Pick<Deps, 'clock' | 'isDemo' | 'outbound' | 'services' | 'videoPlatform'>;

/** A demo makes no requests to networks. */
export function videoPlatform(deps: PlatformDeps): VideoPlatform {
  const { clock, isDemo, outbound = createOutbound(), services } = deps;
  if (deps.videoPlatform) return deps.videoPlatform;
  if (isDemo === true) return simulatedPlatform({ clock });
  return youtubePlatform({ outbound, apiKey: services?.youtube?.apiKey });
}
