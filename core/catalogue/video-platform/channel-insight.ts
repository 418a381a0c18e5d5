import type { Deps } from '#core/deps.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { simulatedInsight } from './simulated-insight.ts';
import { youtubeInsight } from './youtube-insight.ts';

/** There is no such thing any more, or it did not answer and may do so another time. */
export type Unanswered = 'nothing' | 'silent';

export interface ProofAsked {
  channelId: string;
  url: string;
  code: string;
  /** How often it has been looked for before. */
  looks: number;
}

/** What a channel comes to since it began; null is what is not told. */
export interface ChannelFigures {
  views: number | null;
  subscribers: number | null;
  videos: number | null;
  isMonetized: boolean | null;
}

export interface ChannelDay {
  /** `2026-01-31`, by UTC. */
  day: string;
  views: number;
  watchTimeMinutes: number;
  averageViewDurationPercentage: number;
  averageViewDurationSeconds: number;
  subscribersGained: number;
  subscribersLost: number;
}

export interface VideoFigures {
  id: string;
  title: string;
  publishedAt: Date;
  views: number | null;
  likes: number | null;
  comments: number | null;
  impressions: number | null;
  clicks: number | null;
}

interface Period {
  /** Days by UTC, both counted. */
  from: string;
  to: string;
}

/**
 * Whoever sees more of a channel than everybody is shown: what proves that it is somebody's, and how
 * it does. It never throws for what the outside does.
 */
export interface ChannelInsight {
  source: 'demo' | 'youtube';
  /** Whether the code stands in the description of the channel. */
  hasCode(asked: ProofAsked): Promise<boolean | Unanswered>;
  /** Whether everybody may see what the channel subscribes to. */
  showsSubscriptions(asked: ProofAsked): Promise<boolean | Unanswered>;
  figures(channelId: string): Promise<ChannelFigures | Unanswered>;
  /** Undefined where the source does not know of days. */
  days(channelId: string, period: Period): Promise<ChannelDay[] | undefined | Unanswered>;
  /** The newest first. */
  videos(channelId: string): Promise<VideoFigures[] | Unanswered>;
  /** Those of the channel among some, in their order. */
  videosById(channelId: string, ids: readonly string[]): Promise<VideoFigures[] | Unanswered>;
}

type InsightDeps = Pick<Deps, 'clock' | 'isDemo' | 'outbound' | 'services'>;

/** Undefined where the deployment has no key of YouTube’s Data API. */
export function channelInsight(deps: InsightDeps): ChannelInsight | undefined {
  const { clock, isDemo, outbound = createOutbound(), services } = deps;
  if (isDemo === true) return simulatedInsight({ clock });
  const apiKey = services?.youtube?.apiKey;
  return apiKey === undefined ? undefined : youtubeInsight({ outbound, apiKey });
}
