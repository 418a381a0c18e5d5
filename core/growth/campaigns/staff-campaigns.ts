import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { Language } from '#locales/languages.ts';
import type { Campaign } from './campaign.contract.ts';
import { countTracked, listCampaignsOf } from './campaign.store.ts';
import { showCampaigns } from './show-campaign.ts';
import { showTariff } from './tariffs/show-tariff.ts';
import type { CampaignTariff } from './tariffs/tariff.contract.ts';
import { findLatestTariff } from './tariffs/tariff.store.ts';

interface Asked {
  customerId: bigint;
  language: Language;
  /** The latest. */
  most: number;
}

interface ForStaff {
  tariff: CampaignTariff | null;
  tracked_keywords: number;
  campaigns: Campaign[];
}

/** The plan of a customer and what is measured for them, as staff see it. */
export async function campaignsForStaff(
  own: LedgerDeps,
  { customerId, language, most }: Asked,
): Promise<ForStaff> {
  const { trx, instanceId } = own;
  const holder = { instanceId, customerId };
  const row = await findLatestTariff(trx, holder);
  const { rows } = await listCampaignsOf(trx, {
    ...{ ...holder, status: undefined, track: undefined, search: undefined },
    ...{ by: 'id', direction: 'desc', most, skipped: 0 },
  });
  return {
    tariff: row ? showTariff(row, language) : null,
    tracked_keywords: await countTracked(trx, holder),
    campaigns: await showCampaigns(own, rows),
  };
}
