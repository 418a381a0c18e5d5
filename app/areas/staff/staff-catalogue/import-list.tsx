import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Moment } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Table } from '#app/ui/table/table.tsx';
import { MoreLinks } from '#app/areas/staff/staff/more-links.tsx';
import type { CatalogueData } from './load-catalogue.server.ts';

type ImportListProps = Pick<CatalogueData, 'imports' | 'next' | 'isFirst'>;

/** What was previewed and what was applied, the newest first. */
export function ImportList({ imports, next, isFirst }: ImportListProps) {
  const { t } = useTranslation('staff');
  if (imports.length === 0 && isFirst) {
    return (
      <EmptyState icon="upload" title={t('imports.none')}>
        {t('imports.noneText')}
      </EmptyState>
    );
  }
  return (
    <section>
      <Table
        caption={t('imports.title')}
        rows={imports}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'source',
            title: t('imports.source'),
            namesRow: true,
            cell: ({ id, source }) => (
              <Link to={pagePath('staff/catalogue/imports/:importId', { importId: id })}>
                {source}
              </Link>
            ),
          },
          {
            id: 'at',
            title: t('imports.at'),
            cell: (row) => <Moment at={row.created_at} />,
          },
          {
            id: 'staff',
            title: t('imports.staff'),
            cell: ({ staff }) => staff ?? t('imports.command'),
          },
          {
            id: 'added',
            title: t('outcome.added'),
            numeric: true,
            cell: ({ counts }) => counts.added,
          },
          {
            id: 'changed',
            title: t('outcome.changed'),
            numeric: true,
            cell: ({ counts }) => counts.changed,
          },
          {
            id: 'state',
            title: t('imports.state'),
            cell: ({ applied_at: appliedAt }) => (
              <Badge tone={appliedAt ? 'success' : 'neutral'}>
                {t(appliedAt ? 'imports.applied' : 'imports.previewed')}
              </Badge>
            ),
          },
        ]}
      />
      <MoreLinks
        first={isFirst ? undefined : pagePath('staff/catalogue')}
        next={next === null ? undefined : pagePath('staff/catalogue', {}, { before: next })}
      />
    </section>
  );
}
