import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { GuestCard } from '#app/components/guest-card.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { GradeHistory } from './grade-history.tsx';
import { GradeRules } from './grade-rules.tsx';
import { gradesPage } from './grades-page.server.ts';
import { Ladder } from './ladder.tsx';
import { OpenedServices } from './opened-services.tsx';
import { NextGrade, OwnGrade } from './own-grade.tsx';

export const handle = { i18n: ['grades', 'shop'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return gradesPage(context, new URL(request.url).searchParams);
}

export default function Grades() {
  const page = useLoaderData<typeof loader>();
  const mark = usePageMark();
  const { ladder, own } = page;
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <RichText nodes={page.body} mark={mark('/body')} />
      {ladder.length === 0 ? (
        <NoGrades />
      ) : (
        <Stack gap={8}>
          {own ? (
            <Columns gap={6} twoFrom="desktop" align="start">
              <OwnGrade own={own} />
              <NextGrade own={own} />
            </Columns>
          ) : (
            <ForGuests />
          )}
          {own ? <OpenedServices services={page.opened} /> : null}
          <Ladder ladder={ladder} currentId={own?.current?.id} hasDiscounts={page.hasDiscounts} />
          <Columns gap={6} twoFrom="desktop" align="start">
            <GradeRules hasDiscounts={page.hasDiscounts} />
            {own && own.changes.length > 0 ? <GradeHistory changes={own.changes} /> : null}
          </Columns>
        </Stack>
      )}
    </>
  );
}

function ForGuests() {
  const { t } = useTranslation('grades');
  return (
    <GuestCard
      {...{ title: t('guest.title'), text: t('guest.text') }}
      {...{ login: t('guest.login'), register: t('guest.register') }}
      back={pagePath('grades')}
    />
  );
}

/** Its owner offers none, or has switched them off. */
function NoGrades() {
  const { t } = useTranslation('grades');
  return (
    <EmptyState
      icon="trophy"
      title={t('off.title')}
      actions={<ButtonLink to={pagePath('')}>{t('off.services')}</ButtonLink>}
    >
      {t('off.text')}
    </EmptyState>
  );
}
