import type { AppLoadContext } from '@remix-run/node';
import {
  getReferralStatistics,
  listReferralRewards,
  listReferrals,
} from '#core/growth/referrals/referral.operations.ts';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { qrDrawing } from '#app/ui/transfer/qr-drawing.server.ts';
import { pagesOf, PER_PAGE, readPeopleList, SORTS, type PeopleList } from './people-list.ts';
import { referralLink } from './referral-link.ts';
import { referralPictures } from './referral-pictures.ts';

export const PARTS = ['people', 'rewards', 'links'] as const;
export type Part = (typeof PARTS)[number];

/** For everybody what the programme is; for a customer what has come of it as well. */
export async function referralPage(context: AppLoadContext, query: URLSearchParams) {
  const customer = await context.customer();
  const part = PARTS.find((known) => known === query.get('show')) ?? 'people';
  const before = /^\d{1,18}$/.exec(query.get('before') ?? '')?.[0];
  const cursor = part === 'rewards' ? before : undefined;
  const { referralProgramPercent: percent, referralHoldingDays: holdingDays } =
    context.instance.settings;
  return {
    ...pageText(context, 'referral-program'),
    banners: routeBanners(context, 'referral-program', query),
    ...{ percent, holdingDays, part, cursor },
    isGuest: customer === undefined,
    own: customer && (await unlessAway(ownProgram(context, { query, part, cursor }))),
  };
}

interface Asked {
  query: URLSearchParams;
  part: Part;
  cursor: string | undefined;
}

async function ownProgram(context: AppLoadContext, { query, part, cursor }: Asked) {
  const { core, origin, instance } = context;
  const asked = { query: cursor === undefined ? {} : { cursor } };
  const [{ data: statistics }, people, rewards] = await Promise.all([
    core.call(getReferralStatistics),
    part === 'people' ? peoplePage(context, readPeopleList(query)) : undefined,
    part === 'rewards' ? core.call(listReferralRewards, asked) : undefined,
  ]);
  const wishes = { page: query.get('page') ?? '', name: query.get('name') ?? '' };
  const link = referralLink(wishes, { origin, code: statistics.affiliate_code });
  return {
    ...{ statistics, people, rewards: rewards?.data },
    next: rewards?.meta.next ?? null,
    link: { ...wishes, ...link, drawing: qrDrawing(link.url) },
    pictures: referralPictures(link.url, { origin, name: instance.settings.panelName }),
  };
}

/** Who came, as far as the list reaches by now. */
async function peoplePage({ core }: AppLoadContext, asked: PeopleList) {
  const [order_by, order_on] = SORTS[asked.sort];
  const read = (page: number) =>
    core.call(listReferrals, {
      query: { page: String(page), per_page: String(PER_PAGE), order_by, order_on },
    });
  let found = await read(asked.at);
  const pages = pagesOf(found.recordsFiltered);
  const list = { ...asked, at: Math.min(asked.at, pages) };
  if (list.at !== asked.at) found = await read(list.at);
  return { rows: found.data, list, pages };
}

export type ReferralPage = Awaited<ReturnType<typeof referralPage>>;
export type OwnProgram = NonNullable<ReferralPage['own']>;
