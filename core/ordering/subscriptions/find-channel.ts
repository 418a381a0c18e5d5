import { KNOWN_REGISTRY } from '#core/catalogue/links/known-networks.pure.ts';
import {
  videoPlatform,
  type Channel,
  type VideoPlatform,
} from '#core/catalogue/video-platform/video-platform.ts';
import type { Deps } from '#core/deps.ts';
import type { PlainCode } from '#core/errors.ts';
import { identifyLink, type LinkProblem } from '#core/tenancy/link-rules/identify-link.pure.ts';

export interface FoundChannel {
  platform: string;
  channel: Channel;
}

const PROBLEMS = {
  unreadable: 'link_unreadable',
  shortened: 'link_shortened',
  unknown_network: 'link_elsewhere',
  unknown_page: 'not_a_channel',
} as const satisfies Record<LinkProblem, PlainCode>;

const UNANSWERED = {
  nothing: 'channel_not_found',
  silent: 'channel_silent',
  unresolved: 'channel_unresolved',
} as const satisfies Record<
  Extract<Awaited<ReturnType<VideoPlatform['channelOf']>>, string>,
  PlainCode
>;

/** The channel that a link leads to, or why it cannot be subscribed. */
export async function findChannel(deps: Deps, text: string): Promise<FoundChannel | PlainCode> {
  const platform = videoPlatform(deps);
  // A name alone is of the network that can be watched.
  const [network] = platform.networks;
  const link = identifyLink(text, { registry: KNOWN_REGISTRY, network });
  if (typeof link === 'string') return PROBLEMS[link];
  if (!platform.networks.has(link.network)) return 'network_not_watched';
  if (link.shape !== 'channel') return 'not_a_channel';
  const channel = await platform.channelOf(link.url);
  if (typeof channel === 'string') return UNANSWERED[channel];
  return { platform: link.network, channel };
}
