import { LinkRegistry, type LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';
import { DISCORD } from './networks/discord.pure.ts';
import { FACEBOOK } from './networks/facebook.pure.ts';
import { INSTAGRAM } from './networks/instagram.pure.ts';
import { PINTEREST } from './networks/pinterest.pure.ts';
import { REDDIT } from './networks/reddit.pure.ts';
import { SNAPCHAT } from './networks/snapchat.pure.ts';
import { SOUNDCLOUD } from './networks/soundcloud.pure.ts';
import { SPOTIFY } from './networks/spotify.pure.ts';
import { TELEGRAM } from './networks/telegram.pure.ts';
import { THREADS } from './networks/threads.pure.ts';
import { TIKTOK } from './networks/tiktok.pure.ts';
import { TWITCH } from './networks/twitch.pure.ts';
import { X } from './networks/x.pure.ts';
import { YOUTUBE } from './networks/youtube.pure.ts';

/** By the names that their icons have as well. */
export const KNOWN_LINKS: readonly LinkNetwork[] = [
  ...[YOUTUBE, INSTAGRAM, TIKTOK, FACEBOOK, TELEGRAM, X, SPOTIFY, TWITCH, DISCORD, SOUNDCLOUD],
  ...[PINTEREST, REDDIT, THREADS, SNAPCHAT],
];

export const KNOWN_REGISTRY = new LinkRegistry(KNOWN_LINKS);
