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
import { referralLink } from './referral-link.ts';
import { referralPictures } from './referral-pictures.ts';

export const PARTS = ['people', 'rewards', 'links'] as const;
export type Part = (typeof PARTS)[number];

/** For everybody what the programme is; for a customer what has come of it as well. */
export async function referralPage(context: AppLoadContext, query: URLSearchParams) {
  const customer = await context.customer();
  const part = PARTS.find((known) => known === query.get('show')) ?? 'people';
  const cursor = /^\d{1,18}$/.exec(query.get('before') ?? '')?.[0];
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
    part === 'people' ? core.call(listReferrals, asked) : undefined,
    part === 'rewards' ? core.call(listReferralRewards, asked) : undefined,
  ]);
  const wishes = { page: query.get('page') ?? '', name: query.get('name') ?? '' };
  const link = referralLink(wishes, { origin, code: statistics.affiliate_code });
  return {
    ...{ statistics, people: people?.data, rewards: rewards?.data },
    next: people?.meta.next ?? rewards?.meta.next ?? null,
    link: { ...wishes, ...link, drawing: qrDrawing(link.url) },
    pictures: referralPictures(link.url, { origin, name: instance.settings.panelName }),
  };
}

export type ReferralPage = Awaited<ReturnType<typeof referralPage>>;
export type OwnProgram = NonNullable<ReferralPage['own']>;
