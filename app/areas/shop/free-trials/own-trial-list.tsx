import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FreeTrial } from '#core/growth/free-trials/free-trial.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment, useMoments } from '#app/components/moment.tsx';
import { TrialBadge } from '#app/components/trials/trial-badge.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import type { OwnTrials } from './free-trials-page.server.ts';
import * as styles from '#app/components/trials/trials.css.ts';

const HERE = pagePath('free-trials');

/** What a customer has taken and what became of it, the newest first. */
export function OwnTrialList({ own: { trials, next, isFirst } }: { own: OwnTrials }) {
  const { t } = useTranslation('trials');
  const columns = useColumns();
  return (
    <section>
      <h2 className={styles.heading}>{t('mine.title')}</h2>
      <Stack gap={4}>
        <Table
          caption={t('mine.title')}
          captionIsHidden
          columns={columns}
          rows={trials}
          rowKey={({ id }) => String(id)}
          state={trials.length === 0 ? { kind: 'empty', content: <Nothing /> } : undefined}
        />
        {isFirst && next === null ? null : (
          <Row as="p" wraps gap={3}>
            {isFirst ? null : (
              <ButtonLink to={HERE} tone="outline">
                {t('mine.newest')}
              </ButtonLink>
            )}
            {next === null ? null : (
              <ButtonLink to={`${HERE}?before=${next}`} tone="outline">
                {t('mine.earlier')}
              </ButtonLink>
            )}
          </Row>
        )}
      </Stack>
    </section>
  );
}

function Nothing() {
  const { t } = useTranslation('trials');
  return (
    <EmptyState drawing={DRAWINGS.orders} title={t('mine.empty')} headingLevel={3}>
      {t('mine.emptyText')}
    </EmptyState>
  );
}

function useColumns(): Column<FreeTrial>[] {
  const { t } = useTranslation('trials');
  const { count } = useNumbers();
  return [
    {
      id: 'trial',
      title: t('mine.trial'),
      namesRow: true,
      cell: ({ quest, free_trial_quest_id: id }) =>
        quest.is_shown ? (
          <Link to={pagePath('free-trials/:id', { id })}>{quest.name}</Link>
        ) : (
          <bdi>{quest.name}</bdi>
        ),
    },
    {
      id: 'reward',
      title: t('mine.reward'),
      cell: ({ quantity, service }) => (
        <span>
          {count(quantity)} × <bdi>{unbrokenName(service.name)}</bdi>
        </span>
      ),
    },
    {
      id: 'began',
      title: t('mine.began'),
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    { id: 'status', title: t('mine.status'), cell: (trial) => <Status trial={trial} /> },
  ];
}

/** How it stands, why it was refused, and the way to its order. */
function Status({ trial }: { trial: FreeTrial }) {
  const { status, reason, order_id: order, expire_at: until } = trial;
  const { t } = useTranslation('trials');
  const momentOf = useMoments();
  return (
    <Stack as="span" gap={2} justify="start" fitsContent>
      <TrialBadge status={status} />
      {status === 'tracked' ? (
        <span className={styles.detail}>
          {t('mine.until', { moment: momentOf(until, 'dayTime') })}
        </span>
      ) : null}
      {reason === null ? null : <span className={styles.detail}>{reason}</span>}
      {order === null ? null : (
        <Link to={pagePath('orders/:id', { id: order })}>{t('mine.order')}</Link>
      )}
    </Stack>
  );
}
