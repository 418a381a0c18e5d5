import { Link } from '@remix-run/react';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment, useMoments } from '#app/components/moment.tsx';
import { CheckBadge } from '#app/components/tasks/check-badge.tsx';
import * as styles from '#app/components/tasks/tasks.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import type { OwnChecks } from './tasks-page.server.ts';

type OwnCheck = OwnChecks['checks'][number];

/** What a customer has done and what became of it, the newest first. */
export function OwnCheckList({ own: { checks, next, isFirst } }: { own: OwnChecks }) {
  const { t } = useTranslation('tasks');
  const columns = useColumns();
  return (
    <Stack gap={4}>
      <Table
        caption={t('mine.title')}
        captionIsHidden
        columns={columns}
        rows={checks}
        rowKey={({ id }) => String(id)}
        state={checks.length === 0 ? { kind: 'empty', content: <Nothing /> } : undefined}
      />
      {isFirst && next === null ? null : (
        <Row as="p" wraps gap={3}>
          {isFirst ? null : (
            <ButtonLink to={pagePath('tasks', {}, { tab: 'mine' })} tone="outline">
              {t('mine.newest')}
            </ButtonLink>
          )}
          {next === null ? null : (
            <ButtonLink to={pagePath('tasks', {}, { tab: 'mine', before: next })} tone="outline">
              {t('mine.earlier')}
            </ButtonLink>
          )}
        </Row>
      )}
    </Stack>
  );
}

function Nothing() {
  const { t } = useTranslation('tasks');
  return (
    <EmptyState drawing={DRAWINGS.orders} title={t('mine.empty')} headingLevel={2}>
      {t('mine.emptyText')}
    </EmptyState>
  );
}

function useColumns(): Column<OwnCheck>[] {
  const { t } = useTranslation('tasks');
  const { money } = useNumbers();
  return [
    {
      id: 'video',
      title: t('mine.video'),
      namesRow: true,
      cell: ({ id, task: { promotable }, youtube_account: account }) => (
        <Row as="span" gap={3} align="start">
          <img
            className={styles.thumbnail}
            src={promotable.snippet.thumbnail}
            alt=""
            width={80}
            height={45}
            loading="lazy"
            decoding="async"
          />
          <span className={styles.named}>
            <Link to={pagePath('tasks', {}, { check: id })} dir="auto">
              {promotable.snippet.title}
            </Link>
            {account === null ? null : (
              <span className={styles.detail}>
                <bdi>{account.name}</bdi>
              </span>
            )}
          </span>
        </Row>
      ),
    },
    {
      id: 'reward',
      title: t('mine.reward'),
      numeric: true,
      cell: ({ reward }) => money(reward),
    },
    {
      id: 'began',
      title: t('mine.began'),
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    { id: 'status', title: t('mine.status'), cell: (check) => <Status check={check} /> },
  ];
}

/** How it stands, when it is paid, and why it was declined. */
function Status({ check: { status, reason, ready_at: ready } }: { check: OwnCheck }) {
  const { t } = useTranslation('tasks');
  const momentOf = useMoments();
  return (
    <Stack as="span" gap={2} justify="start" fitsContent>
      <CheckBadge status={status} />
      {status === 'checked' && ready !== null ? (
        <span className={styles.detail}>
          {t('mine.paidOn', { moment: momentOf(ready, 'dayTime') })}
        </span>
      ) : null}
      {reason === null ? null : (
        <span className={styles.detail}>
          <bdi>{reason}</bdi>
        </span>
      )}
    </Stack>
  );
}
