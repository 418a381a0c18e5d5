import type { NetworkMark } from './network-names.ts';

/** Every visitor loads them, so the names that people read stand apart. */
const MARKS: ReadonlySet<string> = new Set(
  [
    'applemusic audiomack bandcamp bilibili bluesky clubhouse dailymotion deezer discord facebook',
    'github google googlemaps googleplay instagram kick line mastodon medium messenger mixcloud',
    'naver odnoklassniki patreon pinterest producthunt quora reddit rumble shazam snapchat',
    'soundcloud spotify steam telegram threads tidal tiktok tripadvisor trustpilot tumblr twitch',
    'viber vimeo vk whatsapp x youtube zalo',
  ].flatMap((line) => line.split(' ')),
);

/** Other names that people and price lists use for the same network. */
const ALIASES: Record<string, NetworkMark | undefined> = {
  fb: 'facebook',
  googlebusiness: 'googlemaps',
  ig: 'instagram',
  ok: 'odnoklassniki',
  okru: 'odnoklassniki',
  tg: 'telegram',
  twitter: 'x',
  vkontakte: 'vk',
  xtwitter: 'x',
  yt: 'youtube',
};

/** Absent for a network whose mark may not be shown, or that nobody here has heard of. */
export function networkMark(name: string): NetworkMark | undefined {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const known = Object.hasOwn(ALIASES, plain) ? (ALIASES[plain] ?? plain) : plain;
  return isMark(known) ? known : undefined;
}

function isMark(name: string): name is NetworkMark {
  return MARKS.has(name);
}
