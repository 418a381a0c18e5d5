import {
  redirect,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listServiceLabels } from '#core/catalogue/services/catalogue.operations.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Favourites } from '#app/components/favourites/favourites.tsx';
import { NumberedPager } from '#app/components/numbered-pager.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { SearchBox } from '#app/components/search-box/search-box.tsx';
import { labelEntity } from '#app/components/service-list/label-entity.ts';
import { KindList } from '#app/areas/shop/service-kinds/kind-list.tsx';
import { ServiceTable } from '#app/components/service-list/service-table.tsx';
import { GroupList } from '#app/components/services-directory/group-list.tsx';
import { readFilters } from '#app/areas/shop/catalogue-filters.ts';
import { favouriteIds } from '#app/lib/orders/favourites.server.ts';
import { foundGroups } from '#app/areas/shop/found-groups.server.ts';
import { foundPage } from '#app/areas/shop/found-page.server.ts';
import { orderChosen } from '#app/areas/shop/kinds/order-chosen.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { readPage, readSearch } from '#app/lib/http/list-query.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { networkPath, searchPath } from '#app/lib/pages/paths.ts';
import { servicesMenu } from '#app/areas/shop/services-menu.server.ts';
import { entityCss } from '#themes/entity-css.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ChipLink } from '#app/ui/label/chip.tsx';
import * as styles from './search.css.ts';
import { Row } from '#app/ui/layout/row.tsx';

// What was looked for is about this visitor and no page to be found by.
export const handle = { i18n: ['shop', 'search'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [{ title: `${data.title} · ${data.panelName}` }, { name: 'robots', content: 'noindex' }]
    : [];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const query = readSearch(parameters.get('query'));
  const page = readPage(parameters.get('page'));
  const { locale } = context;
  const head = { query, panelName: context.instance.settings.panelName };
  if (query === '') {
    return {
      ...head,
      title: textsOf(locale).getFixedT(locale, 'panels')('search.title'),
      menu: await servicesMenu(context),
    };
  }
  const title = textsOf(locale).getFixedT(locale, 'search')('resultsFor', { query });
  const [{ found, css }, groups, favourites] = await Promise.all([
    foundServices(context, { query, page }),
    page === 1 ? foundGroups(context, query) : { networks: [], types: [] },
    favouriteIds(context),
  ]);
  // The list has become shorter than the address says.
  if (page > found.pages) throw redirect(searchPath(query, found.pages));
  if (found.view === 'cards') orderChosen(parameters, found.kinds);
  return { ...head, title, found, css, groups, favourites };
}

/** A page of the services whose names or numbers have every word that was typed. */
async function foundServices(context: AppLoadContext, asked: { query: string; page: number }) {
  const filters = { ...readFilters(new URLSearchParams(), []), search: asked.query };
  const [{ found }, menu, labels] = await Promise.all([
    foundPage(context, { filters, page: asked.page, view: context.servicesView }),
    servicesMenu(context),
    context.core.call(listServiceLabels),
  ]);
  const colours = labels.data.map(({ id, color }) => [labelEntity(id), color] as const);
  return { found, css: menu.css + entityCss(colours, context.instance.theme.grounds) };
}

export default function Search() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={data.title} />
      <div className={styles.box}>
        <SearchBox query={data.query} />
      </div>
      {'menu' in data ? (
        <>
          <PageStyle css={data.menu.css} />
          <GroupList networks={data.menu.networks} headingLevel={2} />
        </>
      ) : (
        <Results {...data} />
      )}
    </>
  );
}

type ResultsProps = Pick<
  Extract<Awaited<ReturnType<typeof loader>>, { found: unknown }>,
  'query' | 'found' | 'css' | 'groups' | 'favourites'
>;

function Results({ query, found, css, groups, favourites }: ResultsProps) {
  const { t } = useTranslation(['panels', 'search']);
  const { networks, types } = groups;
  if (found.total === 0 && networks.length + types.length === 0) return <Nothing />;
  return (
    <>
      {networks.length ? (
        <section className={styles.group}>
          <h2 className={styles.heading}>{t('search.groups.networks')}</h2>
          <Row wraps gap={2}>
            {networks.map(({ id, name }) => (
              <ChipLink key={id} href={networkPath(id)}>
                {name}
              </ChipLink>
            ))}
          </Row>
        </section>
      ) : null}
      {types.length ? (
        <section className={styles.group}>
          <h2 className={styles.heading}>{t('search.groups.types')}</h2>
          <Row wraps gap={2}>
            {types.map(({ slug, name, network }) => (
              <ChipLink key={slug} href={pagePath('services/:slug', { slug })}>
                {name.includes(network) ? name : `${network} · ${name}`}
              </ChipLink>
            ))}
          </Row>
        </section>
      ) : null}
      {found.total ? (
        <section>
          <h2 className={styles.heading}>{t('search:total', { count: found.total })}</h2>
          <PageStyle css={css} />
          <Favourites ids={favourites}>
            {found.view === 'cards' ? (
              <KindList kinds={found.kinds} headingLevel={3} />
            ) : (
              <ServiceTable services={found.services} label={t('search.groups.services')} />
            )}
          </Favourites>
          <Pages query={query} page={found.page} pages={found.pages} />
        </section>
      ) : null}
    </>
  );
}

function Pages({ query, page, pages }: { query: string; page: number; pages: number }) {
  const { t } = useTranslation('search');
  return (
    <NumberedPager
      page={page}
      pages={pages}
      pathOf={(number) => searchPath(query, number)}
      texts={{
        label: t('pages'),
        previous: t('previous'),
        next: t('next'),
        pageOf: (number) => t('page', { page: number }),
      }}
    />
  );
}

function Nothing() {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      illustration="search"
      title={t('nothing.title')}
      actions={<ButtonLink to={pagePath('')}>{t('nothing.action')}</ButtonLink>}
    >
      {t('nothing.text')}
    </EmptyState>
  );
}
