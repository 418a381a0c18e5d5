import type { AppLoadContext } from '@remix-run/node';
import type { VideoAccount } from '#core/growth/video-accounts/video-account.contract.ts';
import { listVideoAccounts } from '#core/growth/video-accounts/video-account.operations.ts';
import {
  getChannelDays,
  getChannelInfo,
  getVideoStatistics,
  listChannelVideos,
} from '#core/growth/video-reports/video-report.operations.ts';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { channelConstraint } from './channel-forms.server.ts';
import { FIRST_PERIOD, PERIODS } from './periods.ts';

const MOST_VIDEOS = 3;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The channels of a customer, and how the chosen one of the verified does. */
export async function statisticsPage(context: AppLoadContext, query: URLSearchParams) {
  const own = await unlessAway(context.core.call(listVideoAccounts));
  const accounts = own?.data ?? [];
  const reportable = accounts.filter(({ is_reportable: isReportable }) => isReportable);
  const asked = query.get('channel');
  const chosen = reportable.find(({ youtube_channel_id: id }) => id === asked) ?? reportable.at(0);
  const days = PERIODS.find((period) => String(period) === query.get('days')) ?? FIRST_PERIOD;
  return {
    ...pageText(context, 'channel-statistics'),
    banners: routeBanners(context, 'channel-statistics', query),
    own,
    reportable,
    constraint: channelConstraint,
    days,
    chosen,
    report: chosen && (await reportOf(context, { account: chosen, days })),
  };
}

interface Reported {
  account: VideoAccount;
  days: number;
}

/** Its figures, or why there are none at the moment. */
async function reportOf(context: AppLoadContext, { account, days }: Reported) {
  const { core, moment } = context;
  const query = { youtube_channel_id: account.youtube_channel_id };
  const dayBefore = (count: number) =>
    new Date(moment.now - count * DAY_MS).toISOString().slice(0, 10);
  // Today has only begun.
  const body = { date_start: dayBefore(days), date_end: dayBefore(1) };
  try {
    const [info, daily, listed] = await Promise.all([
      core.call(getChannelInfo, { query }),
      core.call(getChannelDays, { query, body }),
      core.call(listChannelVideos, { query }),
    ]);
    const ids = listed.data.slice(0, MOST_VIDEOS).map(({ videoId }) => videoId);
    const videos =
      ids.length === 0
        ? []
        : (await core.call(getVideoStatistics, { query, body: { video_ids: ids } })).data;
    return {
      state: 'told',
      ...{ info: info.data, isMadeUp: info.meta.source === 'demo' },
      ...{ days: daily.data, hasDays: daily.meta.is_available, videos },
    } as const;
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    if (error.status === 404) return { state: 'gone' } as const;
    if (error.status === 429 || error.status >= 500) return { state: 'failed' } as const;
    throw error;
  }
}

type Report = Awaited<ReturnType<typeof reportOf>>;
export type ToldReport = Extract<Report, { state: 'told' }>;
export type StatisticsPage = Awaited<ReturnType<typeof statisticsPage>>;
export type OwnChannels = NonNullable<StatisticsPage['own']>;
