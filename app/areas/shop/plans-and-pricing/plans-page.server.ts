import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import {
  getCampaignSubscription,
  listTariffPlans,
} from '#core/growth/campaigns/tariffs/tariff.operations.ts';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { isShown } from '#app/lib/pages/offered-pages.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';

/** What plans there are, and for a customer the one that they have. */
export async function plansPage(context: AppLoadContext, query: URLSearchParams) {
  const customer = await context.customer();
  return {
    ...pageText(context, 'plans-and-pricing'),
    banners: routeBanners(context, 'plans-and-pricing', query),
    isGuest: customer === undefined,
    hasCampaigns: isShown(pagePath('youtube-campaign'), context.instance.settings),
    offer: await unlessAway(offered(context, customer !== undefined)),
  };
}

async function offered({ core }: AppLoadContext, isCustomer: boolean) {
  const [plans, subscription] = await Promise.all([
    core.call(listTariffPlans),
    isCustomer ? core.call(getCampaignSubscription) : undefined,
  ]);
  return {
    // Each of the forms is sent once.
    plans: plans.data.map((plan) => ({ ...plan, key: randomUUID() })),
    isMeasured: plans.meta.is_measured,
    own: subscription?.data,
  };
}

type PlansPage = Awaited<ReturnType<typeof plansPage>>;
export type Offer = NonNullable<PlansPage['offer']>;
export type OfferedPlan = Offer['plans'][number];
export type OwnSubscription = NonNullable<Offer['own']>;
