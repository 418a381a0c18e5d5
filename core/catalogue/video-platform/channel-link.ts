import { KNOWN_REGISTRY } from '#core/catalogue/links/known-networks.pure.ts';
import { identifyLink } from '#core/tenancy/link-rules/identify-link.pure.ts';

/** By what a link names a channel. */
export interface ChannelLink {
  by: 'id' | 'handle' | 'user' | 'name';
  value: string;
  url: string;
}

const WAYS = [
  { by: 'id', path: /^\/channel\/([\w-]+)$/ },
  { by: 'handle', path: /^\/@([^/]+)$/ },
  { by: 'user', path: /^\/user\/([^/]+)$/ },
  { by: 'name', path: /^\/c\/([^/]+)$/ },
] as const;

/** Undefined where it is no link to a channel of YouTube. */
export function readChannelLink(text: string): ChannelLink | undefined {
  const link = identifyLink(text, { registry: KNOWN_REGISTRY });
  if (typeof link === 'string' || link.network !== 'youtube') return undefined;
  const path = decodeURIComponent(new URL(link.url).pathname);
  for (const { by, path: way } of WAYS) {
    const value = way.exec(path)?.[1];
    if (value !== undefined) return { by, value, url: link.url };
  }
  return undefined;
}

export const channelUrl = (id: string): string => `https://www.youtube.com/channel/${id}`;
export const videoUrl = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
/** How YouTube numbers its channels. */
export const isChannelId = (text: string): boolean => /^UC[\w-]{22}$/.test(text);
