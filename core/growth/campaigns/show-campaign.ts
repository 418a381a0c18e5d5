import { readSnippets } from '#core/catalogue/snippets/snippets-of-links.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { Campaign } from './campaign.contract.ts';
import type { CampaignRow } from './campaign.store.ts';
import { MEASURED_AGAIN_MS } from './campaign-rules.pure.ts';
import { readTracked } from './keyword.store.ts';

/** What the network is called, beside what a link says. */
const NETWORK = 'YouTube';

/** Campaigns as their customer sees them. */
export async function showCampaigns(
  { trx, clock, instanceId }: LedgerDeps,
  rows: readonly CampaignRow[],
): Promise<Campaign[]> {
  const ids = rows.map(({ id }) => id);
  const keywords = await readTracked(trx, { instanceId, ids });
  const snippetOf = await readSnippets(trx, { instanceId, urls: rows.map(({ url }) => url) });
  const now = clock.now();
  return rows.map((row) => ({
    id: Number(row.id),
    url: row.url,
    snippet: snippetOf({ url: row.url, network: NETWORK }),
    countries: row.countries,
    track: row.track,
    keywords: keywords.filter(({ campaign_id: of }) => of === row.id).map(({ keyword }) => keyword),
    status: row.status,
    created_at: row.created_at.toISOString(),
    measured_at: row.measured_at?.toISOString() ?? null,
    next_measuring_at: row.next_measure_at?.toISOString() ?? null,
    has_failed: row.failures > 0,
    best_position: row.best_position,
    change: placesWon(row.best_before, row.best_position),
    actions: {
      activate: row.status !== 'active',
      pause: row.status === 'active',
      measure: row.status === 'active' && !isDue(row, now) && againAt(row, now) === null,
    },
    measurable_at: againAt(row, now)?.toISOString() ?? null,
  }));
}

/** Null where there is nothing to compare. */
export const placesWon = (before: number | null, now: number | null): number | null =>
  before === null || now === null ? null : before - now;

export const isDue = ({ next_measure_at: next }: CampaignRow, now: Date): boolean =>
  next !== null && next <= now;

/** When it can be measured on demand again, where that is later. */
export function againAt({ measured_at: at }: CampaignRow, now: Date): Date | null {
  const again = at && new Date(at.getTime() + MEASURED_AGAIN_MS);
  return again && again > now ? again : null;
}
