import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { readReference, searchReference, type Reference } from '../pages/reference.server.ts';
import { Links, Sections } from '../view/blocks.tsx';
import * as styles from '../view/reference.css.ts';
import { SearchForm } from '../view/search-form.tsx';
import { fileSections, startSections } from './start.server.ts';

export const handle = { i18n: ['api'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

const LONGEST_QUERY = 100;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const query = (parameters.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const reference = await readReference(context);
  const text = pageText(context, 'api-documentation');
  const { locale } = context;
  return {
    ...text,
    // What was looked for is no page to be found by.
    noIndex: text.noIndex || query !== '',
    query,
    banners: routeBanners(context, 'api-documentation', parameters),
    found: query === '' ? undefined : searchReference(reference, { query, locale }),
    overview: query === '' ? await overviewOf(context, reference) : undefined,
  };
}

async function overviewOf(context: AppLoadContext, { topics }: Reference) {
  return {
    start: await startSections(context),
    files: fileSections(context),
    topics: topics.map(({ title, pages }) => ({
      title,
      links: pages.map(({ to, title: name, text }) => ({ to, title: name, text })),
    })),
  };
}

export default function Documentation() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('api');
  const mark = usePageMark();
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <RichText nodes={page.body} mark={mark('/body')} />
      <Stack gap={8}>
        <Row wraps gap={4} align="end" justify="between">
          <SearchForm query={page.query} />
          <ButtonLink to={pagePath('api')}>{t('doc.getToken')}</ButtonLink>
        </Row>
        {page.found ? <Found query={page.query} found={page.found} /> : null}
        {page.overview ? (
          <>
            <Sections sections={page.overview.start} />
            <Columns gap={8} twoFrom="desktop" align="start">
              {page.overview.topics.map(({ title, links }) => (
                <Stack as="section" key={title} gap={4}>
                  <h2 className={styles.heading}>{title}</h2>
                  <Links links={links} />
                </Stack>
              ))}
            </Columns>
            <Sections sections={page.overview.files} />
          </>
        ) : null}
      </Stack>
    </>
  );
}

interface FoundProps {
  query: string;
  found: readonly { to: string; title: string; text: string }[];
}

function Found({ query, found }: FoundProps) {
  const { t } = useTranslation('api');
  if (found.length === 0) {
    return (
      <EmptyState
        illustration="search"
        title={t('doc.nothing', { query })}
        actions={
          <ButtonLink to={pagePath('api/documentation')} tone="outline">
            {t('doc.contents')}
          </ButtonLink>
        }
      >
        {t('doc.nothingText')}
      </EmptyState>
    );
  }
  return (
    <section>
      <h2 className={styles.heading}>{t('doc.found', { count: found.length })}</h2>
      <Links links={found} />
    </section>
  );
}
