import type { Clock } from '#core/clock.ts';
import { draws } from '#core/platform/simulation/draws.pure.ts';
import { isChannelId, readChannelLink, videoUrl } from './channel-link.ts';
import type { Channel, ChannelPost, VideoPlatform } from './video-platform.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** As many as the feed of a real channel lists. */
const MOST_LISTED = 15;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** From a channel that posts while one watches to one with a video every other day. */
const RHYTHMS_MINUTES = [3, 10, 40, 6 * 60, 20 * 60, 47 * 60];
/** In so many of its windows of ten minutes, a channel does not answer. */
const SILENT_SHARE = 0.03;
const DELETED_SHARE = 0.04;
const EDITED_SHARE = 0.1;
const TWICE_SHARE = 0.08;

const SUBJECTS = ['A day in the studio', 'How I plan a week', 'Questions and answers', 'Unboxing'];
const ADDITIONS = [
  'part one',
  'part two',
  'in ten minutes',
  'without a budget',
  'behind the scenes',
];

/**
 * Channels that are the same on every machine and post as the clock goes on. Posts are listed twice,
 * renamed and deleted, and a channel falls silent for some minutes, as with a real platform. A channel
 * with `missing` in its name is not there.
 */
export function simulatedPlatform({ clock }: { clock: Clock }): VideoPlatform {
  return {
    networks: new Set(['youtube']),
    async channelOf(url) {
      const link = readChannelLink(url);
      if (!link || /missing/i.test(link.value)) return 'nothing';
      const id = link.by === 'id' ? link.value : simulatedChannelId(link.value);
      return simulatedChannel({ id, name: link.value, url: link.url, now: clock.now() });
    },
    async recentPosts(channelId) {
      if (!isChannelId(channelId)) return 'nothing';
      const now = clock.now();
      const window = Math.floor(now.getTime() / (10 * MINUTE_MS));
      if (draws(`${channelId}/${window}`)() < SILENT_SHARE) return 'silent';
      return { posts: simulatedPosts(channelId, now), version: null };
    },
  };
}

/** The id of a channel that a link calls by a name. */
export function simulatedChannelId(name: string): string {
  return `UC${letters(`channel/${name.toLowerCase()}`, 22)}`;
}

function letters(seed: string, count: number): string {
  const next = draws(seed);
  return Array.from({ length: count }, () => LETTERS[Math.floor(next() * 64)]).join('');
}

interface Named {
  id: string;
  name: string;
  url: string;
  now: Date;
}

function simulatedChannel({ id, name, url, now }: Named): Channel {
  const next = draws(`${id}/channel`);
  const ageDays = Math.floor(400 + next() * 3_000);
  const aDay = Math.floor(2 + next() * next() * 900);
  return {
    id,
    name: isChannelId(name) ? `Channel ${id.slice(2, 7)}` : readable(name),
    url,
    picture: null,
    subscribers: aDay * (ageDays + Math.floor((now.getTime() % (365 * DAY_MS)) / DAY_MS)),
    description: null,
    createdAt: new Date(Date.UTC(2015, 0, 1) + Math.floor(next() * 3_000) * DAY_MS),
  };
}

/** `the-daily.show` is read as The daily show. */
function readable(name: string): string {
  const words = name.replace(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function rhythmMs(channelId: string): number {
  const drawn = draws(`${channelId}/rhythm`)();
  const minutes = RHYTHMS_MINUTES[Math.floor(drawn * RHYTHMS_MINUTES.length)] ?? 60;
  return minutes * MINUTE_MS;
}

/** The latest posts that are there at this moment, the newest first. */
export function simulatedPosts(channelId: string, now: Date, most = MOST_LISTED): ChannelPost[] {
  const latest = Math.floor(now.getTime() / rhythmMs(channelId));
  const found: ChannelPost[] = [];
  for (let number = latest; number > latest - 2 * most && found.length < most; number -= 1) {
    found.push(...listedOf(channelId, number, now));
  }
  return found.slice(0, most);
}

/** Nothing of what is not published yet or is gone; now and then the same one twice. */
function listedOf(channelId: string, number: number, now: Date): ChannelPost[] {
  const next = draws(`${channelId}/${number}`);
  const rhythm = rhythmMs(channelId);
  const publishedAt = new Date(Math.floor(rhythm * (number + next() * 0.6)));
  const ageMs = now.getTime() - publishedAt.getTime();
  const [deleted, edited, twice] = [next(), next(), next()];
  if (ageMs < 0 || (deleted < DELETED_SHARE && ageMs > 2 * rhythm)) return [];
  const isRenamed = edited < EDITED_SHARE && ageMs > rhythm / 2;
  const id = letters(`${channelId}/${number}/id`, 11);
  const pick = (all: readonly string[]) => all[Math.floor(next() * all.length)] ?? '';
  const title = `${pick(SUBJECTS)}, ${pick(ADDITIONS)}`;
  const post: ChannelPost = {
    id,
    url: videoUrl(id),
    title: isRenamed ? `${title} (updated)` : title,
    publishedAt,
    durationSeconds: Math.floor(40 + next() * 1_500),
    views: Math.floor((1 - Math.exp(-ageMs / (3 * DAY_MS))) * (200 + next() * 40_000)),
  };
  return twice < TWICE_SHARE ? [post, post] : [post];
}
