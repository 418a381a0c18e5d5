import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { DocumentCard } from '#app/areas/studio/lists/document-card.tsx';
import type { ListedDocument } from '#app/areas/studio/lists/listed-document.ts';
import * as styles from '#app/areas/studio/lists/lists.css.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { loadPages } from './load-pages.server.ts';

export const handle = { i18n: ['studio', 'studio-fields', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const [frame, pages] = await Promise.all([studioFrame(context), loadPages(context)]);
  const title = textsOf(context.locale).getFixedT(context.locale, 'studio')('places.pages');
  return { frame, title, panelName: frame.panelName, ...pages };
}

const editor = { documents: 'pages' } as const;

export default function StudioPages() {
  const { frame, title, own, ofPanel, unwritten } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio-fields');
  const create = (
    <ButtonLink to={pagePath('studio/:documents/edit', editor)}>
      {t('list.create.pages')}
    </ButtonLink>
  );
  return (
    <StudioFrame
      frame={frame}
      title={title}
      lead={t('lead.pages')}
      current="pages"
      actions={own.length > 0 ? create : null}
    >
      <section className={styles.list} aria-labelledby="own-pages">
        <h2 id="own-pages" className={styles.sectionTitle}>
          {t('pages.own')}
        </h2>
        {own.length === 0 ? (
          <EmptyState icon="file-text" title={t('list.empty')} headingLevel={3} actions={create}>
            {t('list.emptyText.pages')}
          </EmptyState>
        ) : (
          <PageList documents={own} />
        )}
      </section>
      <section className={styles.list} aria-labelledby="panel-pages">
        <h2 id="panel-pages" className={styles.sectionTitle}>
          {t('pages.ofPanel')}
        </h2>
        <PageList documents={ofPanel} />
      </section>
      {unwritten.length === 0 ? null : (
        <section className={styles.list} aria-labelledby="unwritten-pages">
          <h2 id="unwritten-pages" className={styles.sectionTitle}>
            {t('pages.unwritten')}
          </h2>
          <PlainList gap={2}>
            {unwritten.map(({ name, path, title: called }) => (
              <li key={name}>
                <DocumentCard
                  document={{
                    key: name,
                    title: called ?? path,
                    ...{ detail: undefined, facts: [], standing: undefined },
                    ...{ change: 'none', problems: 0 },
                  }}
                  href={pagePath('studio/:documents/edit', editor, { route: name })}
                  detail={
                    called ? `${path} · ${t('pages.unwrittenText')}` : t('pages.unwrittenText')
                  }
                />
              </li>
            ))}
          </PlainList>
        </section>
      )}
    </StudioFrame>
  );
}

function PageList({ documents }: { documents: readonly ListedDocument[] }) {
  return (
    <PlainList gap={2}>
      {documents.map((document) => (
        <li key={document.key}>
          <DocumentCard
            document={document}
            href={pagePath('studio/:documents/edit', editor, { key: document.key })}
          />
        </li>
      ))}
    </PlainList>
  );
}
