import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { bigCount, count } from '#core/platform/http/wire.contract.ts';

/** More than a year at once is asked for in parts. */
export const MOST_DAYS = 366;
export const MOST_VIDEOS = 50;

const DAY_MS = 24 * 60 * 60 * 1_000;

export const channelQuery = localeQuery.extend({
  youtube_channel_id: z.string().max(100).optional().meta({
    description: 'One of the customer’s own channels that is reportable; else the first of those.',
  }),
});

const meta = z.object({
  source: z.enum(['demo', 'youtube']).meta({
    description: 'Whose figures these are; `demo` are made up, for trying things out.',
  }),
  is_available: z.boolean().meta({ description: 'Whether the source tells of them at all.' }),
  told_at: z.iso.datetime().meta({ description: 'When the source said so.' }),
});

const figure = bigCount.nullable().meta({ description: 'Null where the source does not tell it.' });
const fraction = z.number().min(0);

export const channelInfo = z
  .object({
    youtube_channel_id: z.string(),
    name: z.string(),
    views: figure,
    subscribers: figure,
    videos: figure,
    monetized: z.boolean().nullable(),
  })
  .meta({ id: 'ChannelInfo' });
export const channelInfoAnswer = z.object({ data: channelInfo, meta });

const day = z.iso.date();

export const channelDaysBody = z
  .object({
    date_start: day.meta({ description: 'The first day, by UTC.' }),
    date_end: day.meta({ description: 'The last day, by UTC.' }),
  })
  .superRefine(({ date_start: from, date_end: to }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    const refuse = (code: string) =>
      context.addIssue({ code: 'custom', params: { code }, path: ['date_end'] });
    if (days < 0) refuse('before_start');
    else if (days >= MOST_DAYS) refuse('beyond_year');
  });
export type ChannelDaysBody = z.infer<typeof channelDaysBody>;

export const channelDay = z
  .object({
    day,
    views: count,
    watchTimeMinutes: bigCount,
    averageViewDurationPercentage: fraction.meta({ description: 'Of the length of the video.' }),
    averageViewDurationSeconds: fraction,
    subscribersGained: count,
    subscribersLost: count,
  })
  .meta({ id: 'ChannelDay' });
export const channelDaysAnswer = z.object({ data: z.array(channelDay), meta });

const named = z.object({
  videoId: z.string(),
  title: z.string(),
  previewImage: z.string().meta({ description: 'The address of a picture, always on this host.' }),
  videoPublishedAt: z.iso.datetime(),
});

export const channelVideo = named.meta({ id: 'ChannelVideo' });
export const channelVideosAnswer = z.object({
  data: z.array(channelVideo).meta({ description: 'The newest first.' }),
  meta,
});

export const videoStatisticsBody = z.object({
  video_ids: z
    .array(z.string().regex(/^[\w-]{1,32}$/))
    .min(1)
    .max(MOST_VIDEOS)
    .meta({ description: 'Of videos of the channel; others are passed over.' }),
});
export type VideoStatisticsBody = z.infer<typeof videoStatisticsBody>;

export const videoStatistics = named
  .extend({
    views: figure,
    likes: figure,
    comments: figure,
    impressions: figure.meta({ description: 'How often its picture was shown.' }),
    clicks: figure,
    ctr: fraction.nullable().meta({ description: 'Clicks of a hundred impressions.' }),
  })
  .meta({ id: 'VideoStatistics' });
export const videoStatisticsAnswer = z.object({ data: z.array(videoStatistics), meta });
