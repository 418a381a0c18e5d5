import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Withdrawal } from '#core/billing/withdrawals/withdrawal.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { WithdrawalBadge } from '#app/components/withdrawal-status.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import type { Found } from './withdraw.server.ts';
import * as styles from './withdraw.css.ts';

type WithdrawalListProps = Pick<Found, 'withdrawals' | 'next' | 'isFirst'>;

const HERE = pagePath('finances/withdraw');

/** What was asked for and what became of it, the newest first. */
export function WithdrawalList({ withdrawals, next, isFirst }: WithdrawalListProps) {
  const { t } = useTranslation('withdrawals');
  const columns = useColumns();
  return (
    <section>
      <h2 className={styles.heading}>{t('list.title')}</h2>
      <Stack gap={4}>
        <Table
          caption={t('list.title')}
          captionIsHidden
          columns={columns}
          rows={withdrawals}
          rowKey={({ id }) => String(id)}
          state={withdrawals.length === 0 ? { kind: 'empty', content: <Nothing /> } : undefined}
        />
        {isFirst && next === null ? null : (
          <Row as="p" wraps gap={3}>
            {isFirst ? null : (
              <ButtonLink to={HERE} tone="outline">
                {t('list.newest')}
              </ButtonLink>
            )}
            {next === null ? null : (
              <ButtonLink to={`${HERE}?before=${next}`} tone="outline">
                {t('list.earlier')}
              </ButtonLink>
            )}
          </Row>
        )}
      </Stack>
    </section>
  );
}

function Nothing() {
  const { t } = useTranslation('withdrawals');
  return (
    <EmptyState drawing={DRAWINGS.money} title={t('list.empty')} headingLevel={3}>
      {t('list.emptyText')}
    </EmptyState>
  );
}

function useColumns(): Column<Withdrawal>[] {
  const { t } = useTranslation('withdrawals');
  const { dollars } = useNumbers();
  return [
    {
      id: 'at',
      title: t('list.date'),
      namesRow: true,
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    { id: 'to', title: t('list.to'), cell: (one) => <To withdrawal={one} /> },
    {
      id: 'amount',
      title: t('total.amount'),
      numeric: true,
      cell: ({ amount }) => dollars(amount),
    },
    {
      id: 'receive',
      title: t('total.receive'),
      numeric: true,
      cell: ({ total_amount: total }) => dollars(total),
    },
    { id: 'status', title: t('list.status'), cell: (one) => <Status withdrawal={one} /> },
  ];
}

function To({ withdrawal: { id, method, account_number: account } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals');
  return (
    <Stack as="span" gap="half" fitsContent>
      {method.name}
      <span className={styles.detail}>{account}</span>
      <span className={styles.detail}>{t('number', { id })}</span>
    </Stack>
  );
}

/** How it stands, why it was refused, and the way to take it back. */
function Status({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, status, reason, may_be_canceled: mayBeCanceled } = withdrawal;
  const { t } = useTranslation('withdrawals');
  return (
    <Stack as="span" gap={2} justify="start" fitsContent>
      <WithdrawalBadge status={status} />
      {reason === null ? null : <span className={styles.detail}>{reason}</span>}
      {mayBeCanceled ? (
        <ButtonLink to={`${HERE}?cancel=${id}`} tone="quiet" size="small">
          {t('cancel.open')}
        </ButtonLink>
      ) : null}
    </Stack>
  );
}
