import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { GuestCard } from '#app/components/guest-card.tsx';
import { LoadFailed } from '#app/components/order/load-failed.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Figures } from './figures.tsx';
import { HowItWorks, UseOfMoney } from './how-it-works.tsx';
import { LinkBuilder } from './link-builder.tsx';
import { Beginning, Outcomes } from './outcomes.tsx';
import { Pictures } from './pictures.tsx';
import { referralPage } from './referral-page.server.ts';

export const handle = { i18n: ['referrals', 'overview', 'orders'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return referralPage(context, new URL(request.url).searchParams);
}

export default function ReferralProgram() {
  const page = useLoaderData<typeof loader>();
  const mark = usePageMark();
  const { own } = page;
  const isNew = own?.statistics.clicks === 0 && own.statistics.sign_ups === 0;
  const percent = own?.statistics.percent ?? page.percent;
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <RichText nodes={page.body} mark={mark('/body')} />
      <Stack gap={8}>
        {page.isGuest ? <ForGuests /> : null}
        {own ? (
          <>
            {isNew ? null : <Figures statistics={own.statistics} />}
            <LinkBuilder key={own.link.url} link={own.link} />
            <Pictures pictures={own.pictures} />
            {isNew ? <Beginning /> : <Outcomes own={own} part={page.part} cursor={page.cursor} />}
          </>
        ) : null}
        {own === undefined && !page.isGuest ? (
          <LoadFailed again={pagePath('referral-program')} />
        ) : null}
        <Columns gap={6} twoFrom="desktop" align="start">
          <HowItWorks percent={percent} holdingDays={page.holdingDays} />
          <UseOfMoney isGuest={page.isGuest} />
        </Columns>
      </Stack>
    </>
  );
}

function ForGuests() {
  const { t } = useTranslation('referrals');
  return (
    <GuestCard
      {...{ title: t('guest.title'), text: t('guest.text') }}
      {...{ login: t('guest.login'), register: t('guest.register') }}
      back={pagePath('referral-program')}
    />
  );
}
