import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  channelDaysAnswer,
  channelDaysBody,
  channelInfoAnswer,
  channelQuery,
  channelVideosAnswer,
  videoStatisticsAnswer,
  videoStatisticsBody,
} from './video-report.contract.ts';

const CHANNELS = '/api/v1/youtube-reporting/channels';
const tag = 'Channels';

/** They read, though they are sent as if they did not. */
const reads = {
  method: 'POST',
  tag,
  who: customer({ frozen: 'allowed' }),
  paused: 'allowed',
  limit: { name: 'video-reports', capacity: 60, refillSeconds: 2 },
  query: channelQuery,
  refuses: ['not_found', 'channel_unverified', 'unavailable'],
} as const;

export const getChannelInfo = operation({
  ...reads,
  id: 'getChannelInfo',
  path: `${CHANNELS}/info`,
  summary: 'What a channel of the customer comes to since it began.',
  answer: channelInfoAnswer,
});

export const getChannelDays = operation({
  ...reads,
  id: 'getChannelDays',
  path: `${CHANNELS}/statistics-daily`,
  summary: 'What a channel of the customer comes to day by day.',
  body: channelDaysBody,
  answer: channelDaysAnswer,
  answered: 'A row for each day; none where the source does not tell of days.',
});

export const listChannelVideos = operation({
  ...reads,
  id: 'listChannelVideos',
  path: `${CHANNELS}/videos/info`,
  summary: 'The newest videos of a channel of the customer.',
  answer: channelVideosAnswer,
});

export const getVideoStatistics = operation({
  ...reads,
  id: 'getVideoStatistics',
  path: `${CHANNELS}/videos/statistics`,
  summary: 'What some videos of a channel of the customer come to.',
  body: videoStatisticsBody,
  answer: videoStatisticsAnswer,
});
