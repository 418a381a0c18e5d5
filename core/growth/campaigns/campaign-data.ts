import { formatAmount } from '#core/money/money.ts';
import type { CustomerData, CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { listCampaignsOf, removeCampaignsOf } from './campaign.store.ts';
import { MOST_CAMPAIGNS } from './campaign-rules.pure.ts';
import { readTracked } from './keyword.store.ts';
import { readPositionsOf } from './measuring/position.store.ts';
import { endTariff } from './tariffs/end-tariff.ts';
import { findLatestTariff, listTariffsOf, lockPlanOf } from './tariffs/tariff.store.ts';

const AT_ONCE = 2_000;

/** What is kept of a customer: plans stay, for the books; campaigns go with the account. */
export const campaignData: CustomerData = {
  export: async (trx, customer) => ({
    campaign_tariffs: await exportTariffs(trx, customer),
    campaigns: await exportCampaigns(trx, customer),
  }),
  exportPages: {
    async campaign_positions(trx, { instanceId, customerId }, after) {
      const asked = { instanceId, customerId, after: after?.split('/'), most: AT_ONCE };
      const found = await readPositionsOf(trx, asked);
      const last = lastOfFull(found, AT_ONCE);
      return {
        rows: found.map((row) => ({
          ...{ campaign_id: String(row.campaign_id), country_id: row.country_id },
          ...{ date: row.measured_on, keyword: row.keyword, position: row.position },
        })),
        next:
          last && [last.campaign_id, last.country_id, last.measured_on, last.keyword_id].join('/'),
      };
    },
  },
  async close({ trx, clock }, { instanceId, customerId }) {
    await lockPlanOf(trx, { instanceId, customerId });
    const row = await findLatestTariff(trx, { instanceId, customerId });
    if (row && row.status !== 'ended') await endTariff({ trx, clock, instanceId }, row);
  },
  erase: ({ trx }, customer) => removeCampaignsOf(trx, customer),
};

async function exportTariffs(trx: Trx, customer: CustomerOf): Promise<object[]> {
  const rows = await listTariffsOf(trx, customer);
  return rows.map((row) => ({
    plan: String(localize(row.plan_name, DEFAULT_LANGUAGE)),
    ...{ keywords_limit: row.keywords_limit, price: formatAmount(row.price_micro) },
    ...{ status: row.status, renews: row.renews, months: row.months },
    paid: formatAmount(row.paid_total_micro),
    ...{ created_at: row.created_at, paid_until: row.paid_until, ended_at: row.ended_at },
  }));
}

async function exportCampaigns(trx: Trx, customer: CustomerOf): Promise<object[]> {
  const { instanceId } = customer;
  const { rows } = await listCampaignsOf(trx, {
    ...{ ...customer, status: undefined, track: undefined, search: undefined },
    ...{ by: 'id', direction: 'asc', most: MOST_CAMPAIGNS, skipped: 0 },
  });
  const keywords = await readTracked(trx, { instanceId, ids: rows.map(({ id }) => id) });
  return rows.map((row) => ({
    ...{ id: String(row.id), url: row.url, countries: row.countries, track: row.track },
    keywords: keywords.filter(({ campaign_id: of }) => of === row.id).map(({ keyword }) => keyword),
    ...{ status: row.status, created_at: row.created_at, measured_at: row.measured_at },
  }));
}
