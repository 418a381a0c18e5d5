import type { Clock } from '#core/clock.ts';
import { draws } from '#core/platform/simulation/draws.pure.ts';
import type { ChannelDay, ChannelInsight, VideoFigures } from './channel-insight.ts';
import { readChannelLink } from './channel-link.ts';
import { rhythmMs, simulatedPosts } from './simulated-platform.ts';
import type { ChannelPost } from './video-platform.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * What an imagined channel shows. A code and public subscriptions are found on the second look, so that
 * whoever tries it out sees both outcomes; those of a channel with `private` in its name never are.
 */
export function simulatedInsight({ clock }: { clock: Clock }): ChannelInsight {
  const videosOf = (channelId: string) =>
    newest(simulatedPosts(channelId, clock.now(), 50)).map((post) => videoOf(channelId, post));
  return {
    source: 'demo',
    async hasCode({ looks }) {
      return looks > 0;
    },
    async showsSubscriptions({ looks, url }) {
      return looks > 0 && !/private/i.test(readChannelLink(url)?.value ?? '');
    },
    async figures(channelId) {
      const { perDay, ageDays } = natureOf(channelId, clock.now());
      const subscribers = Math.round(perDay * ageDays * 0.012);
      return {
        ...{ views: Math.round(perDay * ageDays * 0.8), subscribers },
        videos: Math.round((ageDays * DAY_MS) / Math.max(rhythmMs(channelId), DAY_MS / 2)),
        isMonetized: subscribers >= 1_000,
      };
    },
    async days(channelId, { from, to }) {
      const days: ChannelDay[] = [];
      for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
        days.push(dayOf(channelId, new Date(at), clock.now()));
      }
      return days;
    },
    async videos(channelId) {
      return videosOf(channelId);
    },
    async videosById(channelId, ids) {
      const videos = new Map(videosOf(channelId).map((video) => [video.id, video]));
      return ids.flatMap((id) => videos.get(id) ?? []);
    },
  };
}

function natureOf(channelId: string, now: Date) {
  const next = draws(`${channelId}/insight`);
  const began = Date.UTC(2016, 0, 1) + Math.floor(next() * 3_000) * DAY_MS;
  return {
    ageDays: Math.max(30, Math.floor((now.getTime() - began) / DAY_MS)),
    perDay: Math.floor(400 + next() * next() * 14_000),
    wave: next() * 7,
  };
}

/** More on weekends, a little more with every month, and now and then a day that stands out. */
function dayOf(channelId: string, date: Date, now: Date): ChannelDay {
  const day = date.toISOString().slice(0, 10);
  const { perDay, wave } = natureOf(channelId, now);
  const next = draws(`${channelId}/${day}`);
  const isWeekend = [0, 6].includes(date.getUTCDay());
  const season = 1 + 0.25 * Math.sin(date.getTime() / DAY_MS / 30 + wave);
  const peak = next() < 0.04 ? 2.4 : 1;
  // Of today, as much as has gone by.
  const share = Math.min(1, Math.max(0, (now.getTime() - date.getTime()) / DAY_MS));
  const views = Math.round(
    perDay * (isWeekend ? 1.3 : 1) * season * peak * (0.8 + next() * 0.4) * share,
  );
  const seconds = Math.round(95 + next() * 130);
  const subscribersGained = Math.round(views * (0.008 + next() * 0.012));
  return {
    ...{ day, views, watchTimeMinutes: Math.round((views * seconds) / 60) },
    averageViewDurationPercentage: Math.round((28 + next() * 30) * 10) / 10,
    averageViewDurationSeconds: seconds,
    ...{ subscribersGained, subscribersLost: Math.round(subscribersGained * next() * 0.35) },
  };
}

/** Each once: a list of the platform may have one twice. */
function newest(posts: readonly ChannelPost[]): ChannelPost[] {
  const once = new Map(posts.map((post) => [post.id, post]));
  return [...once.values()].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
}

function videoOf(channelId: string, post: ChannelPost): VideoFigures {
  const next = draws(`${channelId}/${post.id}/figures`);
  const views = post.views ?? 0;
  // From a thumbnail that hardly anybody follows to one that every sixth viewer does.
  const rate = 0.02 + next() * 0.14;
  const clicks = Math.round(views * (0.45 + next() * 0.3));
  return {
    ...{ id: post.id, title: post.title, publishedAt: post.publishedAt, views, clicks },
    likes: Math.round(views * (0.02 + next() * 0.05)),
    comments: Math.round(views * (0.001 + next() * 0.006)),
    impressions: Math.round(clicks / rate),
  };
}
