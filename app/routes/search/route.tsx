import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { FoundServices } from '../../components/found-services/found-services.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SearchBox } from '../../components/search-box/search-box.tsx';
import { ServicesDirectory } from '../../components/services-directory/services-directory.tsx';
import { foundGroups, foundServices } from '../../lib/found-services.server.ts';
import { textsOf } from '../../lib/i18n.server.ts';
import { readPage, readSearch } from '../../lib/list-query.ts';
import { networkPath, searchPath, serviceTypePath } from '../../lib/paths.ts';
import { servicesMenu } from '../../lib/services-menu.server.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChipLink } from '../../ui/label/chip.tsx';
import * as styles from './search.css.ts';

// What was looked for is about this visitor and no page to be found by.
export const handle = { unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [{ title: `${data.title} · ${data.panelName}` }, { name: 'robots', content: 'noindex' }]
    : [];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const query = readSearch(parameters.get('query'));
  const page = readPage(parameters.get('page'));
  const t = textsOf(context.locale).getFixedT(context.locale, 'panels');
  const head = { query, panelName: context.instance.settings.panelName };
  if (query === '') {
    return { ...head, title: t('search.title'), menu: await servicesMenu(context) };
  }
  const title = t('search.resultsFor', { query });
  const [found, groups] = await Promise.all([
    foundServices(context, { query, page }),
    page === 1 ? foundGroups(context, query) : { networks: [], types: [] },
  ]);
  // The list has become shorter than the address says.
  if (page > found.pages) throw redirect(searchPath(query, found.pages));
  return { ...head, title, found, groups };
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
        <ServicesDirectory menu={data.menu} networkId={undefined} />
      ) : (
        <Results {...data} />
      )}
    </>
  );
}

type ResultsProps = Pick<
  Extract<Awaited<ReturnType<typeof loader>>, { found: unknown }>,
  'query' | 'found' | 'groups'
>;

function Results({ query, found, groups }: ResultsProps) {
  const { t } = useTranslation('panels');
  const { networks, types } = groups;
  if (found.total === 0 && networks.length + types.length === 0) return <Nothing />;
  return (
    <>
      {networks.length ? (
        <section className={styles.group}>
          <h2 className={styles.heading}>{t('search.groups.networks')}</h2>
          <div className={styles.tags}>
            {networks.map(({ id, name }) => (
              <ChipLink key={id} href={networkPath(id)}>
                {name}
              </ChipLink>
            ))}
          </div>
        </section>
      ) : null}
      {types.length ? (
        <section className={styles.group}>
          <h2 className={styles.heading}>{t('search.groups.types')}</h2>
          <div className={styles.tags}>
            {types.map(({ slug, name, network }) => (
              <ChipLink key={slug} href={serviceTypePath(slug)}>
                {name.includes(network) ? name : `${network} · ${name}`}
              </ChipLink>
            ))}
          </div>
        </section>
      ) : null}
      {found.total ? (
        <section>
          <h2 className={styles.heading}>{t('search.total', { count: found.total })}</h2>
          <FoundServices found={found} pathOf={(page) => searchPath(query, page)} />
        </section>
      ) : null}
    </>
  );
}

function Nothing() {
  const { t } = useTranslation('panels');
  return (
    <EmptyState
      illustration="search"
      title={t('search.nothing.title')}
      actions={<ButtonLink to="/">{t('search.nothing.action')}</ButtonLink>}
    >
      {t('search.nothing.text')}
    </EmptyState>
  );
}
