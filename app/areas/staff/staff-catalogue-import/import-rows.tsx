import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { OUTCOMES } from '#core/supply/imports/import-words.pure.ts';
import { ChangeList } from '#app/areas/staff/staff/change-list.tsx';
import { MoreLinks } from '#app/areas/staff/staff/more-links.tsx';
import { OutcomeBadge } from '#app/areas/staff/staff/outcome-badge.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';
import { Table } from '#app/ui/table/table.tsx';
import * as styles from './import-rows.css.ts';
import type { ImportData } from './load-import.server.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

type Row = ImportData['rows'][number];

/** What becomes of each service, field by field; of all of them or of those with one outcome. */
export function ImportRows({ page }: { page: ImportData }) {
  const numbers = useNumbers();
  const { t } = useTranslation('staff');
  const { found, outcome, rows, next, isFirst } = page;
  const all = Object.values(found.counts).reduce((sum, count) => sum + count, 0);
  const here = pagePath('staff/catalogue/imports/:importId', { importId: found.id }, { outcome });
  const tabs = [
    {
      href: pagePath('staff/catalogue/imports/:importId', { importId: found.id }),
      label: t('outcome.all'),
      count: numbers.count(all),
      isCurrent: !outcome,
    },
    ...OUTCOMES.map((own) => ({
      href: pagePath('staff/catalogue/imports/:importId', { importId: found.id }, { outcome: own }),
      label: t(`outcome.${own}`),
      count: numbers.count(found.counts[own]),
      isCurrent: own === outcome,
    })),
  ];
  return (
    <Stack as="section" gap={4}>
      <TabLinks label={t('rows.title')} tabs={tabs} />
      <Table
        caption={t('rows.title')}
        captionIsHidden
        rows={rows}
        rowKey={({ row, key, outcome: own }) => `${own} ${row} ${key}`}
        state={rows.length === 0 ? { kind: 'empty', content: t('rows.none') } : undefined}
        columns={[
          {
            id: 'name',
            title: t('rows.service'),
            namesRow: true,
            cell: (row) => <Name row={row} isApplied={found.applied_at !== null} />,
          },
          {
            id: 'outcome',
            title: t('rows.outcome'),
            cell: (row) => <OutcomeBadge outcome={row.outcome} />,
          },
          { id: 'changes', title: t('rows.changes'), cell: (row) => <What row={row} /> },
        ]}
      />
      <MoreLinks
        first={isFirst ? undefined : here}
        next={next === null ? undefined : `${here}${outcome ? '&' : '?'}after=${next}`}
      />
    </Stack>
  );
}

function Name({ row, isApplied }: { row: Row; isApplied: boolean }) {
  const { t } = useTranslation('staff');
  const { name, service_id: id } = row;
  return (
    <>
      {isApplied && id !== null ? (
        <Link to={pagePath('staff/catalogue/changes', {}, { service: id })}>{name}</Link>
      ) : (
        name || t('rows.nameless')
      )}
      <span className={styles.place}>
        {row.row === null ? row.key : t('rows.place', { key: row.key, row: row.row })}
      </span>
    </>
  );
}

function What({ row: { problems, changes, outcome } }: { row: Row }) {
  if (problems.length === 0) return <ChangeList changes={changes} isNew={outcome === 'added'} />;
  return (
    <PlainList gap={1} className={styles.problems}>
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <code>{field}</code>: {message}
        </li>
      ))}
    </PlainList>
  );
}
