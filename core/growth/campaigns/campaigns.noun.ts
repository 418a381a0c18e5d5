import type { Noun } from '#core/noun.ts';
import { campaignData } from './campaign-data.ts';
import { campaignRoutes } from './campaign.routes.ts';
import { FORGETTING_SCHEDULES, forgetPositions } from './measuring/forget-positions.ts';
import { measureCampaigns, MEASURING_SCHEDULES } from './measuring/measure-campaigns.ts';
import { lookAtTariffs, TARIFF_SCHEDULES } from './tariffs/look-at-tariffs.ts';
import { mailTariff } from './tariffs/tell-of-tariff.ts';

export const campaigns: Noun = {
  routes: (api, parts) => campaignRoutes(api, parts),
  jobs: [measureCampaigns, forgetPositions, lookAtTariffs, mailTariff],
  schedules: [...MEASURING_SCHEDULES, ...FORGETTING_SCHEDULES, ...TARIFF_SCHEDULES],
  customerData: campaignData,
};
