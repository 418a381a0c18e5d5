import { Fragment } from 'react';
import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { AuditEntry } from '#core/back-office/audit/audit-list.contract.ts';
import { textOfAction } from '#core/platform/audit/audit-words.pure.ts';
import type { Told } from '#app/areas/staff/said/said-values.server.ts';
import { Said } from '#app/areas/staff/said/said.tsx';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { Moment } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './audit-columns.css.ts';

type Entry = Omit<AuditEntry, keyof Told> & Told;

/** What the audit says of an entry; `pathOfAction` is the list with this kind of entry alone. */
export function useAuditColumns(pathOfAction: (action: string) => string): ListColumn<Entry>[] {
  const { t } = useTranslation('audit');
  return [
    {
      id: 'what',
      title: t('column.what'),
      namesRow: true,
      cell: ({ action, outcome }) => (
        <Stack as="span" gap="half" fitsContent justify="start">
          <ActionName action={action} />
          <Link to={pathOfAction(action)} className={styles.code}>
            <Code>{action}</Code>
          </Link>
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
    {
      id: 'address',
      title: t('column.address'),
      isMore: true,
      cell: ({ address }) => <span className={styles.detail}>{address}</span>,
    },
    {
      id: 'request',
      title: t('column.request'),
      isMore: true,
      cell: ({ request_id: id }) => <span className={styles.detail}>{id}</span>,
    },
  ];
}

/** Broken, where it has to be, between its words. */
function Code({ children }: { children: string }) {
  return children.split(/(?<=[._])/).map((word, at) => (
    <Fragment key={at}>
      {word}
      <wbr />
    </Fragment>
  ));
}

/** An entry of the past may tell of what has no text any more: its code stands below. */
function ActionName({ action }: Pick<AuditEntry, 'action'>) {
  const { t } = useTranslation('audit');
  const text = textOfAction(action);
  return text === undefined ? null : <span>{t(`action.${text}`)}</span>;
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
