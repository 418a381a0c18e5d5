import type { AppLoadContext } from '@remix-run/node';
import { getCampaign, listCampaignKeywords } from '#core/growth/campaigns/campaign.operations.ts';
import { getCampaignSubscription } from '#core/growth/campaigns/tariffs/tariff.operations.ts';
import {
  changeConstraint,
  countryOptions,
} from '#app/components/campaigns/campaign-form.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { isShown } from '#app/lib/pages/offered-pages.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** As many lines can be told apart. */
const MOST_LINES = 4;

/** A campaign, where it stands on a day in a country, and the form that changes it. */
export async function campaignPage(context: AppLoadContext, id: string, query: URLSearchParams) {
  const { core } = context;
  const { data: campaign } = await core.call(getCampaign, { params: { id } }).catch(orMissing);
  const asked = query.get('country') ?? '';
  const country = campaign.countries.find((one) => String(one) === asked) ?? campaign.countries[0]!;
  const date = /^\d{4}-\d{2}-\d{2}$/.exec(query.get('date') ?? '')?.[0];
  const title = campaign.snippet.title;
  return {
    ...pageText(context, 'youtube-campaign-id'),
    ...{ title, metaTitle: title, campaign, country },
    today: new Date(context.moment.now).toISOString().slice(0, 10),
    canOrder: isShown(pagePath('orders/create'), context.instance.settings),
    positions: await unlessAway(positionsOf(context, { id, country, date })),
    form: await unlessAway(formOf(context)),
  };
}

interface Asked {
  id: string;
  country: number;
  date: string | undefined;
}

async function positionsOf({ core }: AppLoadContext, { id, country, date }: Asked) {
  const { data, meta } = await core.call(listCampaignKeywords, {
    params: { id },
    // A day that is none asks for the newest.
    query: { country_id: String(country), ...(isDay(date) && { date }) },
  });
  const days = [...new Set(data.flatMap(({ history }) => history.map(({ date: at }) => at)))];
  days.sort();
  const measured = data.filter(({ history }) => history.length > 0);
  const best = measured
    .toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity))
    .slice(0, MOST_LINES);
  return {
    ...{ days, meta, lines: best.map(({ id: of }) => of) },
    keywords: data.map(({ history, ...keyword }) => {
      const byDay = new Map(history.map(({ date: at, position }) => [at, position]));
      return { ...keyword, positions: days.map((day) => byDay.get(day) ?? null) };
    }),
  };
}

function isDay(date: string | undefined): date is string {
  return date !== undefined && !Number.isNaN(Date.parse(`${date}T00:00:00Z`));
}

async function formOf(context: AppLoadContext) {
  const [countries, subscription] = await Promise.all([
    countryOptions(context),
    context.core.call(getCampaignSubscription),
  ]);
  const { keywords_limit: limit, tracked_keywords: used, is_measured } = subscription.data;
  return {
    countries,
    constraint: changeConstraint(),
    left: Math.max(0, limit - used),
    isMeasured: is_measured,
  };
}

type CampaignPage = Awaited<ReturnType<typeof campaignPage>>;
export type ShownCampaign = CampaignPage['campaign'];
export type Positions = NonNullable<CampaignPage['positions']>;
export type ShownKeyword = Positions['keywords'][number];
export type GivenForm = NonNullable<CampaignPage['form']>;
