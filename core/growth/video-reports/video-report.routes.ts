import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { getChannelDays, getChannelInfo } from './report-channel.ts';
import { getVideoStatistics, listChannelVideos } from './report-videos.ts';
import * as operations from './video-report.operations.ts';

export function videoReportRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.getChannelInfo, (caller, { query }) =>
    getChannelInfo(deps, caller, query.youtube_channel_id),
  );
  handle(api, operations.getChannelDays, (caller, { query, body }) =>
    getChannelDays(deps, caller, { channelId: query.youtube_channel_id, body }),
  );
  handle(api, operations.listChannelVideos, (caller, { query }) =>
    listChannelVideos(deps, caller, query.youtube_channel_id),
  );
  handle(api, operations.getVideoStatistics, (caller, { query, body }) =>
    getVideoStatistics(deps, caller, { channelId: query.youtube_channel_id, body }),
  );
}
