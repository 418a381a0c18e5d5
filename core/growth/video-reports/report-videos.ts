import type { z } from 'zod';
import { askForSnippets, readSnippets } from '#core/catalogue/snippets/snippets-of-links.ts';
import type { VideoFigures } from '#core/catalogue/video-platform/channel-insight.ts';
import { videoUrl } from '#core/catalogue/video-platform/channel-link.ts';
import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { toldOf } from './kept-answers.ts';
import { answered, requireInsight, requireReportable } from './reported-channel.ts';
import type {
  channelVideosAnswer,
  videoStatisticsAnswer,
  VideoStatisticsBody,
} from './video-report.contract.ts';

const MOST_LISTED = 15;

/** The newest first. */
export async function listChannelVideos(
  deps: Deps,
  caller: CustomerCaller,
  channelId: string | undefined,
): Promise<z.infer<typeof channelVideosAnswer>> {
  const { channelId: id } = await requireReportable(deps, caller, channelId);
  const insight = requireInsight(deps);
  const { told, at } = await toldOf(deps, `videos ${id}`, async () =>
    answered(await insight.videos(id)).slice(0, MOST_LISTED),
  );
  const imageOf = await imagesOf(deps, caller, told);
  return {
    data: told.map((video) => named(video, imageOf)),
    meta: { source: insight.source, is_available: true, told_at: at.toISOString() },
  };
}

interface StatisticsAsked {
  channelId: string | undefined;
  body: VideoStatisticsBody;
}

/** Of each video once, in the order that was asked for. */
export async function getVideoStatistics(
  deps: Deps,
  caller: CustomerCaller,
  { channelId, body }: StatisticsAsked,
): Promise<z.infer<typeof videoStatisticsAnswer>> {
  const { channelId: id } = await requireReportable(deps, caller, channelId);
  const insight = requireInsight(deps);
  const ids = [...new Set(body.video_ids)];
  const { told, at } = await toldOf(deps, `statistics ${id} ${ids.join()}`, async () =>
    answered(await insight.videosById(id, ids)),
  );
  const imageOf = await imagesOf(deps, caller, told);
  return {
    data: told.map((video) => ({
      ...named(video, imageOf),
      ...{ views: video.views, likes: video.likes, comments: video.comments },
      ...{ impressions: video.impressions, clicks: video.clicks, ctr: rateOf(video) },
    })),
    meta: { source: insight.source, is_available: true, told_at: at.toISOString() },
  };
}

type ImageOf = (id: string) => string;

const named = ({ id, title, publishedAt }: VideoFigures, imageOf: ImageOf) => ({
  ...{ videoId: id, title, previewImage: imageOf(id) },
  videoPublishedAt: publishedAt.toISOString(),
});

/** Pictures of this host alone: what a network shows of a video is fetched once and kept. */
async function imagesOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId }: CustomerCaller,
  videos: readonly VideoFigures[],
): Promise<ImageOf> {
  const urls = videos.map(({ id }) => videoUrl(id));
  const snippetOf = await db.inInstance(instanceId, async (trx) => {
    await askForSnippets(trx, { instanceId, urls, at: clock.now() });
    return readSnippets(trx, { instanceId, urls });
  });
  return (id) => snippetOf({ url: videoUrl(id), network: 'YouTube' }).thumbnail;
}

/** With two digits behind the point. */
function rateOf({ clicks, impressions }: VideoFigures): number | null {
  if (clicks === null || impressions === null || impressions === 0) return null;
  return Math.round((clicks / impressions) * 10_000) / 100;
}
