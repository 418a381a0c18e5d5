/** How a network looks that a shop does not have yet; called as `app/ui` knows its mark. */
export interface KnownNetwork {
  slug: string;
  name: string;
  color: string;
  type: string;
  url_placeholder: string;
  icon: string;
}

/** By their slugs, which are the names of their icons: name, colour, kind and a link of theirs. */
const TABLE: Readonly<Record<string, readonly [string, string, string, string]>> = {
  youtube: ['YouTube', '#FF0000', 'video', 'https://www.youtube.com/watch?v='],
  instagram: ['Instagram', '#E4405F', 'pictures', 'https://www.instagram.com/p/'],
  tiktok: ['TikTok', '#010101', 'video', 'https://www.tiktok.com/@name/video/'],
  facebook: ['Facebook', '#0866FF', 'pictures', 'https://www.facebook.com/'],
  telegram: ['Telegram', '#26A5E4', 'messages', 'https://t.me/channel/'],
  x: ['X', '#000000', 'messages', 'https://x.com/name/status/'],
  spotify: ['Spotify', '#1DB954', 'music', 'https://open.spotify.com/track/'],
  twitch: ['Twitch', '#9146FF', 'video', 'https://www.twitch.tv/'],
  discord: ['Discord', '#5865F2', 'messages', 'https://discord.gg/'],
  soundcloud: ['SoundCloud', '#FF5500', 'music', 'https://soundcloud.com/name/'],
  pinterest: ['Pinterest', '#BD081C', 'pictures', 'https://www.pinterest.com/pin/'],
  reddit: ['Reddit', '#FF4500', 'messages', 'https://www.reddit.com/comments/'],
  threads: ['Threads', '#101010', 'messages', 'https://www.threads.com/@name/post/'],
  snapchat: ['Snapchat', '#C7B800', 'pictures', 'https://www.snapchat.com/add/'],
};

export const KNOWN_NETWORKS: readonly KnownNetwork[] = Object.entries(TABLE).map(
  ([slug, [name, color, type, url_placeholder]]) => ({
    slug,
    name,
    color,
    type,
    url_placeholder,
    icon: slug,
  }),
);

/** A network that nobody knows, or the one of what belongs to none. */
export function unknownNetwork(slug: string, name: string): KnownNetwork {
  return {
    slug,
    name,
    color: '#5B6770',
    type: 'other',
    url_placeholder: 'https://',
    icon: 'globe',
  };
}

/** Other words that mean a network, by its slug. */
export const NETWORK_WORDS: Readonly<Record<string, readonly string[]>> = { x: ['twitter'] };
