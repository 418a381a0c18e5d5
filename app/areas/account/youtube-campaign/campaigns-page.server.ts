import type { AppLoadContext } from '@remix-run/node';
import {
  CAMPAIGN_STATUSES,
  type CampaignStatus,
} from '#core/growth/campaigns/campaign-rules.pure.ts';
import { listCampaigns } from '#core/growth/campaigns/campaign.operations.ts';
import { getCampaignSubscription } from '#core/growth/campaigns/tariffs/tariff.operations.ts';

const PER_PAGE = 20;
const LONGEST_SEARCH = 200;

export interface CampaignChoice {
  page: number;
  status: CampaignStatus | undefined;
  search: string;
}

/** What the address asks for; what means nothing in it asks for nothing. */
export function choiceOf(query: URLSearchParams): CampaignChoice {
  const written = query.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 1,
    status: CAMPAIGN_STATUSES.find((status) => status === query.get('status')),
    search: (query.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
  };
}

/** A page of campaigns, and the plan that pays for them. */
export async function campaignList({ core }: AppLoadContext, choice: CampaignChoice) {
  const { page, status, search } = choice;
  const [list, subscription] = await Promise.all([
    core.call(listCampaigns, {
      query: {
        ...{ page: String(page), per_page: String(PER_PAGE) },
        ...(status !== undefined && { status }),
        ...(search !== '' && { search }),
      },
    }),
    core.call(getCampaignSubscription),
  ]);
  return {
    campaigns: list.data,
    total: list.total_amount,
    pages: Math.max(1, Math.ceil(list.recordsFiltered / PER_PAGE)),
    own: subscription.data,
  };
}

export type CampaignList = Awaited<ReturnType<typeof campaignList>>;
