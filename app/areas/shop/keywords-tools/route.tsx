import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { FailedState } from '#app/components/failed-state.tsx';
import { GuestCard } from '#app/components/guest-card.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { FoundKeywords } from './found-keywords.tsx';
import { keywordsPage, type KeywordChoice, type OwnKeywords } from './keywords-page.server.ts';
import { NoSource } from './no-source.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { SearchForm } from './search-form.tsx';

export const handle = { i18n: ['keywords', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return keywordsPage(context, new URL(request.url).searchParams);
}

export default function KeywordsTools() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('keywords');
  const mark = usePageMark();
  const { own, choice, isGuest, longest } = page;
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <Stack gap={8}>
        {isGuest ? <ForGuests limit={page.limit} /> : null}
        {own ? <Tool own={own} choice={choice} longest={longest} /> : null}
        {own || isGuest ? null : <Failed choice={choice} />}
        <Row wraps gap={3}>
          <ButtonLink to={pagePath('about-youtube-keyword-tool')} tone="outline">
            {t('about')}
          </ButtonLink>
        </Row>
        <RichText nodes={page.body} mark={mark('/body')} />
      </Stack>
    </>
  );
}

interface ToolProps {
  own: OwnKeywords;
  choice: KeywordChoice;
  longest: number;
}

/** Where nobody is asked, there is no form either, as it would lead nowhere. */
function Tool({ own, choice, longest }: ToolProps) {
  const { search, limit, searches, countries } = own;
  if (limit.source === null) return <NoSource />;
  return (
    <>
      <SearchForm
        // Another search came with the address: a form anew.
        key={Object.values(choice).join()}
        {...{ choice, countries, limit, longest }}
        problems={search?.state === 'refused' ? search.problems : []}
      />
      <RecentSearches {...{ searches, choice }} />
      {search?.state === 'told' ? <FoundKeywords {...{ told: search.told, countries }} /> : null}
      {search?.state === 'failed' ? <Failed choice={choice} /> : null}
      {search?.state === 'waits' ? <Waits isUsed={limit.left === 0} /> : null}
      {search?.state === 'off' ? <NoSource /> : null}
    </>
  );
}

function Waits({ isUsed }: { isUsed: boolean }) {
  const { t } = useTranslation('keywords');
  return (
    <Alert tone="warning" announce="now">
      {isUsed ? t('used') : t('fast')}
    </Alert>
  );
}

function Failed({ choice }: { choice: KeywordChoice }) {
  const { t } = useTranslation('keywords');
  const { keyword, country, language } = choice;
  const again = pagePath('keywords-tools', {}, { keyword, country: String(country), language });
  return (
    <FailedState title={t('failed.title')} again={{ to: again, text: t('failed.again') }}>
      {t('failed.text')}
    </FailedState>
  );
}

function ForGuests({ limit }: { limit: number }) {
  const { t } = useTranslation('keywords');
  const { count } = useNumbers();
  return (
    <GuestCard
      {...{ title: t('guest.title'), text: t('guest.text', { limit: count(limit) }) }}
      {...{ login: t('guest.login'), register: t('guest.register') }}
      back={pagePath('keywords-tools')}
    >
      <ButtonLink to={pagePath('tags-generator')} tone="outline">
        {t('off.tags')}
      </ButtonLink>
    </GuestCard>
  );
}
