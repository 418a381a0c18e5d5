/** The networks with a mark, by their names in lower case, without spaces and signs. */
export const MARKED_NETWORKS = {
  applemusic: 'Apple Music',
  audiomack: 'Audiomack',
  bandcamp: 'Bandcamp',
  bilibili: 'Bilibili',
  bluesky: 'Bluesky',
  clubhouse: 'Clubhouse',
  dailymotion: 'Dailymotion',
  deezer: 'Deezer',
  discord: 'Discord',
  facebook: 'Facebook',
  github: 'GitHub',
  google: 'Google',
  googlemaps: 'Google Maps',
  googleplay: 'Google Play',
  instagram: 'Instagram',
  kick: 'Kick',
  line: 'LINE',
  mastodon: 'Mastodon',
  medium: 'Medium',
  messenger: 'Messenger',
  mixcloud: 'Mixcloud',
  naver: 'Naver',
  odnoklassniki: 'Odnoklassniki',
  patreon: 'Patreon',
  pinterest: 'Pinterest',
  producthunt: 'Product Hunt',
  quora: 'Quora',
  reddit: 'Reddit',
  rumble: 'Rumble',
  shazam: 'Shazam',
  snapchat: 'Snapchat',
  soundcloud: 'SoundCloud',
  spotify: 'Spotify',
  steam: 'Steam',
  telegram: 'Telegram',
  threads: 'Threads',
  tidal: 'TIDAL',
  tiktok: 'TikTok',
  tripadvisor: 'Tripadvisor',
  trustpilot: 'Trustpilot',
  tumblr: 'Tumblr',
  twitch: 'Twitch',
  viber: 'Viber',
  vimeo: 'Vimeo',
  vk: 'VK',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
  zalo: 'Zalo',
} as const;

export type NetworkMark = keyof typeof MARKED_NETWORKS;

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
  return Object.hasOwn(MARKED_NETWORKS, name);
}
