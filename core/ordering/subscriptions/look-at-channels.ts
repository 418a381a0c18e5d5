import { z } from 'zod';
import {
  videoPlatform,
  type ChannelPost,
  type VideoPlatform,
} from '#core/catalogue/video-platform/video-platform.ts';
import type { Deps } from '#core/deps.ts';
import { inLanes } from '#core/platform/concurrency/in-lanes.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import {
  changeChannel,
  forgetUnsubscribed,
  lockChannel,
  takeDueChannels,
  type WatchedChannel,
} from './channel.store.ts';
import { nextLookAt } from './next-look.pure.ts';
import { insertSightings } from './post.store.ts';

const AT_ONCE = 100;
const LANES = 6;
/** Longer than a platform may take to answer, and all before it in its lane. */
const LEASE_MS = 5 * 60_000;

/**
 * Looks for new posts of the channels that are subscribed, each once for all who have subscribed it.
 * What a failing platform has listed before stays known: every post was written down when it was seen.
 */
export const lookAtChannels = defineJob({
  kind: 'look-at-channels',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    const platform = videoPlatform(deps);
    for (;;) {
      const now = deps.clock.now();
      const leaseUntil = new Date(now.getTime() + LEASE_MS);
      const due = await deps.db.asSystem((trx) =>
        takeDueChannels(trx, { now, leaseUntil, most: AT_ONCE }),
      );
      await inLanes(LANES, due, async (channel) => {
        if (!signal.aborted) await lookAt(deps, platform, channel);
      });
      if (due.length < AT_ONCE || signal.aborted) return;
    }
  },
});

async function lookAt(deps: Deps, platform: VideoPlatform, channel: WatchedChannel): Promise<void> {
  const { version } = channel;
  try {
    const told = await platform.recentPosts(channel.channel_id, { version });
    await deps.db.inInstance(channel.instance_id, (trx) => keep(trx, deps, { channel, told }));
  } catch (error) {
    // It is looked at again when the lease is over.
    deps.log.error({ err: error, channel: channel.channel_id }, 'A channel was not looked at');
  }
}

interface Told {
  channel: WatchedChannel;
  told: Awaited<ReturnType<VideoPlatform['recentPosts']>>;
}

async function keep(trx: Trx, deps: Deps, { channel: asked, told }: Told): Promise<void> {
  const channel = await lockChannel(trx, asked);
  if (!channel || (await forgetUnsubscribed(trx, channel))) return;
  const now = deps.clock.now();
  const isDemo = deps.isDemo === true;
  const next = (failures: number, latest: Date | null) => ({
    failures,
    next_look_at: nextLookAt({ now, failures, latest, isDemo, seed: channel.channel_id }),
    updated_at: now,
  });
  if (told === 'silent' || told === 'nothing') {
    await changeChannel(trx, channel, next(channel.failures + 1, channel.last_published_at));
    return;
  }
  // Somebody has subscribed while it was asked: what is listed is not known to them.
  if (told === 'unchanged') {
    const isStale = channel.version !== asked.version;
    const again = isStale ? { next_look_at: now } : next(0, channel.last_published_at);
    await changeChannel(trx, channel, again);
    return;
  }
  const posts = published(told.posts, now);
  const listed = posts.map(({ id }) => id).join(' ');
  if (listed !== channel.listed) await note(trx, { channel, posts, now });
  const latest = posts.at(-1)?.publishedAt ?? channel.last_published_at;
  await changeChannel(trx, channel, {
    ...next(0, latest),
    ...{ version: told.version, listed, last_published_at: latest },
  });
}

interface Noted {
  channel: WatchedChannel;
  posts: ChannelPost[];
  now: Date;
}

function note(trx: Trx, { channel, posts, now }: Noted): Promise<void> {
  return insertSightings(trx, {
    ...{ instanceId: channel.instance_id, platform: channel.platform },
    ...{ channelId: channel.channel_id, posts, at: now },
  });
}

/** Each once, the oldest first; what is announced for later is not there yet. */
function published(posts: readonly ChannelPost[], now: Date): ChannelPost[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  return [...byId.values()]
    .filter(({ publishedAt }) => publishedAt <= now)
    .sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || (a.id < b.id ? -1 : 1));
}
