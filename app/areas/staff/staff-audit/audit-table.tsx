import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { AuditEntry } from '#core/back-office/audit/audit-list.contract.ts';
import { FoundTable } from '#app/areas/staff/staff/found-table.tsx';
import { Moment } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Column } from '#app/ui/table/table.tsx';
import * as styles from './audit-table.css.ts';
import { Said } from './said.tsx';

interface AuditTableProps {
  title: string;
  entries: readonly AuditEntry[];
}

export function AuditTable({ title, entries }: AuditTableProps) {
  const { t } = useTranslation('audit');
  return (
    <FoundTable
      title={title}
      columns={useColumns()}
      rows={entries}
      nothing={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}

function useColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation('audit');
  return [
    {
      id: 'what',
      title: t('column.what'),
      namesRow: true,
      cell: ({ action, outcome }) => (
        <Stack as="span" gap="half" fitsContent justify="start">
          <span className={styles.action}>{action}</span>
          {outcome === 'refused' ? <Badge tone="warning">{t('refused')}</Badge> : null}
        </Stack>
      ),
    },
    { id: 'when', title: t('column.when'), cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'who',
      title: t('column.who'),
      cell: ({ staff, customer }) => <Person person={staff ?? customer} none={t('nobody')} />,
    },
    {
      id: 'whose',
      title: t('column.whose'),
      cell: ({ staff, customer }) => <Person person={staff ? customer : null} none="–" />,
    },
    {
      id: 'said',
      title: t('column.said'),
      cell: ({ facts, changes }) => <Said facts={facts} changes={changes} />,
    },
  ];
}

/** One whose account is gone has no name any more. */
function Person({ person, none }: { person: AuditEntry['staff']; none: string }) {
  if (person === null) return <span className={styles.name}>{none}</span>;
  return (
    <Link to={pagePath('staff/customers/:id', { id: person.id })}>
      <bdi>{person.name || `#${person.id}`}</bdi>
    </Link>
  );
}
