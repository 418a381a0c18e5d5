import type { LinkShape } from '#core/catalogue/links/link-shapes.pure.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';

/** How often the positions of a campaign are measured. */
export const TRACKS = ['on_demand', 'daily', 'weekly', 'monthly'] as const;
export type Track = (typeof TRACKS)[number];

/** Measured; paused by its customer; stopped, since no plan pays for it. */
export const CAMPAIGN_STATUSES = ['active', 'paused', 'stopped'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** The network whose search is looked through, and what of it can be found there. */
export const SEARCHED_NETWORK = 'youtube';
export const SEARCHED_SHAPES: ReadonlySet<LinkShape> = new Set([
  'video',
  'short',
  'live',
  'channel',
]);

export const LONGEST_KEYWORD = 80;
/** Of one campaign. */
export const MOST_KEYWORDS = 100;
export const MOST_COUNTRIES = 10;
/** Of one customer, however they stand. */
export const MOST_CAMPAIGNS = 200;

/** A year of history, and a day for those that are measured at its ends. */
export const KEPT_DAYS = 366;
/** So far back goes what is shown beside a day. */
export const SHOWN_DAYS = 90;

const HOUR_MS = 60 * 60 * 1000;

/** A campaign is measured on demand at most once in this time. */
export const MEASURED_AGAIN_MS = HOUR_MS;

/** Each puts work for hundreds of searches into the queue. */
export const MEASURED_ON_DEMAND: Limit = {
  name: 'campaign-measured',
  capacity: 20,
  refillSeconds: 360,
};
export const CAMPAIGNS_CHANGED: Limit = {
  name: 'campaign-changed',
  capacity: 60,
  refillSeconds: 30,
};

const DAY_MS = 24 * HOUR_MS;

/** When a campaign is measured again after it was; never by itself where that is asked for. */
export function nextMeasuring(track: Track, measuredAt: Date): Date | null {
  switch (track) {
    case 'on_demand':
      return null;
    case 'daily':
      return new Date(measuredAt.getTime() + DAY_MS);
    case 'weekly':
      return new Date(measuredAt.getTime() + 7 * DAY_MS);
    case 'monthly':
      return new Date(measuredAt.getTime() + 30 * DAY_MS);
  }
}

/** Keywords as people write them, a line each: without spaces that say nothing, each once. */
export function readKeywords(written: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const line of written.flatMap((text) => text.split(/[\r\n,;、，]/))) {
    const keyword = line.normalize('NFC').replace(/\s+/g, ' ').trim();
    const sameAs = keywordKey(keyword);
    if (keyword !== '' && !found.has(sameAs)) found.set(sameAs, keyword);
  }
  return [...found.values()];
}

/** A search makes no difference between them. */
export const keywordKey = (keyword: string): string => keyword.toLowerCase();

/** The day of a moment, as positions are kept by. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
