import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { GuestCard } from '#app/components/guest-card.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { AboutTasks } from '#app/components/tasks/about-tasks.tsx';

export const handle = { i18n: ['tasks'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

/** What a guest reads of tasks before they become a customer. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return {
    ...pageText(context, 'tasks-start-earning'),
    banners: routeBanners(context, 'tasks-start-earning', new URL(request.url).searchParams),
    isGuest: (await context.customer()) === undefined,
  };
}

export default function StartEarning() {
  const page = useLoaderData<typeof loader>();
  const mark = usePageMark();
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <Stack gap={6}>
        <AboutTasks />
        <RichText nodes={page.body} mark={mark('/body')} />
        {page.isGuest ? <ForGuests /> : <ForCustomers />}
      </Stack>
    </>
  );
}

function ForGuests() {
  const { t } = useTranslation('tasks');
  return (
    <GuestCard
      {...{ title: t('guest.title'), text: t('guest.text') }}
      {...{ login: t('guest.login'), register: t('guest.register') }}
      back={pagePath('tasks')}
    />
  );
}

function ForCustomers() {
  const { t } = useTranslation('tasks');
  return (
    <Row wraps gap={3}>
      <ButtonLink to={pagePath('tasks')}>{t('toTasks')}</ButtonLink>
    </Row>
  );
}
